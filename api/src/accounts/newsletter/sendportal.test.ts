import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { daysLater } from '@vela/market/days';
import { SUBSCRIPTION_KEPT_DAYS } from '@vela/market/retention';
import { startWorld, type World } from '../../../tests/support/world.js';
import { newsletterDeliverers } from './sendportal.js';

const EMAIL = 'ada@people.example';
const subscription = { firstName: 'Ada', lastName: 'Berg', email: EMAIL };

/** Who is subscribed at the service, by id. */
const held = new Map<number, string>();
/** When they left by a link of the service's own; it goes on holding them. */
let leftAt: string | null = null;
/** What happens while a call is under way. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();

let world: World;
let service: Server;
let url: string;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const removed = /\/subscribers\/(\d+)$/.exec(request.url ?? '')?.[1];
      if (removed === undefined) {
        const stored: { email: string; unsubscribed_at?: null } = JSON.parse(body);
        held.set(1, stored.email);
        if (stored.unsubscribed_at === null) leftAt = null;
      } else held.delete(Number(removed));
      const happens = meanwhile;
      meanwhile = () => Promise.resolve();
      void happens().then(() =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ data: { id: 1, unsubscribed_at: leftAt } })),
      );
    });
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => {
  held.clear();
  leftAt = null;
});
afterAll(async () => {
  await new Promise((resolve) => service.close(resolve));
  await world.stop();
});

const isNow = (status: 'confirmed' | 'ended') =>
  world.server.app.models.newsletterSubscribers.updateOne(
    { email: EMAIL },
    {
      $set: {
        ...subscription,
        status,
        tokenHash: 'hash',
        askedAt: world.clock.now(),
        confirmedAt: world.clock.now(),
        createdAt: world.clock.now(),
      },
    },
    { upsert: true },
  );
const deliverers = () => newsletterDeliverers({ url, token: 't' }, world.server.app);

test('a subscription that is delivered late subscribes nobody who has left since', async () => {
  await isNow('ended');
  await deliverers().newsletterSubscription?.(subscription, 'key', world.clock.now());
  expect([...held.values()]).toEqual([]);
});

test('an end that is delivered late ends nothing that was confirmed again since', async () => {
  await isNow('confirmed');
  await deliverers().newsletterUnsubscription?.({ email: EMAIL }, 'key', world.clock.now());
  expect([...held.values()]).toEqual([EMAIL]);
});

test('what changes while the service is told holds in the end', async () => {
  await isNow('confirmed');
  meanwhile = () => isNow('ended');
  await deliverers().newsletterSubscription?.(subscription, 'key', world.clock.now());
  expect([...held.values()]).toEqual([]);
  meanwhile = () => isNow('confirmed');
  await deliverers().newsletterUnsubscription?.({ email: EMAIL }, 'key', world.clock.now());
  expect([...held.values()]).toEqual([EMAIL]);
});

test('an account that is gone is subscribed no more', async () => {
  await world.server.app.models.newsletterSubscribers.deleteMany({});
  held.set(1, EMAIL);
  await deliverers().newsletterUnsubscription?.({ email: EMAIL }, 'key', world.clock.now());
  expect([...held.values()]).toEqual([]);
});

describe('whoever left by the link of a newsletter', () => {
  const subscriber = () => world.server.app.models.newsletterSubscribers.findOne({ email: EMAIL }).lean();
  const hours = (count: number): string =>
    new Date(world.clock.now().getTime() + count * 3_600_000).toISOString().replace('T', ' ').slice(0, 19);

  test('is subscribed again by a later confirmation', async () => {
    await isNow('confirmed');
    leftAt = hours(-1);
    await deliverers().newsletterSubscription?.(subscription, 'key', world.clock.now());
    expect([held.get(1), leftAt]).toEqual([EMAIL, null]);
    expect(await subscriber()).toMatchObject({ status: 'confirmed' });
  });

  test('has left here too, whatever of their subscription is delivered late', async () => {
    await isNow('confirmed');
    leftAt = hours(1);
    await deliverers().newsletterSubscription?.(subscription, 'key', world.clock.now());
    expect([...held.values()]).toEqual([]);
    expect(await subscriber()).toMatchObject({
      status: 'ended',
      keptUntil: daysLater(world.clock.now(), SUBSCRIPTION_KEPT_DAYS),
    });
  });
});
