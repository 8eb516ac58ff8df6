import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { dayOf } from '@vela/market/days';
import { invitationFor } from '../../../tests/support/invites.js';
import {
  companyForm,
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
} from '../../../tests/support/people.js';
import type { Member } from '../../../tests/support/sign-in.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { tellWhoIsAway } from '../../hiring/conversations/index.js';
import { invoiceDueHires } from '../../hiring/hires/index.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** Signed in anew, days later. */
async function again({ me, visitor }: Member): Promise<Visitor> {
  await world.signIn({ givenName: me.givenName, signin: true }, visitor);
  return visitor;
}

const recruiter = (givenName: string): Promise<Member> => world.join({ givenName, userType: 'talentSeeker' });

/** Somebody with nothing but a placeholder, who gives the number of a company and asks to join it. */
async function askerOf(owner: Recruiter, givenName: string): Promise<Member> {
  const asker = await recruiter(givenName);
  await asker.visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
  const { organizationNumber, country } = owner.company;
  await asker.visitor.ok('askToJoinCompany', { body: { country, organizationNumber } });
  return asker;
}

const mailsOf = ({ me }: Member, template: string) =>
  world.server.app.models.outbox.find({ 'payload.toUser': me.id, 'payload.template': template }).lean();

describe('somebody who asks to join', () => {
  test('is seen by the owner alone, joins by their yes, and hears of it', async () => {
    const owner = await joinAsRecruiter(world, { givenName: 'Agare' }, 'Öppen AB');
    const asker = await askerOf(owner, 'Fragare');
    const waiting = await owner.visitor.ok('listJoinRequests');
    expect(waiting).toMatchObject([{ name: 'Fragare Testdotter', email: asker.me.email }]);
    expect(await asker.visitor.ok('listJoinRequests')).toEqual([]);
    const stranger = await joinAsRecruiter(world, { givenName: 'Framling' }, 'Annan AB');
    const params = { id: waiting[0]?.id ?? '' };
    expect((await stranger.visitor.call('answerJoinRequest', { params, body: { accepted: true } })).status).toBe(404);

    expect(await owner.visitor.ok('answerJoinRequest', { params, body: { accepted: true } })).toEqual([]);
    const me = await asker.visitor.ok('getMe');
    expect(me?.talentSeeker?.company).toMatchObject({ id: owner.company.id, name: 'Öppen AB' });
    expect(await mailsOf(asker, 'joinAnswered')).toMatchObject([{ payload: { values: { accepted: 'yes' } } }]);
    const { auditEntries } = world.server.app.models;
    expect(await auditEntries.countDocuments({ action: 'company.joinAccepted', subjectId: asker.me.id })).toBe(1);
    // A member sees nobody, and decides nothing.
    const other = await askerOf(owner, 'Fragvis');
    expect(await asker.visitor.ok('listJoinRequests')).toEqual([]);
    const [open] = await owner.visitor.ok('listJoinRequests');
    const late = { params: { id: open?.id ?? '' }, body: { accepted: true } };
    expect((await asker.visitor.call('answerJoinRequest', late)).status).toBe(403);
    expect((await other.visitor.ok('getMe'))?.talentSeeker?.company?.id).not.toBe(owner.company.id);
  });

  test('waits no more once they have joined by an invitation', async () => {
    const owner = await joinAsRecruiter(world, { givenName: 'Bjud' }, 'Inbjudan AB');
    const asker = await askerOf(owner, 'Bjuden');
    const { joinRequests } = world.server.app.models;
    const companyId = new Types.ObjectId(owner.company.id);
    expect(await joinRequests.countDocuments({ companyId })).toBe(1);
    await owner.visitor.ok('saveCompany', {
      body: { ...companyForm('Inbjudan AB'), inviteColleagues: asker.me.email },
    });
    const magicLink = await invitationFor(world, asker.me.email);
    await asker.visitor.ok('saveTalentSeekerProfile', { body: { magicLink } });
    expect(await joinRequests.countDocuments({ companyId })).toBe(0);
  });

  test('stays outside by a no, and may ask again', async () => {
    const owner = await joinAsRecruiter(world, { givenName: 'Nekare' }, 'Sluten AB');
    const asker = await askerOf(owner, 'Nekad');
    const [waiting] = await owner.visitor.ok('listJoinRequests');
    const params = { id: waiting?.id ?? '' };
    await owner.visitor.ok('answerJoinRequest', { params, body: { accepted: false } });
    expect(await mailsOf(asker, 'joinAnswered')).toMatchObject([{ payload: { values: { accepted: '' } } }]);
    expect((await owner.visitor.call('answerJoinRequest', { params, body: { accepted: true } })).status).toBe(404);
    expect((await asker.visitor.ok('getMe'))?.talentSeeker?.company?.id).not.toBe(owner.company.id);
    const { organizationNumber, country } = owner.company;
    for (let times = 0; times < 2; times += 1)
      await asker.visitor.ok('askToJoinCompany', { body: { country, organizationNumber } });
    expect(await owner.visitor.ok('listJoinRequests')).toHaveLength(1);
    expect(await mailsOf(owner, 'companyJoin')).toHaveLength(2);
  });

  test('cannot be taken out of a company of their own', async () => {
    const owner = await joinAsRecruiter(world, { givenName: 'Lockare' }, 'Lockande AB');
    const busy = await joinAsRecruiter(world, { givenName: 'Upptagen' }, 'Upptagna AB');
    const { organizationNumber, country } = owner.company;
    await busy.visitor.ok('askToJoinCompany', { body: { country, organizationNumber } });
    const [waiting] = await owner.visitor.ok('listJoinRequests');
    const answer = await owner.visitor.call('answerJoinRequest', {
      params: { id: waiting?.id ?? '' },
      body: { accepted: true },
    });
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('belongs to another company')]);
    expect((await busy.visitor.ok('getMe'))?.talentSeeker?.company?.id).toBe(busy.company.id);
  });

  test('becomes a colleague: whom they are as a talent is not seen by the company any more', async () => {
    const owner = await joinAsRecruiter(world, { givenName: 'Sokare' }, 'Sökande AB');
    const both = await joinAsTalent(world, { givenName: 'Bada' });
    await both.visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
    const look = { params: { id: handleFor(owner, both) } };
    expect((await owner.visitor.call('getJobSeekerProfile', look)).status).toBe(200);
    const { organizationNumber, country } = owner.company;
    await both.visitor.ok('askToJoinCompany', { body: { country, organizationNumber } });
    const [waiting] = await owner.visitor.ok('listJoinRequests');
    await owner.visitor.ok('answerJoinRequest', { params: { id: waiting?.id ?? '' }, body: { accepted: true } });
    expect((await owner.visitor.call('getJobSeekerProfile', look)).status).toBe(404);
  });
});

