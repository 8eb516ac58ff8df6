import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  order,
  shellFiles,
  shellManifest,
  sliceFiles,
  sliceManifest,
  type TemporaryFolder,
  temporaryFolder,
} from '../../tests/support/builds.js';
import { Accesses } from '../access/access.js';
import { ReleaseClient } from '../remote/client.js';
import { Follower } from '../remote/follower.js';
import { siteLayout } from '../site/layout.js';
import { publishedVersions } from '../site/published.js';
import { readRegistry } from '../site/registry.js';
import type { Withdrawn } from '../status/notice.js';
import { listFiles, readFileList, sha256Of } from '../storage/file-list.js';
import { newSigningKeys, signed } from '../storage/signing.js';
import { prune } from '../versions/prune.js';
import { promote, publish } from '../versions/versions.js';
import { type ReleaseService, startReleaseService } from './service.js';

let folder: TemporaryFolder;
let site: string;
let own: string;
let service: ReleaseService;
let accesses: Accesses;
let address: string;
/** What was taken back for gateways. */
let withdrawn: Withdrawn[];
const instance = { offeredCalls: () => Promise.resolve(null), origin: () => Promise.resolve('https://vela.example') };

beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  own = path.join(folder.path, 'release');
  accesses = new Accesses(path.join(own, 'accesses.json'));
  withdrawn = [];
  service = await startReleaseService(
    { site, folder: own, instance, onWithdrawn: (what) => void withdrawn.push(what) },
    0,
  );
  address = `http://127.0.0.1:${service.port}`;
});
afterEach(async () => {
  await service.stop();
  await folder.remove();
});

const clientOf = (token: string, secretKey?: string) =>
  new ReleaseClient(address, secretKey === undefined ? { token } : { token, secretKey });
const paymentsTeam = async () => {
  const { token, secretKey, id } = await accesses.add('payments', ['mf_payments'], ['publish', 'promote']);
  return { client: clientOf(token, secretKey), token, secretKey, id };
};
const buildOf = (mark: string, name: 'mf_payments' | 'mf_public' = 'mf_payments') =>
  folder.write(`${name}-${mark}`, sliceFiles(name, mark));
