import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTongue } from '@vela/language';
import { joinAsRecruiter, joinAsTalent, type Recruiter, requestTo } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { AnswerCache } from './answer-cache.js';

let world: World;
let recruiter: Recruiter;
beforeAll(async () => {
  // As long as it can be, so that nothing here depends on time passing.
  world = await startWorld({ ANSWER_CACHE_MS: '10000' });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
});
afterAll(() => world.stop());

describe('a cached answer', () => {
  test('is given again to the same question', async () => {
    const first = await recruiter.visitor.send('/api/users/me');
    await world.server.app.models.users.updateOne({ _id: recruiter.me.id }, { $set: { givenName: 'Unseen' } });
    const again = await recruiter.visitor.send('/api/users/me');
    expect(again.text).toBe(first.text);
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect(again.headers.get('cache-control')).toBe('no-store');
  });

  test('is never given to another session, nor without one', async () => {
    const path = `/api/open-roles/${recruiter.role.id}`;
    expect((await recruiter.visitor.send(path)).status).toBe(200);
    const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
    expect((await recruiter.visitor.send(path)).status).toBe(200);
    expect((await other.visitor.send(path)).status).toBe(404);
    expect((await world.visitor().send(path)).status).toBe(401);
    expect((await world.visitor().send('/api/users/me')).body).toBeNull();
  });

  test('is gone once anybody changed something', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Ada' });
    const before = await recruiter.visitor.ok('getMe');
    await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    const after = await recruiter.visitor.ok('getMe');
    expect(before?.talentSeeker?.company?.balance.reservedProfiles).toBe(0);
    expect(after?.talentSeeker?.company?.balance.reservedProfiles).toBe(1);
  });

  test('ends with the session', async () => {
    const { visitor } = await world.join({ givenName: 'Siv' });
    const cookie = visitor.cookie ?? '';
    expect(await visitor.ok('getMe')).not.toBeNull();
    await visitor.ok('signOut');
    expect((await world.visitor().send('/api/users/me', { headers: { cookie } })).body).toBeNull();
  });

  test('answers a conditional request without a body', async () => {
    const first = await world.visitor().send('/api/categories');
    const etag = first.headers.get('etag') ?? '';
    const again = await world.visitor().send('/api/categories', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('counts like any other in the limits: what is limited is never cached', async () => {
    const starts = await Promise.all([1, 2].map(() => world.visitor().send('/api/auth/linkedin/callback/')));
    expect(new Set(starts.map(({ headers }) => headers.get('location'))).size).toBe(2);
  });
});

test('an answer that was begun before a change is not cached after it', () => {
  const cache = new AnswerCache(1000, 'vela');
  const { generation } = cache;
  cache.forget();
  const asked = (url: string) => ({ method: 'GET', url, headers: {} }) as Parameters<typeof cache.find>[0];
  const add = (url: string, begun: number, body: string) =>
    cache.add(cache.keyOf(asked(url), true) ?? '', begun, {
      endpoint: 'getMe',
      headers: [],
      etag: null,
      body: Buffer.from(body),
    });
  add('/api/x', generation, 'old');
  add('/api/y', cache.generation, 'new');
  const find = (url: string) => cache.find(asked(url));
  expect(find('/api/x')).toBeNull();
  expect(find('/api/y')?.body.toString()).toBe('new');
  // Another language is another question.
  expect(inTongue('sv', () => find('/api/y'))).toBeNull();
});