describe('a talent who becomes a colleague of the company that she talks to', () => {
  /** The request was accepted, the company noted something about her, and put her on its shortlist. */
  async function colleague(names: readonly [owner: string, both: string]) {
    const owner = await joinAsRecruiter(world, { givenName: names[0] }, `${names[0]} AB`);
    const both = await joinAsTalent(world, { givenName: names[1] });
    const handle = { params: { id: handleFor(owner, both) } };
    await owner.visitor.ok('markTalent', { ...handle, body: { shortlisted: true, note: 'Verkar hal' } });
    const { id } = await owner.visitor.ok('createConnection', { body: requestTo(owner, both) });
    const params = { id };
    await both.visitor.ok('answerConnection', { params, body: { status: 'accepted' } });
    await owner.visitor.ok('updateConversation', { params, body: { notes: 'Högst 52 000', notesRevision: 0 } });
    await both.visitor.ok('saveTalentSeekerProfile', { body: { createCorporateAccount: true } });
    const { organizationNumber, country } = owner.company;
    await both.visitor.ok('askToJoinCompany', { body: { country, organizationNumber } });
    const [waiting] = await owner.visitor.ok('listJoinRequests');
    await owner.visitor.ok('answerJoinRequest', { params: { id: waiting?.id ?? '' }, body: { accepted: true } });
    expect((await both.visitor.ok('getMe'))?.talentSeeker?.company?.id).toBe(owner.company.id);
    return { owner, both, handle, params };
  }
  const today = () => dayOf(world.clock.now());
  const hireOf = (connectionId: string) => ({
    connectionId,
    signedOn: today(),
    startsOn: today(),
    probationEndsOn: null,
    compensation: '50000',
    currency: 'SEK' as const,
    compensationTimePeriod: 'Monthly' as const,
  });

  test('stays the talent in it, and reads and changes nothing that the company keeps of her', async () => {
    const { owner, both, handle, params } = await colleague(['Kollegan', 'Dubbla']);
    const talent = await both.visitor.ok('getConversation', { params });
    expect([talent.view, talent.sent, talent.received?.id]).toEqual(['jobSeeker', null, params.id]);
    const message = await both.visitor.ok('sendMessage', { params, body: { clientId: 'a'.repeat(20), text: 'Hej' } });
    expect(message.side).toBe('jobSeeker');
    const company = await owner.visitor.ok('getConversation', { params });
    expect(company.view).toBe('talentSeeker');
    expect(company.people.filter(({ name }) => name === 'Dubbla Testdotter')).toMatchObject([{ side: 'jobSeeker' }]);

    const asCompany = { query: { userType: 'talentSeeker' } } as const;
    expect(await both.visitor.ok('listConversations', asCompany)).toEqual([]);
    expect(await both.visitor.ok('listConnections', asCompany)).toEqual([]);
    expect(await both.visitor.ok('listConversations', { query: { userType: 'jobSeeker' } })).toHaveLength(1);
    const refused = [
      await both.visitor.call('getSentConnection', { params }),
      await both.visitor.call('updateConversation', { params, body: { notes: 'Bäst av alla', notesRevision: 1 } }),
      await both.visitor.call('getJobSeekerProfile', handle),
      await both.visitor.call('markTalent', { ...handle, body: { note: 'Bäst av alla' } }),
      await both.visitor.call('moveTalent', {
        params: { id: owner.role.id },
        body: { talent: handle.params.id, where: 'up', reason: 'Bäst av alla' },
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await owner.visitor.ok('listConversations', asCompany)).map(({ id }) => id)).toEqual([params.id]);
    const [entry] = (await both.visitor.ok('getStatement', { query: { page: 1 } })).entries.filter(
      ({ cause }) => cause === 'connection',
    );
    expect(entry).toMatchObject({ person: null, connectionId: null, roleName: '' });
  });

  test('reports her hire as the talent alone, and sees nothing of what it costs', async () => {
    const { owner, both, params } = await colleague(['Anstallare', 'Anstallda']);
    expect((await both.visitor.call('reportHire', { body: hireOf(params.id) })).status).toBe(403);
    const { id } = await owner.visitor.ok('reportHire', { body: hireOf(params.id) });
    expect(await both.visitor.ok('listHires', { query: { userType: 'talentSeeker' } })).toEqual([]);
    await both.visitor.ok('answerHire', { params: { id }, body: { answer: 'confirmed' } });
    await world.server.app.models.hires.updateOne({ _id: id }, { $set: { status: 'confirmed' } });
    const ended = { params: { id }, body: { endedOn: today() } };
    expect((await both.visitor.call('reportHireEnd', ended)).status).toBe(404);
    expect((await owner.visitor.call('reportHireEnd', ended)).status).toBe(200);
  });

  test('reads no invoice of her hire, unless she decides about its documents', async () => {
    const { owner, both, params } = await colleague(['Betalare', 'Fakturerad']);
    const { id } = await owner.visitor.ok('reportHire', { body: hireOf(params.id) });
    await both.visitor.ok('answerHire', { params: { id }, body: { answer: 'confirmed' } });
    const admin = (await world.join({ givenName: 'Boss', email: 'admin@vela.example' })).visitor;
    await admin.ok('adminConfirmHire', { params: { id }, body: { bonusSek: null, reason: 'Shown.' } });
    world.clock.advance({ days: 1 });
    await invoiceDueHires(world.server.app);
    const [theirs, hers] = [await again(owner), await again(both)];
    const [invoice] = await theirs.ok('listInvoices');
    const pdf = { params: { id: invoice?.id ?? '' } };
    const about = { query: { subjectId: pdf.params.id } };
    const [document] = await theirs.ok('listDocuments', about);
    expect(invoice?.hireId).toBe(id);
    expect([await hers.ok('listInvoices'), await hers.ok('listDocuments', about)]).toEqual([[], []]);
    expect(await hers.ok('listDocuments', { query: {} })).toEqual([]);
    const read = async (who: Visitor) => [
      (await who.call('getInvoicePdf', pdf)).status,
      (await who.call('getDocumentPdf', { params: { id: document?.id ?? '' } })).status,
    ];
    expect([await read(theirs), await read(hers)]).toEqual([
      [200, 200],
      [404, 404],
    ]);
    await theirs.ok('setBillingRight', { params: { id: both.me.id }, body: { billing: true } });
    expect(await hers.ok('listInvoices')).toMatchObject([{ hireId: id }]);
    expect(await read(hers)).toEqual([200, 200]);
  });

  test('is told as a talent alone, also where nobody else of the company is left', async () => {
    const { owner, both, params } = await colleague(['Namnare', 'Namnda']);
    await owner.visitor.ok('updateConversation', {
      params,
      body: { notes: 'Fråga inte @Namnda Testdotter', notesRevision: 1 },
    });
    expect(await mailsOf(both, 'mentioned')).toEqual([]);
    await owner.visitor.ok('deleteMe');
    await both.visitor.ok('reportOwnHire', { body: hireOf(params.id) });
    expect(await mailsOf(both, 'hireToldByTalent')).toEqual([]);
    await both.visitor.ok('sendMessage', { params, body: { clientId: 'b'.repeat(20), text: 'Är någon där?' } });
    world.clock.advance({ minutes: 15 });
    await tellWhoIsAway(world.server.app);
    expect(await mailsOf(both, 'newMessages')).toEqual([]);
  });
});