const inService = async () => (await readRegistry(site)).registry.mf_payments?.version;
const audited = async () =>
  (await readFile(path.join(own, 'audit.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, string>>);
/** Sends something that the client would not. */
const post = (what: string, token: string, body: object) =>
  fetch(`${address}/${what}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

test('a team publishes, checks, promotes by share and rolls back from elsewhere, and all of it is written down', async () => {
  const { client, token } = await paymentsTeam();
  const first = await client.publish('mf_payments', await buildOf('first'));
  expect(await publishedVersions(site, 'mf_payments')).toEqual([first]);
  await client.check('mf_payments', first);
  expect(await inService()).toBeUndefined();
  await client.promote('mf_payments', first, 100);
  const second = await client.publish('mf_payments', await buildOf('second'));
  await client.promote('mf_payments', second, 10);
  expect(await client.status()).toContain('10 of 100 visitors');
  await client.promote('mf_payments', second, 100);
  expect(await inService()).toBe(second);
  expect(await client.rollBack('mf_payments')).toBe(first);
  expect((await audited()).map(({ team, action, about, outcome }) => [team, action, about, outcome])).toEqual([
    ['payments', 'publish', `mfe-payments ${first}`, 'done'],
    ['payments', 'check', `mfe-payments ${first}`, 'done'],
    ['payments', 'promote', `mfe-payments ${first}`, 'done'],
    ['payments', 'publish', `mfe-payments ${second}`, 'done'],
    ['payments', 'promote 10 %', `mfe-payments ${second}`, 'done'],
    ['payments', 'promote', `mfe-payments ${second}`, 'done'],
    ['payments', 'rollback', 'mfe-payments', 'done'],
  ]);
  const kept = `${await readFile(path.join(own, 'audit.jsonl'), 'utf8')}${await readFile(path.join(own, 'accesses.json'), 'utf8')}`;
  expect(kept).not.toContain(token);
});

test('what was rolled back comes to everybody by a promotion without a share alone', async () => {
  const { client, token } = await paymentsTeam();
  const first = await client.publish('mf_payments', await buildOf('first'));
  await client.promote('mf_payments', first, null);
  const second = await client.publish('mf_payments', await buildOf('second'));
  await client.promote('mf_payments', second, 10);
  await client.rollBack('mf_payments');
  for (const share of [50, 100])
    await expect(client.promote('mf_payments', second, share)).rejects.toThrow('rolled back');
  expect(await inService()).toBe(first);
  await client.promote('mf_payments', second, null);
  expect(await inService()).toBe(second);
  const promotion = { name: 'mfe-payments', version: second };
  for (const share of [0, 101, 1.5, '10']) {
    const { status } = await post('promotions', token, { ...promotion, share });
    expect(status).toBe(400);
  }
});

test('a build that is another slice’s is stored nowhere', async () => {
  const { client } = await paymentsTeam();
  const other = await buildOf('first', 'mf_public');
  await expect(client.publish('mf_payments', other)).rejects.toThrow('holds mfe-public, not mfe-payments.');
  expect(await publishedVersions(site, 'mf_public')).toEqual([]);
});

test('a guest’s team does the same with a slice that no list names, and with no other', async () => {
  const { token, secretKey } = await accesses.add('vouchers', ['guest_vouchers'], ['publish', 'promote']);
  const client = clientOf(token, secretKey);
  const build = (mark: string) => folder.write(`vouchers-${mark}`, sliceFiles('guest_vouchers', mark));
  const first = await client.publish('guest_vouchers', await build('first'));
  await client.promote('guest_vouchers', first, 100);
  const second = await client.publish('guest_vouchers', await build('second'));
  await client.promote('guest_vouchers', second, 10);
  expect(await client.status()).toContain(`guest-vouchers ${second} gets to 10 of 100 visitors`);
  await client.promote('guest_vouchers', second, 100);
  expect((await readRegistry(site)).registry.guest_vouchers?.version).toBe(second);
  expect(await client.rollBack('guest_vouchers')).toBe(first);
  expect([...(await prune(site, 1)).keys()]).toEqual([]);
  const other = await folder.write('others', sliceFiles('guest_others'));
  await expect(client.publish('guest_others', other)).rejects.toThrow('is not for guest-others.');
});

test('what is there already is not sent again', async () => {
  const { client } = await paymentsTeam();
  await client.publish('mf_payments', await buildOf('first'));
  const asked: string[] = [];
  const { token, secretKey } = await paymentsTeam();
  const counting = new ReleaseClient(address, { token, secretKey }, (input, init) => {
    asked.push(`${init?.method} ${String(input).split('/')[3] ?? ''}`);
    return fetch(input, init);
  });
  await counting.publish('mf_payments', await buildOf('first'));
  expect(asked).toEqual(['POST missing', 'POST versions']);
});

test('a token is for its slices and its rights, and can be revoked', async () => {
  const { client, secretKey, id } = await paymentsTeam();
  const publisher = await accesses.add('payments', ['mf_payments'], ['publish']);
  const version = await client.publish('mf_payments', await buildOf('first'));
  const own = await buildOf('first', 'mf_public');
  await expect(client.publish('mf_public', own)).rejects.toThrow('The token of payments is not for mfe-public.');
  await expect(clientOf(publisher.token).promote('mf_payments', version, 100)).rejects.toThrow('may not promote');
  await expect(clientOf(publisher.token).read('site')).rejects.toThrow('may not follow');
  await expect(clientOf('wrong', secretKey).publish('mf_payments', own)).rejects.toThrow('The token does not hold');
  expect((await fetch(`${address}/site`)).status).toBe(401);
  await accesses.revoke(id);
  await expect(client.promote('mf_payments', version, 100)).rejects.toThrow('mistyped or revoked');
  expect(await inService()).toBeUndefined();
  expect((await audited()).filter(({ outcome }) => outcome !== 'done').map(({ team }) => team)).toEqual([
    'payments',
    'payments',
    'nobody',
    'nobody',
    'nobody',
  ]);
});

test('a version that another key signed, or whose files are others, is refused and nothing is published', async () => {
  const { token, secretKey } = await paymentsTeam();
  const build = await buildOf('first');
  await expect(clientOf(token, newSigningKeys().secret).publish('mf_payments', build)).rejects.toThrow(
    'is not signed by its team',
  );
  const listed = await listFiles(build, 'mf_payments');
  const swapped = {
    ...listed,
    files: listed.files.map((file) => ({ ...file, sha256: listed.files[0]?.sha256 ?? '' })),
  };
  const shorter = { ...listed, files: listed.files.slice(1) };
  for (const list of [swapped, shorter].map((each) => JSON.stringify(each))) {
    const response = await post('versions', token, { list, signature: signed(list, secretKey) });
    expect(response.status).toBe(409);
    await response.arrayBuffer();
  }
  const file = await fetch(`${address}/files/${sha256Of(Buffer.from('a'))}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: 'b',
  });
  expect(file.status).toBe(400);
  expect(await publishedVersions(site, 'mf_payments')).toEqual([]);
});

