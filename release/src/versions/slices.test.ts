import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  order,
  shellManifest,
  sliceFiles,
  sliceManifest,
  type TemporaryFolder,
  temporaryFolder,
} from '../../tests/support/builds.js';
import { note, readHistory } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { publishedVersions } from '../site/published.js';
import { readRegistry as readAll } from '../site/registry.js';
import { promoteSlice, publishSlice } from './slices.js';
import { rollBack } from './versions.js';

const readRegistry = async (folder: string) => (await readAll(folder)).registry;

let folder: TemporaryFolder;
let site: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
});
afterEach(() => folder.remove());

/** Builds and publishes the public slice. @returns the version */
async function published(mark: string): Promise<string> {
  const dist = await folder.write(`dist-${mark}`, sliceFiles('mf_public', mark));
  return (await publishSlice(site, dist)).version;
}

test('a published version serves nobody until it is promoted', async () => {
  const version = await published('first');
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(await publishedVersions(site, 'mf_public')).toEqual([version]);
  expect(await readRegistry(site)).toEqual({});
  const registry = await promoteSlice(site, 'mf_public', version, order);
  expect(registry.mf_public).toEqual({
    version,
    entry: `/remotes/mf_public/${version}/remoteEntry.js`,
    integrity: expect.stringMatching(/^sha384-[A-Za-z0-9+/]{64}$/),
    contract: 2,
    previous: null,
  });
  expect(await readRegistry(site)).toEqual(registry);
});

test('the same files are the same version, and publishing them again changes nothing', async () => {
  const version = await published('first');
  const entry = path.join(siteLayout(site).slice('mf_public', version), 'remoteEntry.js');
  await writeFile(entry, 'what is in service');
  expect(await published('first')).toBe(version);
  expect(await readFile(entry, 'utf8')).toBe('what is in service');
});

test('another build is another version, and the earlier one stays', async () => {
  const versions = [await published('first'), await published('second')];
  expect(new Set(versions).size).toBe(2);
  expect([...(await publishedVersions(site, 'mf_public'))].toSorted()).toEqual(versions.toSorted());
});

test('publishing the same build from several places at once leaves one complete version', async () => {
  const dist = await folder.write('dist', sliceFiles('mf_public'));
  const results = await Promise.all(Array.from({ length: 5 }, () => publishSlice(site, dist)));
  const [version = ''] = new Set(results.map((result) => result.version));
  // A draft that lost the race is taken away.
  expect(await readdir(siteLayout(site).sliceVersions('mf_public'))).toEqual([version]);
  expect((await readdir(siteLayout(site).slice('mf_public', version))).toSorted()).toEqual(
    (await readdir(dist)).toSorted(),
  );
});

test('promotion and roll-back move the pointer between versions', async () => {
  const first = await published('first');
  const second = await published('second');
  await promoteSlice(site, 'mf_public', first, order);
  await promoteSlice(site, 'mf_public', second, order);
  expect((await readRegistry(site)).mf_public).toMatchObject({ version: second, previous: first });
  await promoteSlice(site, 'mf_public', second, order);
  expect((await readRegistry(site)).mf_public).toMatchObject({ version: second, previous: first });
  await rollBack(site, 'mf_public', { by: 'ada', cause: 'rollback' });
  expect((await readRegistry(site)).mf_public).toMatchObject({ version: first, previous: second });
});

test('going back twice goes further back, never forward to what was gone back from', async () => {
  const back = () => rollBack(site, 'mf_public', { by: 'ada', cause: 'rollback' });
  const versions: string[] = [];
  for (const mark of ['first', 'second', 'third']) {
    const version = await published(mark);
    versions.push(version);
    await promoteSlice(site, 'mf_public', version, order);
  }
  const [first, second, third = ''] = versions;
  expect(await back()).toBe(second);
  expect(await back()).toBe(first);
  await expect(back()).rejects.toThrow('no earlier version');
  // By hand it can come again, and can be gone back from again.
  await promoteSlice(site, 'mf_public', third, order);
  expect(await back()).toBe(first);
  expect((await readRegistry(site)).mf_public).toMatchObject({ version: first });
});

test('promotions at the same time do not lose one another, and leave neither drafts nor a lock', async () => {
  const names = ['mf_public', 'mf_jobseeker', 'mf_talentseeker', 'mf_payments'] as const;
  await Promise.all(
    names.map(async (name) => {
      const { version } = await publishSlice(site, await folder.write(name, sliceFiles(name)));
      await promoteSlice(site, name, version, order);
    }),
  );
  expect(Object.keys(await readRegistry(site)).toSorted()).toEqual(names.toSorted());
  expect((await readdir(site)).toSorted()).toEqual(['history.jsonl', 'remotes', 'remotes.json']);
  expect((await readHistory(site)).map(({ name, by }) => `${name} by ${by}`).toSorted()).toEqual(
    names.map((name) => `${name} by ada`).toSorted(),
  );
});

test('a lock that a dead process left behind is taken over', async () => {
  const version = await published('first');
  // No system hands out this process id: it is above every limit.
  await writeFile(siteLayout(site).lock, '2147483646');
  expect(await promoteSlice(site, 'mf_public', version, order)).toHaveProperty('mf_public.version', version);
});

test('a lock of an earlier process that had the same id, as in a container that was started again, is taken over', async () => {
  const version = await published('first');
  const other = await published('second');
  await writeFile(siteLayout(site).lock, String(process.pid));
  // Of those who want it at once each has it for itself, still.
  await Promise.all([version, other].map((each) => promoteSlice(site, 'mf_public', each, order)));
  const history = await readHistory(site);
  expect(history.map(({ previous }) => previous)).toEqual([null, history[0]?.version]);
});

