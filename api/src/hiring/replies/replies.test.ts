import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import type { UserType } from '@vela/contracts/constants';
import { DAY_MS } from '@vela/market/days';
import { requestExpiresAt } from '@vela/market/requests';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { post } from '../../money/ledger/index.js';
import { expireRequests } from '../connections/index.js';

let world: World;
beforeAll(async () => {
  // A Monday, 2027-01-11.
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());

let messages = 0;
const say = ({ visitor }: Recruiter | Talent, id: string) =>
  visitor.ok('sendMessage', {
    params: { id },
    body: { clientId: `reply-message-of-a-test-${(messages += 1)}`, text: 'Hello' },
  });

const giveTokens = ({ company }: Recruiter, amount: number): Promise<void> =>
  world.server.app.inTransaction((session) =>
    post(
      world.server.app,
      {
        companyId: new Types.ObjectId(company.id),
        account: 'tokens',
        kind: 'purchase',
        amount,
        cause: 'purchase',
        causeId: new Types.ObjectId(),
      },
      session,
    ),
  );

async function ask(recruiter: Recruiter, talent: Talent): Promise<string> {
  return (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;
}

const accept = ({ visitor }: Talent, id: string) =>
  visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });

test('a company that leaves people waiting is shown to, on both sides, from five conversations on', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rut' }, 'Svar AB');
  await giveTokens(recruiter, 40);
  const talents: Talent[] = [];
  for (const givenName of ['Ada', 'Bea', 'Cia', 'Dea', 'Eva', 'Fia'])
    talents.push(await joinAsTalent(world, { givenName }));
  const ids: string[] = [];
  for (const talent of talents) ids.push(await ask(recruiter, talent));
  const [ada, , , , , fia] = talents as [Talent, Talent, Talent, Talent, Talent, Talent];
  const [adas, , , , , fias] = ids as [string, string, string, string, string, string];

  const sentAt = world.clock.now().toISOString();
  const until = requestExpiresAt(sentAt).toISOString();
  const [request] = await fia.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } });
  expect(request?.clock).toEqual({ for: 'jobSeeker', since: sentAt, usualDays: null, until });
  expect(request).toMatchObject({ company: { replies: null } });

  world.clock.advance({ days: 1 });
  for (const [index, talent] of talents.slice(0, 5).entries()) await accept(talent, ids[index] ?? '');
  const yes = world.clock.now().toISOString();
  const mine = () => ada.visitor.ok('getConversation', { params: { id: adas } });
  expect((await mine()).waiting).toEqual({ for: 'company', since: yes, usualDays: null, until: null });
  world.clock.advance({ days: 2 });
  for (const id of ids.slice(0, 3)) await say(recruiter, id);
  // Two who said yes hear nothing.
  world.clock.advance({ days: 8 });

  const figures = { conversations: 5, answered: 3, days: 2, leavesWaiting: true };
  const { received } = await mine();
  expect(received?.company.replies).toEqual(figures);
  expect((await recruiter.visitor.ok('getCompanyPage')).replies).toEqual(figures);
  const [waits] = await fia.visitor.ok('listConnections', { query: { userType: 'jobSeeker', status: 'open' } });
  expect(waits).toMatchObject({ clock: { for: 'jobSeeker', usualDays: null, until }, company: { replies: figures } });

  // The company is told what talents that it asked usually take, never what one of them takes.
  const open = await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker', status: 'open' } });
  expect(open).toMatchObject([{ id: fias, clock: { for: 'jobSeeker', since: sentAt, usualDays: 1, until } }]);
  expect((await mine()).waiting).toMatchObject({ for: 'jobSeeker', usualDays: null });
  const listedFor = async ({ visitor }: Recruiter | Talent, userType: UserType) =>
    (await visitor.ok('listConversations', { query: { userType } })).find(({ id }) => id === adas);
  expect(await listedFor(ada, 'jobSeeker')).toMatchObject({ waiting: { for: 'jobSeeker', usualDays: null } });
  expect(await listedFor(recruiter, 'talentSeeker')).toMatchObject({ waiting: { for: 'jobSeeker', usualDays: 1 } });

  // Somebody who takes everything along takes it out of the figures, too: four are too few.
  world.clock.advance({ minutes: 11 });
  await talents[4]?.visitor.ok('deleteMe');
  expect((await recruiter.visitor.ok('getCompanyPage')).replies).toBeNull();
});

