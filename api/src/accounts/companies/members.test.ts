import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { invitationFor } from '../../../tests/support/invites.js';
import { companyForm } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const recruiter = (givenName: string) => world.join({ givenName, userType: 'talentSeeker' });

describe('the members of a company', () => {
  async function companyOfThree(ownerName: string) {
    const owner = await recruiter(ownerName);
    const addresses = ['a', 'b'].map((name) => `${name}.${owner.me.id}@x.example`);
    await owner.visitor.ok('saveCompany', { body: { ...companyForm(), inviteColleagues: addresses.join(', ') } });
    const members = [];
    for (const address of addresses) {
      const member = await world.join({ givenName: 'Kim', email: address, userType: 'talentSeeker' });
      await member.visitor.ok('saveTalentSeekerProfile', { body: { magicLink: await invitationFor(world, address) } });
      members.push(member);
    }
    const [first, second] = members;
    if (first === undefined || second === undefined) throw new Error('Nobody joined.');
    return { owner, first, second };
  }

  test('are removed by the owner alone, and lose their access at once', async () => {
    const { owner, first, second } = await companyOfThree('Bodil');
    const params = { id: second.me.id };
    expect((await first.visitor.call('removeCompanyMember', { params })).status).toBe(403);
    expect((await owner.visitor.call('removeCompanyMember', { params: { id: owner.me.id } })).status).toBe(409);
    const left = await owner.visitor.ok('removeCompanyMember', { params });
    expect(left.members.map(({ id }) => id)).toEqual([owner.me.id, first.me.id]);
    expect((await second.visitor.call('listOpenRoles')).status).toBe(403);
    expect((await owner.visitor.call('removeCompanyMember', { params })).status).toBe(404);
  });

  test('leave by themselves, the owner once somebody else is it, and begin anew elsewhere', async () => {
    const { owner, first, second } = await companyOfThree('Disa');
    const refused = await owner.visitor.call('leaveCompany');
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Make a colleague the owner')]);
    expect(await second.visitor.ok('leaveCompany')).toEqual({ ok: true });
    expect((await second.visitor.call('listOpenRoles')).status).toBe(403);
    expect((await second.visitor.call('leaveCompany')).status).toBe(403);
    expect((await second.visitor.ok('getMe'))?.talentSeeker?.company).toBeNull();
    await owner.visitor.ok('handOverCompany', { body: { memberId: first.me.id } });
    await owner.visitor.ok('leaveCompany');
    const alone = await first.visitor.call('leaveCompany');
    expect([alone.status, alone.text]).toEqual([409, expect.stringContaining('You are alone in it')]);
    const { auditEntries } = world.server.app.models;
    const left = await auditEntries.find({ action: 'company.memberLeft' }).sort({ _id: 1 }).lean();
    expect(left.map(({ actorId, subjectId }) => [String(actorId), String(subjectId)])).toEqual([
      [second.me.id, second.me.id],
      [owner.me.id, owner.me.id],
    ]);
    const own = { createCorporateAccount: true, companyName: 'Dora AB' };
    await second.visitor.ok('saveTalentSeekerProfile', { body: own });
    expect((await second.visitor.ok('getMe'))?.talentSeeker?.company?.name).toBe('Dora AB');
  });

  test('have one owner, who may hand the company over', async () => {
    const { owner, first } = await companyOfThree('Cilla');
    expect((await first.visitor.call('handOverCompany', { body: { memberId: first.me.id } })).status).toBe(403);
    const handed = await owner.visitor.ok('handOverCompany', { body: { memberId: first.me.id } });
    expect(handed.members.filter(({ owner: owns }) => owns).map(({ id }) => id)).toEqual([first.me.id]);
    expect((await owner.visitor.call('removeCompanyMember', { params: { id: first.me.id } })).status).toBe(403);
    await first.visitor.ok('removeCompanyMember', { params: { id: owner.me.id } });
  });
});

/** A company with an owner and a colleague who joined by an invitation. */
async function withColleague(ownerName: string, colleagueName: string) {
  const owner = await recruiter(ownerName);
  const form = companyForm(`${ownerName} AB`);
  const address = `${colleagueName.toLowerCase()}@x.example`;
  await owner.visitor.ok('saveCompany', { body: { ...form, inviteColleagues: address } });
  const colleague = await world.join({ givenName: colleagueName, email: address, userType: 'talentSeeker' });
  await colleague.visitor.ok('saveTalentSeekerProfile', { body: { magicLink: await invitationFor(world, address) } });
  return { owner, colleague, form };
}

