import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { expireRequests } from '../../hiring/connections/expire.js';
import { checkBalances, post, type Posting } from './index.js';

const AT_ONCE = 200;
const RACES = Number(process.env['FAULT_RACES'] ?? 30);
/** Joining all of them takes its time on a loaded machine. */
const LONG_MS = 180_000;
/** Until who was refused asks again; what the answers' Retry-After says, about. */
const AGAIN_MS = 1000;

let world: World;
let talents: readonly Talent[];
const letters = 'abcdefghijklmnopqrstuvwxyz';
const word = (index: number): string => `${letters[Math.floor(index / 26)] ?? ''}${letters[index % 26] ?? ''}`;

beforeAll(async () => {
  world = await startWorld();
  const joined: Talent[] = [];
  for (let from = 0; from < AT_ONCE; from += 10)
    joined.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, index) => joinAsTalent(world, { givenName: `Talent${word(from + index)}` })),
      )),
    );
  talents = joined;
}, LONG_MS);
afterAll(() => world.stop());

const enter = (
  { company }: Recruiter,
  ...entries: readonly Pick<Posting, 'account' | 'kind' | 'amount'>[]
): Promise<void> =>
  world.server.app.inTransaction(async (session) => {
    const origin = {
      companyId: new Types.ObjectId(company.id),
      cause: 'admin',
      causeId: new Types.ObjectId(),
    } as const;
    for (const entry of entries) await post(world.server.app, { ...origin, ...entry }, session);
  });
const spend = (account: Posting['account'], amount: number) =>
  [
    { account, kind: 'reserve', amount },
    { account, kind: 'consume', amount },
  ] as const;
/**
 * Everybody is asked at once; who is told that the store, or the API, cannot be reached right now asks again in a moment, as a page
 * would: asked at once, the refusals alone would keep a busy machine from answering anybody.
 */
async function askAll(recruiter: Recruiter): Promise<Readonly<Record<number, number>>> {
  const ask = async (talent: Talent): Promise<number> => {
    const { status } = await recruiter.visitor.call('createConnection', { body: requestTo(recruiter, talent) });
    if (status !== 503) return status;
    await wait(AGAIN_MS);
    return ask(talent);
  };
  const counts: Record<number, number> = {};
  for (const status of await Promise.all(talents.map(ask))) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test(
  'the last free profile goes to exactly one of 200 requests at once',
  async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
    await enter(recruiter, ...spend('base', 3), ...spend('launchOffer', 1));
    expect(await askAll(recruiter)).toEqual({ 200: 1, 402: AT_ONCE - 1 });
  },
  LONG_MS,
);

test(
  'the last tokens go to exactly one of 200 requests at once',
  async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
    await enter(recruiter, ...spend('base', 3), ...spend('launchOffer', 2), {
      account: 'tokens',
      kind: 'purchase',
      amount: 3,
    });
    expect(await askAll(recruiter)).toEqual({ 200: 1, 402: AT_ONCE - 1 });
  },
  LONG_MS,
);

test(
  `of ${RACES} requests that are accepted, declined, withdrawn and expired at once, each ends once`,
  async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Siri' }, 'Third AB');
    await enter(recruiter, { account: 'tokens', kind: 'purchase', amount: 2 * RACES });
    for (const talent of talents.slice(0, RACES)) {
      const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
      const end = (who: Recruiter | Talent, status: 'accepted' | 'declined' | 'withdrawn') =>
        who.visitor.call('answerConnection', { params: { id }, body: { status } });
      const answers = await Promise.all([
        end(talent, 'accepted'),
        end(talent, 'declined'),
        end(recruiter, 'withdrawn'),
        expireRequests(world.server.app),
      ]);
      const statuses = answers.filter((answer) => typeof answer === 'object').map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 409, 409]);
    }
    expect(await checkBalances(world.server.app)).toBe(0);
  },
  LONG_MS,
);