test('a lock of a process that runs and is somebody else’s is waited for', async () => {
  const version = await published('first');
  const { lock } = siteLayout(site);
  await writeFile(lock, '2147483646');
  const kill = jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  try {
    const promoted = promoteSlice(site, 'mf_public', version, order);
    while (kill.mock.calls.length < 2) await wait(10);
    expect(await readFile(lock, 'utf8')).toBe('2147483646');
    await rm(lock);
    expect(await promoted).toHaveProperty('mf_public.version', version);
  } finally {
    kill.mockRestore();
  }
});

test('a lock that names nobody, as a full disk left them, blocks nothing for long', async () => {
  const version = await published('first');
  const { lock } = siteLayout(site);
  await writeFile(lock, '');
  const before = new Date(Date.now() - 60_000);
  await utimes(lock, before, before);
  expect(await promoteSlice(site, 'mf_public', version, order)).toHaveProperty('mf_public.version', version);
});

test('what cannot be written is told, blocks nothing afterwards and leaves what is in service', async () => {
  const first = await published('first');
  const second = await published('second');
  await promoteSlice(site, 'mf_public', first, order);
  // The registry’s place is taken, so that the last step of a promotion fails, as it does on a full disk.
  const { registry } = siteLayout(site);
  const good = await readFile(registry, 'utf8');
  await rm(registry);
  await mkdir(path.join(registry, 'in the way'), { recursive: true });
  await expect(promoteSlice(site, 'mf_public', second, order)).rejects.toThrow();
  expect(
    (await readdir(site)).filter((name) => name.startsWith('remotes.json.') || name.startsWith('.writing')),
  ).toEqual([]);
  await rm(registry, { recursive: true });
  await writeFile(registry, good);
  expect((await readRegistry(site)).mf_public?.version).toBe(first);
  expect((await promoteSlice(site, 'mf_public', second, order)).mf_public).toMatchObject({
    version: second,
    previous: first,
  });
});

test('a version that was not published is refused, and what is in service stays', async () => {
  const version = await published('first');
  const before = await promoteSlice(site, 'mf_public', version, order);
  await expect(promoteSlice(site, 'mf_public', '0123456789ab', order)).rejects.toThrow('holds no build');
  expect(await readRegistry(site)).toEqual(before);
});

test('there is no way back from the first version', async () => {
  await expect(rollBack(site, 'mf_public', { by: 'ada', cause: 'rollback' })).rejects.toThrow(
    'mfe-public has no earlier version to go back to.',
  );
  await promoteSlice(site, 'mf_public', await published('first'), order);
  await expect(rollBack(site, 'mf_public', { by: 'ada', cause: 'rollback' })).rejects.toThrow('no earlier version');
});

test.each([
  ['a folder without a build', {}, 'Build it first'],
  ['another app', { 'mf-manifest.json': shellManifest('other') }, 'does not hold the build of a slice'],
  ['an unknown slice', { 'mf-manifest.json': sliceManifest('mf_other') }, 'does not hold'],
  [
    'a record that is a list of numbers',
    { 'mf-manifest.json': sliceManifest('mf_public', { preload: [1] }) },
    'does not hold',
  ],
  ['a record that is no object', { 'mf-manifest.json': 'null' }, 'is not an object'],
])('%s cannot be published', async (_, files, reason) => {
  const dist = await folder.write('dist', { 'other.txt': '', ...files });
  await expect(publishSlice(site, dist)).rejects.toThrow(reason);
  expect(await publishedVersions(site, 'mf_public')).toEqual([]);
});

test('a first promotion that was noted and cut short is nothing to go back to', async () => {
  const version = await published('first');
  await note(site, { ...order, name: 'mf_public', version, previous: null });
  await expect(rollBack(site, 'mf_public', { ...order, cause: 'rollback' })).rejects.toThrow('no earlier version');
  expect(await readRegistry(site)).toEqual({});
});

test('a way back that was noted and cut short leaves the way back', async () => {
  const [first, second] = [await published('first'), await published('second')];
  for (const version of [first, second, first]) await promoteSlice(site, 'mf_public', version, order);
  await note(site, { by: 'ada', cause: 'rollback', name: 'mf_public', version: second, previous: first });
  expect(await rollBack(site, 'mf_public', { by: 'ada', cause: 'rollback' })).toBe(second);
  expect((await readRegistry(site)).mf_public?.version).toBe(second);
});

test('a malformed entry of the registry is left out, the others stay', async () => {
  const version = await published('first');
  const { mf_public: entry } = await promoteSlice(site, 'mf_public', version, order);
  await writeFile(siteLayout(site).registry, JSON.stringify({ mf_public: entry, mf_payments: { version: 1 } }));
  expect(await readRegistry(site)).toEqual({ mf_public: entry });
});

test('a damaged registry is mended from the history by the next promotion', async () => {
  const payments = await publishSlice(site, await folder.write('payments', sliceFiles('mf_payments')));
  const before = await promoteSlice(site, 'mf_payments', payments.version, order);
  await writeFile(siteLayout(site).registry, '{"mf_payments":');
  const registry = await promoteSlice(site, 'mf_public', await published('first'), order);
  expect(registry.mf_payments).toEqual(before.mf_payments);
  expect(await readRegistry(site)).toEqual(registry);
});