test('a right of somebody in one company does not come along into another', async () => {
  const { owner, form } = await withColleague('Ylva', 'Yngve');
  const guest = await recruiter('Yrsa');
  await guest.visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
  const own = { params: { id: guest.me.id }, body: { billing: true } };
  expect((await guest.visitor.call('setBillingRight', own)).status).toBe(409);
  const { users } = world.server.app.models;
  await users.updateOne({ _id: new Types.ObjectId(guest.me.id) }, { $set: { companyBilling: true } });
  await owner.visitor.ok('saveCompany', { body: { ...form, inviteColleagues: guest.me.email } });
  await guest.visitor.ok('saveTalentSeekerProfile', {
    body: { magicLink: await invitationFor(world, guest.me.email) },
  });
  const changed = await guest.visitor.call('saveCompany', { body: { ...form, invoiceEmail: 'thief@evil.example' } });
  expect(changed.status).toBe(403);
});

test('a company is handed to nobody who cannot sign in, by its owner or by their leaving', async () => {
  const { owner, colleague } = await withColleague('Ulla', 'Ulf');
  const { users } = world.server.app.models;
  const idOf = ({ me }: Pick<typeof owner, 'me'>) => new Types.ObjectId(me.id);
  await users.updateOne({ _id: idOf(colleague) }, { $set: { suspendedAt: world.clock.now() } });
  const answer = await owner.visitor.call('handOverCompany', { body: { memberId: colleague.me.id } });
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('Choose another one')]);

  const address = 'una@x.example';
  await owner.visitor.ok('saveCompany', { body: { ...companyForm('Ulla AB'), inviteColleagues: address } });
  const third = await world.join({ givenName: 'Una', email: address, userType: 'talentSeeker' });
  await third.visitor.ok('saveTalentSeekerProfile', { body: { magicLink: await invitationFor(world, address) } });
  await owner.visitor.ok('deleteMe');
  expect(await users.findById(idOf(third)).lean()).toMatchObject({ companyOwner: true });
  const { auditEntries, outbox } = world.server.app.models;
  expect(await auditEntries.find({ action: 'company.handedOver', subjectId: idOf(third) }).lean()).toMatchObject([
    { actorId: null, subject: 'user', companyId: expect.any(Types.ObjectId), details: { kind: 'ownerLeft' } },
  ]);
  const told = await outbox.find({ 'payload.template': 'companyHandedOver' }).lean();
  expect(told).toMatchObject([{ payload: { toUser: third.me.id, values: { firstName: 'Una' } } }]);
});

describe('what stands on documents', () => {
  test('is changed by the owner and who has the billing right; each change is audited and mailed to the owner', async () => {
    const { owner, colleague, form } = await withColleague('Åsa', 'Örjan');
    const changed = { ...form, address: 'Nygatan 2' };
    const refused = await colleague.visitor.call('saveCompany', { body: changed });
    expect(refused.status).toBe(403);
    // Who changes nothing may still invite.
    await colleague.visitor.ok('saveCompany', { body: { ...form, inviteColleagues: 'third@x.example' } });

    expect(
      (await colleague.visitor.call('setBillingRight', { params: { id: colleague.me.id }, body: { billing: true } }))
        .status,
    ).toBe(403);
    await owner.visitor.ok('setBillingRight', { params: { id: colleague.me.id }, body: { billing: true } });
    expect(await colleague.visitor.ok('saveCompany', { body: changed })).toMatchObject({ address: 'Nygatan 2' });
    const { models } = world.server.app;
    expect(await models.auditEntries.find({ actorId: new Types.ObjectId(colleague.me.id) }).lean()).toMatchObject([
      { action: 'company.detailsChanged', details: { fields: 'address' } },
    ]);
    expect(
      await models.outbox.find({ 'payload.toUser': owner.me.id, 'payload.template': 'companyChanged' }).lean(),
    ).toMatchObject([{ payload: { values: { actorName: 'Örjan Testdotter', fields: 'its address' } } }]);

    await owner.visitor.ok('setBillingRight', { params: { id: colleague.me.id }, body: { billing: false } });
    expect((await colleague.visitor.call('saveCompany', { body: form })).status).toBe(403);
  });
});
