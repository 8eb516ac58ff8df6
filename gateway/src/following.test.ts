import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RemoteRegistry } from '@vela/contracts/remote';
import { promote, publish } from '@vela/release';
import { Follower, ReleaseClient } from '@vela/release/remote';
import {
  order,
  serviceOn,
  shellFiles,
  sliceFiles,
  type TemporaryFolder,
  temporaryFolder,
  type TestService,
} from '@vela/release/testing';
import { ask } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';

let folder: TemporaryFolder;
let service: TestService;
const followers: Follower[] = [];
const gateways: Gateway[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  const site = path.join(folder.path, 'site');
  await promote(site, 'shell', await publish(site, 'shell', await folder.write('shell', shellFiles())), order);
  service = await serviceOn(site, path.join(folder.path, 'release'));
  for (const name of ['one', 'two']) {
    const own = path.join(folder.path, name);
    const client = new ReleaseClient(service.address, { token: (await service.access(['follow'])).token });
    const follower = new Follower({ site: own, client, tell: () => undefined });
    followers.push(follower);
    await follower.start();
    gateways.push(
      await startGateway(
        {
          site: own,
          api: 'http://127.0.0.1:9',
          withdraw: ({ name: slice, version, why }) => client.withdraw(slice, version, why),
        },
        0,
        '127.0.0.1',
      ),
    );
  }
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.stop();
  for (const follower of followers) await follower.stop();
  await service.stop();
  await folder.remove();
});

const versionAt = async ({ port }: Gateway, cookie = ''): Promise<string | undefined> =>
  (JSON.parse((await ask(port, '/remotes.json', { headers: { cookie } })).body.toString()) as RemoteRegistry)
    .mf_payments?.version;

/** Waits until every gateway serves a version. */
async function untilServed(version: string, cookie?: string): Promise<void> {
  for (const gateway of gateways) while ((await versionAt(gateway, cookie)) !== version) await wait(50);
}

test('gateways on folders of their own serve what a team promotes, each visitor the same from all of them', async () => {
  const team = await service.access(['publish', 'promote'], ['mf_payments']);
  const client = new ReleaseClient(service.address, team);
  const first = await client.publish('mf_payments', await folder.write('a', sliceFiles('mf_payments', 'a')));
  await client.promote('mf_payments', first, 100);
  await untilServed(first);
  for (const { port } of gateways) {
    const page = await ask(port, '/pricing', { headers: { accept: 'text/html' } });
    expect(page.body.toString()).toContain(`/remotes/mf_payments/${first}/remoteEntry.js`);
    expect((await ask(port, `/remotes/mf_payments/${first}/page.0123456789.js`)).status).toBe(200);
  }
  const second = await client.publish('mf_payments', await folder.write('b', sliceFiles('mf_payments', 'b')));
  await client.promote('mf_payments', second, 50);
  const [one] = gateways;
  if (one === undefined) throw new Error('There is no gateway.');
  const served = async (): Promise<readonly (readonly (string | undefined)[])[]> =>
    Promise.all(
      gateways.map((gateway) =>
        Promise.all(Array.from({ length: 20 }, (_, visitor) => versionAt(gateway, `vela-rollout=${visitor}`))),
      ),
    );
  while (!(await served()).every((versions) => versions.includes(second))) await wait(50);
  const [byOne, byTwo] = await served();
  expect(byOne).toEqual(byTwo);
  expect(byOne).toContain(first);

  // One gateway counts failures; all of them stop serving the version.
  const reached = Array.from({ length: 20 }, (_, visitor) => visitor).filter((visitor) => byOne?.[visitor] === second);
  for (let count = 0; count < 40; count += 1)
    await ask(one.port, '/remotes/failures', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `198.51.100.${count}`,
        cookie: `vela-rollout=${reached[count % reached.length]}`,
      },
      body: JSON.stringify({ name: 'mf_payments', version: second, kind: 'error', error: 'Error', place: null }),
    });
  await untilServed(first, `vela-rollout=${reached[0]}`);
});
