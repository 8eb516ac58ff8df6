import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, dayOf } from '@vela/market/days';
import { SCORE_VERSION } from '@vela/matching';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { type RankingOutcome, rankingOutcomes } from './outcomes.js';

let world: World;
let recruiter: Recruiter;
let ada: Talent;
let bea: Talent;

beforeAll(async () => {
  world = await startWorld({ ADMIN_EMAILS: 'boss@vela.example' });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  ada = await joinAsTalent(world, { givenName: 'Ada', familyName: 'Hemlig' });
  bea = await joinAsTalent(world, { givenName: 'Bea' });
});
afterAll(() => world.stop());

async function lookAt(shown: Recruiter): Promise<void> {
  await shown.visitor.ok('getOpenRole', { params: { id: shown.role.id } });
  await world.server.app.rankingLog.write();
}

const view = (talent: Talent, openRoleId?: string) =>
  recruiter.visitor.ok('getJobSeekerProfile', {
    params: { id: handleFor(recruiter, talent) },
    ...(openRoleId !== undefined && { query: { openRoleId } }),
  });

async function outcomes(): Promise<RankingOutcome[]> {
  const found: RankingOutcome[] = [];
  for await (const outcome of rankingOutcomes(world.server.app)) found.push(outcome);
  return found;
}

/** What came of each day on which the company was shown somebody, the oldest first: the letters of the steps. */
async function pathOf(talent: Talent, of: Recruiter = recruiter): Promise<string[]> {
  const handle = handleFor(of, talent);
  const STEPS = { viewed: 'V', requested: 'R', answered: 'A', accepted: 'Y', hired: 'H' } as const;
  return (await outcomes())
    .filter(({ key }) => key.endsWith(` ${handle}`))
    .map((outcome) =>
      (Object.keys(STEPS) as (keyof typeof STEPS)[]).flatMap((step) => (outcome[step] ? [STEPS[step]] : [])).join(''),
    );
}

const boss = async (): Promise<Visitor> =>
  (await world.join({ givenName: 'Boss', email: 'boss@vela.example' })).visitor;

async function hire(connectionId: string): Promise<void> {
  const today = dayOf(world.clock.now());
  const { id } = await recruiter.visitor.ok('reportHire', {
    body: {
      connectionId,
      signedOn: today,
      startsOn: addDays(today, 10),
      probationEndsOn: addDays(today, 190),
      compensation: '64000',
      currency: 'SEK',
      compensationTimePeriod: 'Monthly',
    },
  });
  await ada.visitor.ok('answerHire', { params: { id }, body: { answer: 'confirmed' } });
  expect(await pathOf(ada)).toEqual(['', 'VRAY']);
  await (await boss()).ok('adminConfirmHire', { params: { id }, body: { bonusSek: null } });
}

test('a talent who was shown is followed to the hire, from the last time that they were shown before each step', async () => {
  await lookAt(recruiter);
  expect(await pathOf(ada)).toEqual(['']);
  world.clock.advance({ days: 1 });
  await lookAt(recruiter);
  world.clock.advance({ minutes: 1 });
  await view(ada, recruiter.role.id);
  expect(await pathOf(ada)).toEqual(['', 'V']);
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, ada) });
  expect(await pathOf(ada)).toEqual(['', 'VR']);
  await ada.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  await hire(id);
  expect(await pathOf(ada)).toEqual(['', 'VRAYH']);
});

test('a look for no role, and what another company does, belong to no showing', async () => {
  const other = await joinAsRecruiter(world, { givenName: 'Tor' }, 'Pier AB');
  await lookAt(other);
  world.clock.advance({ minutes: 11 });
  await view(bea);
  expect(await pathOf(bea)).toEqual(['', '']);
  await view(ada, recruiter.role.id);
  expect(await pathOf(bea, other)).toEqual(['']);
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, bea) });
  await bea.visitor.ok('answerConnection', { params: { id }, body: { status: 'declined', reason: 'No.' } });
  expect(await pathOf(bea)).toEqual(['', 'RA']);
  expect(await pathOf(bea, other)).toEqual(['']);
});

test('names nobody', async () => {
  const told = JSON.stringify(await outcomes());
  for (const secret of [ada.profile.id, bea.profile.id, ada.me.id, 'Ada', 'Hemlig']) expect(told).not.toContain(secret);
});

test('administrators read how many went how far, by version of the score; who was moved is counted apart', async () => {
  const { rankings } = world.server.app.models;
  const shown = await rankings.countDocuments();
  const [first] = await rankings.find().sort({ at: 1 }).limit(1).lean();
  await rankings.updateOne({ _id: first?._id ?? '' }, { $set: { moved: 'up' } });
  const old = { ...first, _id: 'an older one', scoreVersion: SCORE_VERSION - 1, talent: handleFor(recruiter, bea) };
  await rankings.create(old);
  const admin = await boss();
  const { versions, since } = await admin.ok('adminGetRankingFunnel');
  expect(new Date(since).getTime()).toBeLessThan(world.clock.now().getTime());
  const none = { viewed: 0, requested: 0, answered: 0, accepted: 0, hired: 0 };
  expect(versions).toEqual([
    {
      scoreVersion: SCORE_VERSION,
      shown: shown - 1,
      viewed: 1,
      requested: 2,
      answered: 2,
      accepted: 1,
      hired: 1,
      movedByPeople: 1,
    },
    { scoreVersion: SCORE_VERSION - 1, shown: 1, ...none, movedByPeople: 0 },
  ]);
  await rankings.deleteOne({ _id: old._id });
  world.clock.advance({ days: 91 });
  expect((await (await boss()).ok('adminGetRankingFunnel')).versions).toEqual([]);
});
