import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RemoteRegistry } from '@vela/contracts/remote';
import { promote, publish } from '@vela/release';
import { FollowedPreviews, Follower, ReleaseClient } from '@vela/release/remote';
import { siteLayout } from '@vela/release/site';
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
    const previews = new FollowedPreviews(client, follower);
    gateways.push(
      await startGateway(
        {
          site: own,
          api: 'http://127.0.0.1:9',
          readPreview: (word, now) => previews.read(word, now),
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

test('a preview that the service signed is shown by every gateway, at once and to that browser alone', async () => {
  const team = await service.access(['publish', 'promote'], ['mf_payments', 'mf_public']);
  const client = new ReleaseClient(service.address, team);
  const served = await client.publish('mf_payments', await folder.write('c', sliceFiles('mf_payments', 'c')));
  await client.promote('mf_payments', served, 100);
  await untilServed(served);
  const looked = await client.publish('mf_payments', await folder.write('d', sliceFiles('mf_payments', 'd')));
  const word = new URL(await client.preview('mf_payments', looked)).searchParams.get('preview') ?? '';
  for (const gateway of gateways) {
    const entrance = await ask(gateway.port, `/pricing?preview=${word}`, { headers: { accept: 'text/html' } });
    expect(entrance).toMatchObject({ status: 303, headers: { location: '/pricing' } });
    const cookie = entrance.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    expect(await versionAt(gateway, cookie)).toBe(looked);
    expect((await ask(gateway.port, `/remotes/mf_payments/${looked}/remoteEntry.js`)).status).toBe(200);
    const page = await ask(gateway.port, '/pricing', { headers: { accept: 'text/html', cookie } });
    expect(page.body.toString()).toContain(`Preview of mfe-payments ${looked}`);
    expect(await versionAt(gateway)).toBe(served);
    for (const wrong of [`${word.slice(0, -2)}xx`, word.replace(looked, served), 'mf_payments', '..'])
      expect((await ask(gateway.port, `/pricing?preview=${wrong}`, { headers: { accept: 'text/html' } })).status).toBe(
        403,
      );
  }

  // Whoever deletes the key ends all previews, here a minute later at most.
  const [follower] = followers;
  if (follower === undefined) throw new Error('Nobody follows.');
  const gateway = new ReleaseClient(service.address, { token: (await service.access(['follow'])).token });
  const previews = new FollowedPreviews(gateway, follower);
  expect(await previews.read(word, Date.now())).toEqual({ name: 'mf_payments', version: looked });
  await rm(siteLayout(path.join(folder.path, 'site')).previewKey);
  expect(await previews.read(word, Date.now() + 61_000)).toBeNull();
});

test('a guest is looked at and served everywhere, though no gateway was told of it before', async () => {
  const team = await service.access(['publish', 'promote'], ['guest_vouchers']);
  const client = new ReleaseClient(service.address, team);
  const version = await client.publish('guest_vouchers', await folder.write('g', sliceFiles('guest_vouchers')));
  const entry = `/remotes/guest_vouchers/${version}/remoteEntry.js`;
  const word = new URL(await client.preview('guest_vouchers', version)).searchParams.get('preview') ?? '';
  const page = ({ port }: Gateway, cookie = '') =>
    ask(port, '/more/vouchers', { headers: { accept: 'text/html', cookie } });
  for (const gateway of gateways) {
    expect((await page(gateway)).status).toBe(404);
    const entrance = await ask(gateway.port, `/more/vouchers?preview=${word}`, { headers: { accept: 'text/html' } });
    const seen = await page(gateway, entrance.headers['set-cookie']?.[0]?.split(';')[0]);
    expect([seen.status, seen.body.toString()]).toEqual([200, expect.stringContaining(entry)]);
  }
  await client.promote('guest_vouchers', version, 100);
  for (const gateway of gateways) {
    while ((await page(gateway)).status !== 200) await wait(50);
    expect((await page(gateway)).body.toString()).toContain(entry);
    expect((await ask(gateway.port, entry)).status).toBe(200);
  }
});

test('guessed previews do not keep the service busy, and what it said holds while it is gone', async () => {
  const until = Date.now() + 60_000;
  let asked = 0;
  let isUp = true;
  const client = {
    read: () => {
      asked += 1;
      return isUp
        ? Promise.resolve({ name: 'mf_payments', version: '0123456789ab' })
        : Promise.reject(new Error('gone'));
    },
  } as unknown as ReleaseClient;
  const previews = new FollowedPreviews(client, { bring: () => Promise.resolve() } as unknown as Follower);
  const wordOf = (number: number) => `mf_payments.0123456789ab.${until}.${String(number).padStart(43, 'x')}`;
  const now = Date.now();
  await previews.read(wordOf(0), now - 50_000);
  await previews.read(wordOf(0), now - 40_000);
  expect(asked).toBe(1);
  isUp = false;
  expect(await previews.read(wordOf(0), now + 30_000)).toEqual({ name: 'mf_payments', version: '0123456789ab' });
  expect(await previews.read(wordOf(0), until)).toBeNull();
  for (let number = 1; number < 1000; number += 1) expect(await previews.read(wordOf(number), now + 30_001)).toBeNull();
  expect(asked).toBeLessThan(130);
});

/** Every file below a folder. */
const filesIn = async (place: string): Promise<readonly string[]> =>
  (await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));

/** What a test changes of it. */
interface SiteState {
  readonly versions: readonly { readonly version: string }[];
}

/** A follower of a service whose answers a test gives, on a folder of its own. */
async function followerOfTest(keptMs: number) {
  const site = path.join(folder.path, `site-${keptMs}`);
  const real = new ReleaseClient(service.address, { token: (await service.access(['follow'])).token });
  let change = (state: SiteState): SiteState => state;
  let isFull = false;
  const client = {
    read: async (what: string) => {
      const answer = await real.read(what);
      return what === 'site' ? { ...answer, ...change(answer as unknown as SiteState) } : answer;
    },
    bytes: (what: string) => (isFull ? Promise.reject(new Error('The disk is full.')) : real.bytes(what)),
  } as unknown as ReleaseClient;
  const told: (string | null)[] = [];
  return {
    site,
    follower: new Follower({ site, client, keptMs, tell: (problem) => told.push(problem) }),
    told,
    says: (next: typeof change): void => void (change = next),
    fill: (full: boolean): void => void (isFull = full),
  };
}

const without =
  (version: string) =>
  (state: SiteState): SiteState => ({ ...state, versions: state.versions.filter((each) => each.version !== version) });

test('a follower keeps what the service names, and nothing that was needed on the way', async () => {
  const team = await service.access(['publish', 'promote'], ['mf_admin']);
  const publisher = new ReleaseClient(service.address, team);
  const [old, next] = await Promise.all(
    ['old', 'next'].map(async (mark) =>
      publisher.publish('mf_admin', await folder.write(`admin-${mark}`, sliceFiles('mf_admin', mark))),
    ),
  );
  if (old === undefined || next === undefined) throw new Error('Nothing was published.');
  await publisher.promote('mf_admin', old, 100);
  const { site, follower, told, says, fill } = await followerOfTest(0);
  const layout = siteLayout(site);
  const admins = async () => (await readdir(layout.sliceVersions('mf_admin'))).toSorted();
  await follower.look();
  expect(await admins()).toEqual([old]);
  expect(await filesIn(path.join(site, '.followed'))).toEqual(['state.json']);

  // What is looked at stays, though it is in service nowhere.
  await follower.bring({ name: 'mf_admin', version: next });
  await follower.look();
  expect(await admins()).toEqual([old, next].toSorted());

  await publisher.promote('mf_admin', next, 100);
  says(without(old));
  // Whatever nobody names any more makes room for what comes, where there is none; what is in service stays until then.
  await rm(layout.slice('mf_admin', next), { recursive: true });
  fill(true);
  await follower.look();
  expect([await admins(), told.at(-1)]).toEqual([[old], expect.stringContaining('The disk is full.')]);
  fill(false);
  await follower.look();
  await follower.look();
  expect([await admins(), told.at(-1)]).toEqual([[next], null]);
  expect(await filesIn(path.join(site, '.followed'))).toEqual(['state.json']);

  // So does what a gateway that was killed left, and pages of what is gone.
  await folder.write(`site-0/prerendered/${old}-${next}`, { 'pages.json': '{}' });
  await folder.write(`site-0/shell/.draft-1`, { 'document.html': '' });
  await folder.write(`site-0/.followed/files/0a`, { '0a1b': '' });
  await follower.look();
  expect(await readdir(layout.prerenderedPairs)).toEqual([]);
  expect((await readdir(layout.shellVersions)).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(await filesIn(path.join(site, '.followed'))).toEqual(['state.json']);
});

test('what was named until now stays for a while, and a release service’s own folder is left alone', async () => {
  const { site, follower, says } = await followerOfTest(60_000);
  await follower.look();
  const layout = siteLayout(site);
  const [before] = await readdir(layout.sliceVersions('mf_admin'));
  if (before === undefined) throw new Error('Nothing was brought.');
  says(without(before));
  await follower.look();
  expect(await readdir(layout.sliceVersions('mf_admin'))).toContain(before);
  const eager = await followerOfTest(0);
  await folder.write('site-0', { 'history.jsonl': '' });
  const versions = siteLayout(eager.site).sliceVersions('mf_admin');
  const [there] = await readdir(versions);
  if (there === undefined) throw new Error('Nothing is there.');
  eager.says(without(there));
  await eager.follower.look();
  expect(await readdir(versions)).toContain(there);
});