const LISTED = { name: 'mf_payments', version: '0123456789ab' };
const SHA = 'a'.repeat(64);
test.each([
  ['a path that leads elsewhere', [{ path: '../../shell.json', bytes: 1, sha256: SHA }]],
  ['an absolute path', [{ path: '/etc/passwd', bytes: 1, sha256: SHA }]],
  ['a path in the middle of which one goes up', [{ path: 'a/../../b', bytes: 1, sha256: SHA }]],
  ['a path of another system', [{ path: 'a\\..\\b', bytes: 1, sha256: SHA }]],
  ['a hidden file', [{ path: 'a/.htaccess', bytes: 1, sha256: SHA }]],
  ['a path with an end of line', [{ path: 'a\nb', bytes: 1, sha256: SHA }]],
  ['a file that is too large', [{ path: 'a', bytes: 1e9, sha256: SHA }]],
  [
    'files that are too large together',
    Array.from({ length: 20 }, (_, at) => ({ path: `f${at}`, bytes: 9e6, sha256: SHA })),
  ],
  ['too many files', Array.from({ length: 2001 }, (_, at) => ({ path: `f${at}`, bytes: 1, sha256: SHA }))],
  ['a file twice', ['a', 'A'].map((name) => ({ path: name, bytes: 1, sha256: SHA }))],
  ['a file without its hash', [{ path: 'a', bytes: 1, sha256: '../x' }]],
  ['no files', []],
])('%s is refused', async (_, files) => {
  const { token, secretKey } = await paymentsTeam();
  const list = JSON.stringify({ ...LISTED, files });
  expect(() => readFileList(list)).toThrow();
  for (const what of ['missing', 'versions']) {
    const response = await post(what, token, { list, signature: signed(list, secretKey) });
    expect(response.status).toBe(400);
    await response.arrayBuffer();
  }
});

