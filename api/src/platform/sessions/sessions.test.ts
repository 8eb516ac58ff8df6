import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SESSION_IDLE_DAYS, SESSION_LONGEST_DAYS } from '@vela/contracts/constants';
import { HOUR_MS } from '@vela/market/days';
import { ADMIN_SESSION_HOURS } from '@vela/market/session';
import { until } from '../../../tests/support/until.js';
import { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { startServer } from '../../server.js';
import { deviceOf } from './device.js';
import { placeOf } from './place.js';
import { SESSIONS } from './stored-session.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({ API_REPLICAS: 'many' });
});
afterAll(() => world.stop());

const isSignedIn = async (visitor: Visitor): Promise<boolean> => (await visitor.ok('getMe')) !== null;

describe('a session ends', () => {
  test('when it was not used for so long', async () => {
    const { visitor } = await world.join({ givenName: 'Idle' });
    world.clock.advance({ days: SESSION_IDLE_DAYS, minutes: -1 });
    expect(await isSignedIn(visitor)).toBe(true);
    world.clock.advance({ days: SESSION_IDLE_DAYS });
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('so long after the sign-in however much it is used, and is gone from the store', async () => {
    const { visitor, me } = await world.join({ givenName: 'Busy' });
    for (let day = 0; day < SESSION_LONGEST_DAYS - 5; day += 5) {
      world.clock.advance({ days: 5 });
      expect(await isSignedIn(visitor)).toBe(true);
    }
    world.clock.advance({ days: 5 });
    expect(await isSignedIn(visitor)).toBe(false);
    expect(
      await world.server.app.models.users.db.collection(SESSIONS).countDocuments({ 'session.userId': me.id }),
    ).toBe(0);
  });

  test('within hours for an administrator', async () => {
    const { visitor } = await world.join({ givenName: 'Boss', email: 'admin@vela.example' });
    world.clock.advance({ minutes: ADMIN_SESSION_HOURS * 60 - 1 });
    expect(await isSignedIn(visitor)).toBe(true);
    world.clock.advance({ minutes: 1 });
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('that is older than these rules', async () => {
    const { visitor, me } = await world.join({ givenName: 'Old' });
    await world.server.app.models.users.db
      .collection(SESSIONS)
      .updateOne({ 'session.userId': me.id }, { $unset: { 'session.signedInAt': 1 } });
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test('for good: a call that was under way does not bring it back', async () => {
    const here = await world.join({ givenName: 'Twice' });
    const there = await world.join({ givenName: 'Twice', signin: true });
    // Begins another sign-in, which is remembered in the session.
    const under = there.visitor.send('/api/auth/linkedin/callback/?signin=true');
    await Promise.all([under, here.visitor.ok('endOtherSessions')]);
    expect(await isSignedIn(there.visitor)).toBe(false);
  });
});

test('a session that ends in one instance is over in another at once, though that one holds answers', async () => {
  const { server, clock } = world;
  const config = { ...server.app.config, port: 0, answerCacheMs: HOUR_MS };
  const other = await startServer(config, { clock, jobs: 'none' });
  try {
    await other.matching;
    const { visitor } = await world.join({ givenName: 'Spread' });
    const cookie = visitor.cookie ?? '';
    const atOther = new Visitor(other.port);
    const ask = async () => (await atOther.send('/api/users/me', { headers: { cookie } })).body;
    expect(await ask()).not.toBeNull();
    await visitor.ok('signOut');
    // The answer would be cached for an hour; without a change stream it is never forgotten.
    await until(async () => (await ask()) === null);
  } finally {
    await other.stop();
  }
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'Safari, Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Safari/604.1',
    'Chrome, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8.5', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([
  ['203.0.113.9', undefined, 'Network 203.0.*.*'],
  ['::ffff:203.0.113.9', 'XX', 'Network 203.0.*.*'],
  ['2001:db8:1:2::3', undefined, 'Network 2001:db8:…'],
  ['127.0.0.1', undefined, 'This computer'],
  ['192.168.1.4', undefined, 'A local network'],
  ['203.0.113.9', 'se', 'Sweden'],
  ['203.0.113.9', '<b>', 'Network 203.0.*.*'],
  [undefined, undefined, 'Unknown place'],
])('%s from %s is %s', (ip, country, place) => {
  expect(placeOf(ip, country)).toBe(place);
});
