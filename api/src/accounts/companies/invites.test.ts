import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { daysLater, endOfDayAfter } from '@vela/market/days';
import { invitationFor } from '../../../tests/support/invites.js';
import { companyForm } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { invitationsHoldThroughTheirDay } from './migrate-deadlines.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const recruiter = (givenName: string) => world.join({ givenName, userType: 'talentSeeker' });

describe('inviting colleagues', () => {
  test('a colleague joins through the mailed link, once', async () => {
    const owner = await recruiter('Vega');
    await owner.visitor.ok('saveCompany', {
      body: { ...companyForm(), inviteColleagues: 'kim@x.example, kim@x.example' },
    });
    const token = await invitationFor(world, 'kim@x.example');
    const kim = await world.join({ givenName: 'Kim', email: 'kim@x.example', userType: 'talentSeeker' });
    const joined = await kim.visitor.ok('saveTalentSeekerProfile', { body: { magicLink: token } });
    expect(joined.company?.members.map(({ givenName, owner: isOwner }) => [givenName, isOwner])).toEqual([
      ['Vega', true],
      ['Kim', false],
    ]);
    const late = await (await recruiter('Lou')).visitor.call('saveTalentSeekerProfile', { body: { magicLink: token } });
    expect(late.status).toBe(422);
  });

  test('the link works for the address alone that it was sent to, and says so to others', async () => {
    const owner = await recruiter('Beatrix');
    await owner.visitor.ok('saveCompany', { body: { ...companyForm(), inviteColleagues: 'nils.holm@x.example' } });
    const token = await invitationFor(world, 'nils.holm@x.example');
    const other = await recruiter('Cecilia');
    const answer = await other.visitor.call('saveTalentSeekerProfile', { body: { magicLink: token } });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('n…@x.example');
    expect(answer.text).not.toContain('nils.holm');
    const nils = await world.join({ givenName: 'Nils', email: 'Nils.Holm@x.example', userType: 'talentSeeker' });
    const joined = await nils.visitor.ok('saveTalentSeekerProfile', { body: { magicLink: token } });
    expect(joined.company?.members).toHaveLength(2);
  });

  test('fills nobody’s inbox: the second mail to an address is the last for a week, in words of ours', async () => {
    const owner = await recruiter('Dagny');
    const form = companyForm('CLICK HERE');
    const save = () =>
      owner.visitor.call('saveCompany', {
        body: { ...form, inviteColleagues: 'victim@x.example' },
      });
    const statuses = [];
    for (let round = 0; round < 5; round += 1) statuses.push((await save()).status);
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
    const { body, headers } = await save();
    expect(body).toMatchObject({ detail: expect.stringMatching(/too many invitations for now.* after \d+ \w+\.$/) });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(6 * 86_400);
    const mails = await world.server.app.models.outbox.find({ 'payload.to': 'victim@x.example' }).lean();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.payload).toMatchObject({ values: { inviterName: 'Dagny Testdotter', companyName: 'CLICK HERE' } });
  });

  test('an inbox that many companies invite is left alone, and nobody is told', async () => {
    const statuses = [];
    for (let round = 0; round < 7; round += 1) {
      const owner = await recruiter(`Ebba${'abcdefg'[round] ?? ''}`);
      const tagged = `popular${round === 0 ? '' : `+${round}`}@x.example`;
      statuses.push(
        (await owner.visitor.call('saveCompany', { body: { ...companyForm(), inviteColleagues: tagged } })).status,
      );
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await world.server.app.models.outbox.countDocuments({ 'payload.to': /^popular/ })).toBe(5);
  });

  test('an invitation that such an inbox holds up leaves the mailed link good, and reads as any other', async () => {
    const email = 'held@x.example';
    const owner = await recruiter('Folke');
    const inviteBy = ({ visitor }: typeof owner) =>
      visitor.ok('saveCompany', { body: { ...companyForm(), inviteColleagues: email } });
    await inviteBy(owner);
    const token = await invitationFor(world, email);
    for (const name of ['Gota', 'Gunda', 'Gerd', 'Gisela']) await inviteBy(await recruiter(name));
    world.clock.advance({ days: 1 });
    await inviteBy(owner);
    expect(await world.server.app.models.outbox.countDocuments({ 'payload.to': email })).toBe(5);
    const listed = await owner.visitor.ok('listCompanyInvites');
    expect(listed).toMatchObject([{ email, expiresAt: endOfDayAfter(world.clock.now(), 14).toISOString() }]);
    const kim = await world.join({ givenName: 'Kim', email, userType: 'talentSeeker' });
    const joined = await kim.visitor.ok('saveTalentSeekerProfile', { body: { magicLink: token } });
    expect(joined.company?.members).toHaveLength(2);
  });

  test('keeps only a hash of the token, and lets it grow old', async () => {
    const owner = await recruiter('Wera');
    await owner.visitor.ok('saveCompany', { body: { ...companyForm(), inviteColleagues: 'old@x.example' } });
    const token = await invitationFor(world, 'old@x.example');
    const hash = createHash('sha256').update(token).digest('base64url');
    expect(await world.server.app.models.companyInvites.countDocuments({ tokenHash: hash })).toBe(1);
    world.clock.advance({ days: 15 });
    const late = await (await recruiter('Mio')).visitor.call('saveTalentSeekerProfile', { body: { magicLink: token } });
    expect(late.status).toBe(422);
  });

  test('holds through the day that the company is told, also where it was sent before that was so', async () => {
    const owner = await recruiter('Wilma');
    const { companyInvites } = world.server.app.models;
    const email = 'through@x.example';
    const sentAt = world.clock.now();
    await owner.visitor.ok('saveCompany', { body: { ...companyForm(), inviteColleagues: email } });
    const until = endOfDayAfter(sentAt, 14);
    expect(await owner.visitor.ok('listCompanyInvites')).toMatchObject([{ expiresAt: until.toISOString() }]);
    await companyInvites.updateOne({ email }, { $set: { expiresAt: daysLater(sentAt, 14) } });
    await invitationsHoldThroughTheirDay(companyInvites.db);
    expect(await companyInvites.findOne({ email }).lean()).toMatchObject({ expiresAt: until });
  });

  test('names what is no address', async () => {
    const { visitor } = await recruiter('Ylva');
    const answer = await visitor.call('saveCompany', {
      body: { ...companyForm(), inviteColleagues: 'a@b.example nope' },
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('inviteColleagues');
    expect((await visitor.ok('getMe'))?.talentSeeker?.company).toBeNull();
  });

  test('an invitation is listed until it is used or taken back', async () => {
    const owner = await recruiter('Zoe');
    await owner.visitor.ok('saveCompany', {
      body: { ...companyForm(), inviteColleagues: 'one@x.example two@x.example' },
    });
    const invites = await owner.visitor.ok('listCompanyInvites');
    expect(invites.map(({ email }) => email)).toEqual(['one@x.example', 'two@x.example']);
    const [one, two] = [await invitationFor(world, 'one@x.example'), await invitationFor(world, 'two@x.example')];
    expect(await owner.visitor.ok('revokeCompanyInvite', { params: { id: invites[0]?.id ?? '' } })).toHaveLength(1);
    expect(
      (await (await recruiter('Ono')).visitor.call('saveTalentSeekerProfile', { body: { magicLink: one } })).status,
    ).toBe(422);
    const tvo = await world.join({ givenName: 'Tvo', email: 'two@x.example', userType: 'talentSeeker' });
    await tvo.visitor.ok('saveTalentSeekerProfile', { body: { magicLink: two } });
    expect(await owner.visitor.ok('listCompanyInvites')).toEqual([]);
  });

  test('a member is not invited again', async () => {
    const owner = await recruiter('Aina');
    const answer = await owner.visitor.call('saveCompany', {
      body: { ...companyForm(), inviteColleagues: owner.me.email },
    });
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('belongs to your company already')]);
  });
});

