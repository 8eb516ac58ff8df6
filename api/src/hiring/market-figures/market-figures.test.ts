import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { REPLIES_LEAST } from '@vela/market/replies';
import { REACH_LEAST } from '@vela/market/visibility';
import { joinAsRecruiter, joinAsTalent, type Recruiter, requestTo } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const figures = () => world.visitor().ok('getMarketFigures');
/** Figures stay as they are for a while. */
const later = (): void => world.clock.advance({ minutes: 11 });

test('anybody is told how large the market is and how fast it answers, and nothing of a few', async () => {
  const recruiters: Recruiter[] = [];
  for (let at = 0; at < REACH_LEAST - 1; at += 1)
    recruiters.push(await joinAsRecruiter(world, { givenName: `Rut${at}` }, `Company ${at} AB`));
  expect(await figures()).toEqual({ openRoles: null, companies: null, answerDays: null, demo: expect.any(Boolean) });

  recruiters.push(await joinAsRecruiter(world, { givenName: 'Ruth' }, 'Another AB'));
  expect((await figures()).companies).toBeNull();
  later();
  expect(await figures()).toMatchObject({ openRoles: REACH_LEAST, companies: REACH_LEAST, answerDays: null });

  const talent = await joinAsTalent(world, { givenName: 'Ada' });
  const silent = [await joinAsTalent(world, { givenName: 'Bea' }), await joinAsTalent(world, { givenName: 'Cleo' })];
  for (const recruiter of recruiters.slice(0, REPLIES_LEAST)) {
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'declined' } });
  }
  const ask = async (asked: (typeof silent)[number], from: number, to: number): Promise<string[]> => {
    const ids: string[] = [];
    for (const recruiter of recruiters.slice(from, to))
      ids.push((await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, asked) })).id);
    return ids;
  };
  const [first, second] = silent;
  if (first === undefined || second === undefined) throw new Error('There are two.');
  await ask(first, 0, REPLIES_LEAST);
  later();
  // Nobody had their time yet: only quick answers could be seen.
  expect((await figures()).answerDays).toBeNull();
  world.clock.advance({ days: 8 });
  // Five of ten were answered, each on the day it was sent.
  expect((await figures()).answerDays).toBe(0);
  await ask(second, 0, 1);
  world.clock.advance({ days: 8 });
  expect((await figures()).answerDays).toBeNull();

  const { companies } = world.server.app.models;
  await companies.updateOne({ name: 'Another AB' }, { $set: { suspendedAt: world.clock.now() } });
  later();
  expect(await figures()).toMatchObject({ openRoles: null, companies: null });
});