test('a file above the limit is refused while it arrives', async () => {
  const { token } = await paymentsTeam();
  const response = await fetch(`${address}/files/${SHA}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array(17 * 1024 * 1024),
  }).catch(() => null);
  // The connection may be closed before all of it was sent.
  expect(response?.status ?? 413).toBe(413);
  expect(await readdir(own).catch(() => [])).not.toContain('files');
});

test('an end waits for what is under way, says that it is the last, and not for ever', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { token } = await paymentsTeam();
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  let tellAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (tellAsked = resolve));
  const offeredCalls = async () => {
    tellAsked();
    await held;
    return null;
  };
  const its = { site, folder: own, instance: { ...instance, offeredCalls }, stopLimitMs: 500 };
  const ending = await startReleaseService(its, 0);
  const headers = { authorization: `Bearer ${token}` };
  const place = { port: ending.port, agent: new http.Agent({ keepAlive: true }), headers };
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ ...place, path: '/status' }, resolve).on('error', reject);
  });
  // Who sends half of a file, and then nothing any more, is not waited for.
  const half = http.request({ ...place, path: `/files/${SHA}`, method: 'PUT' });
  half.setHeader('content-length', 1000);
  const dropped = new Promise((resolve) => half.on('error', resolve));
  half.write('a');
  await asked;
  const before = Date.now();
  const stopped = ending.stop();
  goOn();
  const { statusCode, headers: told } = await answered;
  expect([statusCode, told.connection]).toEqual([200, 'close']);
  await stopped;
  expect(Date.now() - before).toBeLessThan(4000);
  expect(await dropped).toHaveProperty('code', 'ECONNRESET');
  while (log.mock.calls.length === 0) await wait(10);
  log.mockRestore();
});

test('the gate of the service refuses what does not fit', async () => {
  const shell = await publish(site, 'shell', await folder.write('shell', shellFiles()));
  await promote(site, 'shell', shell, order);
  const { client } = await paymentsTeam();
  const files = {
    ...sliceFiles('mf_payments', 'other'),
    'mf-manifest.json': sliceManifest('mf_payments', { contract: 3 }),
  };
  const version = await client.publish('mf_payments', await folder.write('other', files));
  await expect(client.promote('mf_payments', version, 100)).rejects.toThrow('was built for contract 3');
  expect(await inService()).toBeUndefined();
});

test('a promotion says what it waits for, and what is refused on the way is refused', async () => {
  const { client } = await paymentsTeam();
  const slice = await client.publish('mf_payments', await buildOf('first'));
  await client.promote('mf_payments', slice, 100);
  const house = await accesses.add('house', ['shell'], ['publish', 'promote']);
  const shells = clientOf(house.token, house.secretKey);
  const publishShell = async (mark: string, contract = 2) => {
    const files = { ...shellFiles(mark), 'mf-manifest.json': shellManifest(mark, { contract }) };
    return shells.publish('shell', await folder.write(`shell-${mark}`, files));
  };
  const first = await publishShell('first');
  const told: string[] = [];
  await shells.check('shell', first, (what) => told.push(what));
  await shells.promote('shell', first, 100, (what) => told.push(what));
  const steps = [`the files of shell ${first} are looked at`, `mfe-payments ${slice} starts in it`];
  expect(told).toEqual([...steps, ...steps]);
  const unfit = await publishShell('unfit', 3);
  told.length = 0;
  await expect(shells.promote('shell', unfit, 100, (what) => told.push(what))).rejects.toThrow('this shell speaks 3');
  expect(told).toHaveLength(2);
  expect((await audited()).at(-1)).toMatchObject({
    about: `shell ${unfit}`,
    outcome: expect.stringContaining('speaks 3'),
  });
  // Who does not ask for it is answered as ever.
  const plain = await post('promotions', house.token, { name: 'shell', version: unfit });
  expect([plain.status, plain.headers.get('content-type')]).toEqual([409, 'application/problem+json']);
  await plain.arrayBuffer();
  const second = await publishShell('second');
  const third = await publishShell('third');
  for (const version of [second, third]) await shells.promote('shell', version, 100);
  expect(await shells.rollBack('shell', first)).toBe(first);
});

test('two gateways with folders of their own have what is promoted, and keep the last good', async () => {
  const shell = await publish(site, 'shell', await folder.write('shell', shellFiles()));
  await promote(site, 'shell', shell, order);
  const { client } = await paymentsTeam();
  const { token } = await accesses.add('gateways', [], ['follow']);
  const tell = jest.fn<(problem: string | null) => void>();
  const sites = ['one', 'two'].map((name) => path.join(folder.path, name));
  const followers = sites.map((each) => new Follower({ site: each, client: clientOf(token), tell }));
  const look = () => Promise.all(followers.map((follower) => follower.look()));

  const first = await client.publish('mf_payments', await buildOf('first'));
  await client.promote('mf_payments', first, 100);
  await look();
  for (const each of sites) {
    expect((await readRegistry(each)).registry).toEqual((await readRegistry(site)).registry);
    expect(await readFile(siteLayout(each).shellPointer, 'utf8')).toContain(shell);
    expect(await readdir(siteLayout(each).slice('mf_payments', first))).toContain('remoteEntry.js');
  }
  const second = await client.publish('mf_payments', await buildOf('second'));
  await client.promote('mf_payments', second, 50);
  await look();
  for (const each of sites) expect((await readRegistry(each)).registry.mf_payments?.rollout?.version).toBe(second);

  // A gateway that counted ends a roll-out for all of them.
  await clientOf(token).withdraw('mf_payments', second, 'It failed.');
  await clientOf(token).withdraw('mf_payments', second, 'It failed for me, too.');
  expect(withdrawn).toEqual([{ name: 'mf_payments', version: second, why: 'It failed.', stays: first }]);
  await look();
  for (const each of sites) expect((await readRegistry(each)).registry.mf_payments?.rollout).toBeUndefined();
  expect(tell).not.toHaveBeenCalledWith(expect.any(String));

  // What was damaged there is written again, and what was damaged on the way is not taken.
  const [one] = sites.map((each) => siteLayout(each));
  if (one === undefined) throw new Error('There is no folder.');
  await writeFile(one.registry, '{');
  await rm(one.shellPointer);
  await look();
  expect(await readFile(one.shellPointer, 'utf8')).toContain(shell);
  expect((await readRegistry(sites[0] ?? '')).registry.mf_payments?.version).toBe(first);
  const third = await client.publish('mf_payments', await buildOf('third'));
  const [chunk] = readFileList(
    JSON.stringify(await listFiles(siteLayout(site).slice('mf_payments', third), 'mf_payments')),
  ).files.filter((file) => file.path === 'page.0123456789.js');
  const stored = path.join(own, 'files', chunk?.sha256.slice(0, 2) ?? '', chunk?.sha256 ?? '');
  await writeFile(stored, '// something else');
  await client.promote('mf_payments', third, 100);
  await look();
  for (const each of sites) expect((await readRegistry(each)).registry.mf_payments?.version).toBe(first);
  expect(tell).toHaveBeenCalledWith('There is no such file. What was in service before stays.');
  await rm(stored);
  await client.publish('mf_payments', await buildOf('third'));
  await look();
  for (const each of sites) expect((await readRegistry(each)).registry.mf_payments?.version).toBe(third);
  expect(tell).toHaveBeenLastCalledWith(null);

  const onlyTheirs = new Follower({
    site: sites[0] ?? '',
    client: clientOf(token),
    tell,
    trustedKeys: [newSigningKeys().public],
  });
  const fourth = await client.publish('mf_payments', await buildOf('fourth'));
  await client.promote('mf_payments', fourth, 100);
  await onlyTheirs.look();
  expect(tell).toHaveBeenLastCalledWith(expect.stringContaining('is not signed by its team'));
  expect((await readRegistry(sites[0] ?? '')).registry.mf_payments?.version).toBe(third);
  await service.stop();
  await look();
  expect(tell).toHaveBeenLastCalledWith(expect.stringContaining('cannot be reached'));
  expect((await readRegistry(sites[1] ?? '')).registry.mf_payments?.version).toBe(third);

  // What is damaged or deleted while the service is gone is what it said last, for a gateway that starts then as well.
  for (const follower of [followers[0], new Follower({ site: sites[0] ?? '', client: clientOf(token), tell })]) {
    await writeFile(one.shellPointer, '');
    await rm(one.registry);
    await follower?.look();
    expect(await readFile(one.shellPointer, 'utf8')).toContain(shell);
    expect((await readRegistry(sites[0] ?? '')).registry.mf_payments?.version).toBe(third);
  }
  // What was kept of it may be damaged itself: then what is written is served, and the gateway goes on.
  for (const damage of ['{"registry":', 'null', '{"registry":null,"versions":[],"pages":{}}']) {
    await writeFile(path.join(sites[0] ?? '', '.followed', 'state.json'), damage);
    const restarted = new Follower({ site: sites[0] ?? '', client: clientOf(token), tell });
    await restarted.look();
    expect(tell).toHaveBeenLastCalledWith(expect.stringContaining('What was in service before stays.'));
    expect((await readRegistry(sites[0] ?? '')).registry.mf_payments?.version).toBe(third);
  }
  service = await startReleaseService({ site, folder: own, instance }, 0);
});