test.each(['removed', 'leaving', 'suspended', 'deleted'] as const)(
  'whom a colleague invited does not join once that colleague is gone: %s',
  async (how) => {
    const owner = await recruiter(`Hedda${how}`);
    const addresses = {
      own: `colleague.${how}@x.example`,
      other: `other.${how}@x.example`,
      kept: `kept.${how}@x.example`,
    };
    await owner.visitor.ok('saveCompany', {
      body: { ...companyForm(), inviteColleagues: `${addresses.own} ${addresses.kept}` },
    });
    const colleague = await world.join({ givenName: 'Kim', email: addresses.own, userType: 'talentSeeker' });
    await colleague.visitor.ok('saveTalentSeekerProfile', {
      body: { magicLink: await invitationFor(world, addresses.own) },
    });
    await colleague.visitor.ok('saveCompany', { body: { inviteColleagues: addresses.other } });
    const links = {
      other: await invitationFor(world, addresses.other),
      kept: await invitationFor(world, addresses.kept),
    };
    const params = { id: colleague.me.id };
    if (how === 'removed') await owner.visitor.ok('removeCompanyMember', { params });
    if (how === 'leaving') await colleague.visitor.ok('leaveCompany');
    if (how === 'deleted') await colleague.visitor.ok('deleteMe');
    if (how === 'suspended') {
      const admin = await world.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' });
      await admin.visitor.ok('adminSuspendUser', { params, body: { reason: 'Abuse' } });
    }
    expect((await owner.visitor.ok('listCompanyInvites')).map(({ email }) => email)).toEqual([addresses.kept]);
    const joinAs = async (who: 'other' | 'kept') => {
      const { visitor } = await world.join({ givenName: 'Lo', email: addresses[who], userType: 'talentSeeker' });
      return (await visitor.call('saveTalentSeekerProfile', { body: { magicLink: links[who] } })).status;
    };
    expect([await joinAs('other'), await joinAs('kept')]).toEqual([422, 200]);
  },
);
