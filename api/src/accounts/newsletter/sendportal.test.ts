import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startWorld, type World } from '../../../tests/support/world.js';
import { newsletterDeliverers } from './sendportal.js';

const EMAIL = 'ada@people.example';
const subscription = { firstName: 'Ada', lastName: 'Berg', email: EMAIL };

/** Who is subscribed at the service, by id. */
const held = new Map<number, string>();
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
      if (removed === undefined) held.set(1, JSON.parse(body).email);
      else held.delete(Number(removed));
      const happens = meanwhile;
      meanwhile = () => Promise.resolve();
      void happens().then(() =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"id":1}}'),
      );
    });
  });
  await once(service.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => held.clear());
afterAll(async () => {
  await new Promise((resolve) => service.close(resolve));
  await world.stop();
});

const isNow = (status: 'confirmed' | 'ended') =>
  world.server.app.models.newsletterSubscribers.updateOne(
    { email: EMAIL },
    { $set: { ...subscription, status, tokenHash: 'hash', askedAt: world.clock.now(), createdAt: world.clock.now() } },
    { upsert: true },
  );
const deliverers = () => newsletterDeliverers({ url, token: 't' }, world.server.app);

test('a subscription that is delivered late subscribes nobody who has left since', async () => {
  await isNow('ended');
  await deliverers().newsletterSubscription?.(subscription, 'key');
  expect([...held.values()]).toEqual([]);
});

test('an end that is delivered late ends nothing that was confirmed again since', async () => {
  await isNow('confirmed');
  await deliverers().newsletterUnsubscription?.({ email: EMAIL }, 'key');
  expect([...held.values()]).toEqual([EMAIL]);
});

test('what changes while the service is told holds in the end', async () => {
  await isNow('confirmed');
  meanwhile = () => isNow('ended');
  await deliverers().newsletterSubscription?.(subscription, 'key');
  expect([...held.values()]).toEqual([]);
  meanwhile = () => isNow('confirmed');
  await deliverers().newsletterUnsubscription?.({ email: EMAIL }, 'key');
  expect([...held.values()]).toEqual([EMAIL]);
});

test('an account that is gone is subscribed no more', async () => {
  await world.server.app.models.newsletterSubscribers.deleteMany({});
  held.set(1, EMAIL);
  await deliverers().newsletterUnsubscription?.({ email: EMAIL }, 'key');
  expect([...held.values()]).toEqual([]);
});