test('a counter-offer waits for the company, and times to meet are answers', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rea' }, 'Tid AB');
  const talent = await joinAsTalent(world, { givenName: 'Gun' });
  const id = await ask(recruiter, talent);
  world.clock.advance({ days: 1 });
  const counteredAt = world.clock.now().toISOString();
  const terms = { kind: 'salary', compensation: '65000' } as const;
  expect((await talent.visitor.ok('counterConnection', { params: { id }, body: { terms } })).clock).toMatchObject({
    for: 'company',
    since: counteredAt,
  });
  const seen = await recruiter.visitor.ok('answerCounterOffer', { params: { id }, body: { answer: 'kept' } });
  expect(seen.clock).toMatchObject({ for: 'jobSeeker', since: world.clock.now().toISOString() });
  await accept(talent, id);
  const waiting = async () => (await talent.visitor.ok('getConversation', { params: { id } })).waiting;
  const start = new Date(world.clock.now().getTime() + 3 * DAY_MS).toISOString();
  const proposal = { starts: [start], minutes: 30, place: '' };
  const [meeting] = await recruiter.visitor.ok('proposeTimes', { params: { id }, body: proposal });
  expect(await waiting()).toMatchObject({ for: 'jobSeeker' });
  await talent.visitor.ok('acceptTime', { params: { id, meeting: meeting?.id ?? '' }, body: { start } });
  expect(await waiting()).toBeNull();
  await say(talent, id);
  expect(await waiting()).toMatchObject({ for: 'company' });
});

test('what a talent takes to answer changes neither her score nor her place', async () => {
  const [quick, silent] = [
    await joinAsTalent(world, { givenName: 'Hedvig' }),
    await joinAsTalent(world, { givenName: 'Ida' }),
  ];
  const looking = await joinAsRecruiter(world, { givenName: 'Reva' }, 'Letar AB');
  const asking = await joinAsRecruiter(world, { givenName: 'Rika' }, 'Frågar AB');
  const list = async () =>
    (await looking.visitor.ok('getOpenRole', { params: { id: looking.role.id } })).matches.map(
      ({ score, jobSeekerProfile }) => [jobSeekerProfile.id, score],
    );
  const before = await list();
  expect(before.length).toBeGreaterThanOrEqual(2);
  const answered = await ask(asking, quick);
  await ask(asking, silent);
  await accept(quick, answered);
  await say(asking, answered);
  await say(quick, answered);
  // Nothing but the silence may differ: the request ends without an answer, within the same week.
  const { connections } = world.server.app.models;
  await connections.updateMany({ companyId: asking.company.id, status: 'open' }, { $set: { expiresAt: new Date(0) } });
  await expireRequests(world.server.app);
  expect(await connections.countDocuments({ companyId: asking.company.id, status: 'expired' })).toBe(1);
  expect(await list()).toEqual(before);
});

const conversationOf = async (givenName: string) => {
  const recruiter = await joinAsRecruiter(world, { givenName: `Rita${givenName}` }, `${givenName}s AB`);
  const talent = await joinAsTalent(world, { givenName });
  const id = await ask(recruiter, talent);
  await accept(talent, id);
  const saidYesAt = world.clock.now().toISOString();
  const propose = async ({ visitor }: Recruiter | Talent) => {
    const start = new Date(world.clock.now().getTime() + 9 * DAY_MS).toISOString();
    const meetings = await visitor.ok('proposeTimes', {
      params: { id },
      body: { starts: [start], minutes: 30, place: '' },
    });
    return { id, meeting: meetings.at(-1)?.id ?? '' };
  };
  const waiting = async (reader = talent.visitor) => (await reader.ok('getConversation', { params: { id } })).waiting;
  return { recruiter, talent, id, saidYesAt, propose, waiting };
};

