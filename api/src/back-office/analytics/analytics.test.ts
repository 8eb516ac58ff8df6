import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CONSENT_COOKIE } from '@vela/contracts/constants';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => world.server.app.models.eventCounts.deleteMany({}));
afterAll(() => world.stop());

const cookie = (value: unknown): string => `${CONSENT_COOKIE.name}=${encodeURIComponent(JSON.stringify(value))}`;
const agreed = cookie({ categories: ['necessary', 'analytics'], revision: CONSENT_COOKIE.revision });
const send = (header: string, events: unknown) =>
  world.visitor().send('/api/analytics/events', {
    method: 'POST',
    headers: { cookie: header, 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  });
const counted = () =>
  world.server.app.models.eventCounts.find({}, { _id: 0, event: 1, page: 1, count: 1 }).sort({ page: 1 }).lean();

const viewed = (page: string) => ({ event: 'page_viewed', page });

describe('counting', () => {
  test('adds up by day, event and page', async () => {
    expect((await send(agreed, [viewed('home'), viewed('home'), viewed('faq')])).status).toBe(200);
    await Promise.all([1, 2, 3, 4].map(() => send(agreed, [viewed('faq')])));
    expect(await counted()).toEqual([
      { ...viewed('faq'), count: 5 },
      { ...viewed('home'), count: 2 },
    ]);
    world.clock.advance({ days: 1 });
    await send(agreed, [viewed('faq')]);
    expect((await counted()).map(({ count }) => count).sort()).toEqual([1, 2, 5]);
  });

  test.each([
    ['no decision', ''],
    ['a refusal', cookie({ categories: ['necessary'], revision: CONSENT_COOKIE.revision })],
    [
      'a decision about an older text',
      cookie({ categories: ['necessary', 'analytics'], revision: CONSENT_COOKIE.revision - 1 }),
    ],
    ['a cookie that is no decision', `${CONSENT_COOKIE.name}=%7Bhello`],
    ['a list', cookie(['analytics'])],
  ])('counts nothing after %s', async (_, header) => {
    expect((await send(header, [viewed('home')])).status).toBe(200);
    expect(await counted()).toEqual([]);
  });

  test.each([
    ['an unknown event', [{ event: 'keys_pressed', page: 'home' }]],
    ['an address in the place of a page', [viewed('/jobseeker/dashboard?name=Maria')]],
    ['nothing', []],
    ['more than one call may carry', Array.from({ length: 21 }, () => viewed('home'))],
  ])('refuses %s', async (_, events) => {
    expect((await send(agreed, events)).status).toBe(422);
    expect(await counted()).toEqual([]);
  });
});
