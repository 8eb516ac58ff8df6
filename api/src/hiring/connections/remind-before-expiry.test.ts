import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { failingFirst } from '../../../tests/support/failing-first.js';
import { joinAsRecruiter, joinAsTalent, type Recruiter, requestTo } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { expireRequests, remindOfRequests } from './index.js';

let world: World;
let busy: Recruiter;
let other: Recruiter;
let serial = 0;

beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  busy = await joinAsRecruiter(world, { givenName: 'Rut' }, 'Busy AB');
  other = await joinAsRecruiter(world, { givenName: 'Ria' }, 'Other AB');
});
afterAll(() => world.stop());

/** Each asks somebody, and both requests are about to expire. */
beforeEach(async () => {
  for (const recruiter of [busy, other]) {
    const talent = await joinAsTalent(world, { givenName: `Ada${'abcdefgh'[(serial += 1)] ?? ''}` });
    await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  }
  world.clock.advance({ days: 12 });
});

test('a recruiter who reminded as often as may be holds up no reminder of the platform', async () => {
  const { app } = world.server;
  for (let count = 0; count < 100; count += 1)
    await app.inTransaction((session) =>
      app.outbox.spend(session, 'reminder', { recipient: `user ${count}`, sender: busy.me.id }),
    );
  expect(await remindOfRequests(app)).toBe(2);
  expect(await app.models.outbox.countDocuments({ 'payload.template': 'requestExpires' })).toBe(2);
});

test('one request that cannot be reminded of now holds up none of the others, and is tried again', async () => {
  const { app } = world.server;
  await expect(remindOfRequests(failingFirst(app))).rejects.toThrow('1 of 2 requests');
  expect(await remindOfRequests(app)).toBe(1);
  expect(await remindOfRequests(app)).toBe(0);
});

test('one request that cannot be ended now holds up none of the others, and is tried again', async () => {
  const { app } = world.server;
  const waiting = () => app.models.connections.countDocuments({ status: 'open' });
  const all = await waiting();
  world.clock.advance({ days: 3 });
  await expect(expireRequests(failingFirst(app))).rejects.toThrow(`1 of ${all} requests were not ended.`);
  expect(await waiting()).toBe(1);
  expect(await expireRequests(app)).toBe(1);
  expect(await waiting()).toBe(0);
});