test('whoever refuses times has said something: the other side is waited for', async () => {
  const { recruiter, talent, propose, waiting } = await conversationOf('Pia');
  const offered = await propose(recruiter);
  world.clock.advance({ days: 1 });
  await talent.visitor.ok('cancelMeeting', { params: offered, body: {} });
  const refusedAt = world.clock.now().toISOString();
  expect(await waiting()).toMatchObject({ for: 'company', since: refusedAt });
  const wished = await propose(talent);
  expect(await waiting()).toMatchObject({ for: 'company', since: refusedAt });
  world.clock.advance({ days: 1 });
  await recruiter.visitor.ok('cancelMeeting', { params: wished, body: {} });
  expect(await waiting()).toMatchObject({ for: 'jobSeeker', since: world.clock.now().toISOString() });
});

test('times that their own side takes back never were an answer', async () => {
  const { recruiter, talent, id, saidYesAt, propose, waiting } = await conversationOf('Siv');
  world.clock.advance({ days: 1 });
  const first = await propose(recruiter);
  expect(await waiting()).toMatchObject({ for: 'jobSeeker' });
  await recruiter.visitor.ok('cancelMeeting', { params: first, body: {} });
  expect(await waiting()).toMatchObject({ for: 'company', since: saidYesAt });
  // What was said beside it stays said.
  const second = await propose(recruiter);
  world.clock.advance({ days: 1 });
  await say(recruiter, id);
  const wroteAt = world.clock.now().toISOString();
  await recruiter.visitor.ok('cancelMeeting', { params: second, body: {} });
  expect(await waiting()).toMatchObject({ for: 'jobSeeker', since: wroteAt });
  const wished = await propose(talent);
  await talent.visitor.ok('cancelMeeting', { params: wished, body: {} });
  expect(await waiting()).toMatchObject({ for: 'jobSeeker', since: wroteAt });
});

test('times that passed while nobody chose one stay the answer that they were', async () => {
  const { recruiter, propose, waiting } = await conversationOf('Ulla');
  const offered = await propose(recruiter);
  const offeredAt = world.clock.now().toISOString();
  world.clock.advance({ days: 10 });
  const returned = (await world.join({ givenName: 'RitaUlla', email: recruiter.me.email })).visitor;
  await returned.ok('cancelMeeting', { params: offered, body: {} });
  expect(await waiting(returned)).toMatchObject({ for: 'jobSeeker', since: offeredAt });
});

test('a meeting that is called off, and what is taken back after the end, move no turn', async () => {
  const { recruiter, talent, id, propose, waiting } = await conversationOf('Tea');
  const agreed = await propose(recruiter);
  const [meeting] = await talent.visitor.ok('listMeetings', { params: { id } });
  await talent.visitor.ok('acceptTime', { params: agreed, body: { start: meeting?.starts[0] ?? '' } });
  await talent.visitor.ok('cancelMeeting', { params: agreed, body: {} });
  expect(await waiting()).toBeNull();
  const open = await propose(recruiter);
  await talent.visitor.ok('endConversation', { params: { id }, body: {} });
  await recruiter.visitor.ok('cancelMeeting', { params: open, body: {} });
  expect(await waiting()).toBeNull();
});

test('a company that proposes times and takes them back is counted as one that does not answer', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rolf' }, 'Skenet AB');
  await giveTokens(recruiter, 40);
  const ids: string[] = [];
  for (const givenName of ['Kia', 'Lea', 'Mia', 'Nea', 'Ofa']) {
    const talent = await joinAsTalent(world, { givenName });
    const id = await ask(recruiter, talent);
    await accept(talent, id);
    ids.push(id);
  }
  const start = new Date(world.clock.now().getTime() + 9 * DAY_MS).toISOString();
  for (const id of ids) {
    const [meeting] = await recruiter.visitor.ok('proposeTimes', {
      params: { id },
      body: { starts: [start], minutes: 30, place: '' },
    });
    await recruiter.visitor.ok('cancelMeeting', { params: { id, meeting: meeting?.id ?? '' }, body: {} });
  }
  world.clock.advance({ days: 8 });
  const returned = (await world.join({ givenName: 'Rolf', email: recruiter.me.email })).visitor;
  expect((await returned.ok('getCompanyPage')).replies).toMatchObject({ conversations: 5, answered: 0 });
});
