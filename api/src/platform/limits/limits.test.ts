import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { subscribeNewsletter } from '@vela/contracts/endpoints';
import { handleFor, joinAsRecruiter, joinAsTalent } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({ RATE_LIMIT_WRITE: '6', RATE_LIMIT_READ: '5', RATE_LIMIT_READ_DAY: '8' });
});
afterAll(() => world.stop());

const consent = { body: { consentId: 'c', revision: 1, categories: [], kind: 'cookies' as const } };

test('who has a network of IPv6 addresses to choose from is one caller', async () => {
  const strict = await startWorld({ RATE_LIMIT_NEWSLETTER: '2', TRUST_PROXY: 'loopback' });
  const statuses: number[] = [];
  for (const address of ['2001:db8::1', '2001:db8::2:3:4:5', '2001:db8:0:0:f::', '2001:db8:0:1::1']) {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
    const body = JSON.stringify({ firstName: 'Ada', lastName: 'Berg', email: 'ada@people.example' });
    statuses.push((await strict.visitor().send(subscribeNewsletter.path, { method: 'POST', headers, body })).status);
  }
  await strict.stop();
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('too many calls from one address are 429, with the time to wait', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1)
    statuses.push((await world.visitor().call('recordConsent', consent)).status);
  expect(statuses).toEqual([...Array.from({ length: 6 }, () => 200), 429]);
  const refused = await world.visitor().call('recordConsent', consent);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test('a signed-in person is counted alone', async () => {
  const { visitor } = await world.join({ givenName: 'Ada' });
  expect((await visitor.call('recordConsent', consent)).status).toBe(200);
});

test('reads of talents have a limit of their own, which one person’s crawl meets and nobody else feels', async () => {
  const crawler = await joinAsRecruiter(world, { givenName: 'Kral' });
  const reader = await joinAsRecruiter(world, { givenName: 'Lasse' }, 'Other AB');
  const talent = await joinAsTalent(world, { givenName: 'Bea' });
  const read = ({ visitor, role }: typeof crawler) => [
    () => visitor.call('searchTalent'),
    () => visitor.call('getOpenRole', { params: { id: role.id } }),
    () => visitor.call('countFilters'),
    () => visitor.call('getJobSeekerProfile', { params: { id: handleFor(crawler, talent) } }),
    () => visitor.call('searchTalent', { query: { page: 2 } }),
  ];
  for (const call of read(crawler)) expect((await call()).status).toBe(200);
  for (const call of read(crawler)) {
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      detail: expect.stringMatching(/^You have looked at more talents .+ a minute, or/),
    });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
  expect((await reader.visitor.call('searchTalent')).status).toBe(200);
  expect((await crawler.visitor.call('listOpenRoles')).status).toBe(200);
});

test('what was counted of a person goes with their account', async () => {
  const { visitor, me } = await joinAsRecruiter(world, { givenName: 'Gösta' }, 'Gösta AB');
  await visitor.ok('searchTalent');
  const counters = world.server.app.models.users.db.collection('rateLimits');
  const counted = async () =>
    (await counters.find({ key: { $regex: me.id } }).toArray()).map(({ key }) => String(key).replace(me.id, ''));
  expect(await counted()).toEqual(expect.arrayContaining(['read60:', 'read86400:', 'write:user:']));
  await visitor.ok('deleteMe');
  expect(await counted()).toEqual([]);
});
