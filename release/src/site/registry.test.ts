import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { order, sliceFiles, type TemporaryFolder, temporaryFolder } from '../../tests/support/builds.js';
import { promoteSlice, publishSlice } from '../versions/slices.js';
import { siteLayout } from './layout.js';
import { readMendedRegistry, readRegistry, ServedRegistry } from './registry.js';

let folder: TemporaryFolder;
let site: string;
let told: string[];
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  told = [];
  for (const name of ['mf_public', 'mf_payments', 'guest_vouchers'] as const) {
    const { version } = await publishSlice(site, await folder.write(name, sliceFiles(name)));
    await promoteSlice(site, name, version, order);
  }
});
afterEach(() => folder.remove());

const served = (origins: readonly string[] = []) => new ServedRegistry(site, origins, (problem) => told.push(problem));
const write = (content: string) => writeFile(siteLayout(site).registry, content);

test.each(['', '{"mf_public":', 'null', '[]', '<html>'])(
  'a registry that is %j takes nothing out of service, and is told once',
  async (content) => {
    const registry = served();
    const good = await registry.read();
    expect(Object.keys(good)).toEqual(['mf_public', 'mf_payments', 'guest_vouchers']);
    await write(content);
    expect(await registry.read()).toEqual(good);
    expect(await registry.read()).toEqual(good);
    expect(told).toEqual([expect.stringContaining('What was in service before stays.')]);
    // A gateway that starts now has seen no good one; the history has.
    expect(await served().read()).toEqual(good);
  },
);

test('a registry that was deleted takes nothing out of service, nor does a promotion after it', async () => {
  const registry = served();
  const good = await registry.read();
  await rm(siteLayout(site).registry);
  expect(await registry.read()).toEqual(good);
  expect(await served().read()).toEqual(good);
  expect(told).toEqual([expect.stringContaining('remotes.json is gone.'), expect.stringContaining('is gone.')]);
  await rm(siteLayout(site).history);
  expect(await registry.read()).toEqual(good);
  await writeFile(siteLayout(site).registry, JSON.stringify(good));
  const { version } = await publishSlice(site, await folder.write('next', sliceFiles('mf_payments', 'next')));
  await promoteSlice(site, 'mf_payments', version, order);
  const next = await served().read();
  expect(next.mf_payments?.version).toBe(version);
  expect(next).toMatchObject({ mf_public: good.mf_public, guest_vouchers: good.guest_vouchers });
});

test('a registry and a history that cannot be read right now are not taken for none, and not written over', async () => {
  const registry = served();
  const good = await registry.read();
  const { registry: file, history } = siteLayout(site);
  for (const each of [file, history]) {
    await rename(each, `${each}.aside`);
    await symlink(path.basename(each), each);
  }
  expect(await registry.read()).toEqual(good);
  const version = good.mf_payments?.version ?? '';
  await expect(promoteSlice(site, 'mf_payments', version, order)).rejects.toThrow('ELOOP');
  for (const each of [history, file]) {
    await rm(each);
    await rename(`${each}.aside`, each);
  }
  expect(await served().read()).toEqual(good);
});

test('a site to which nothing was promoted has no registry, and that is no damage', async () => {
  expect(await readRegistry(path.join(folder.path, 'new'))).toEqual({
    registry: {},
    problems: [],
    unusable: [],
    isNew: true,
  });
});

test('a malformed entry is served as it was, the others as they are', async () => {
  const registry = served();
  const { mf_public, mf_payments } = await registry.read();
  await write(JSON.stringify({ mf_public: { ...mf_public, previous: 'other' }, mf_payments: { version: 1 } }));
  expect(await registry.read()).toEqual({ mf_public: { ...mf_public, previous: 'other' }, mf_payments });
  expect(told).toEqual(['The entry of mf_payments is malformed. What was in service before stays.']);
});

test('an entry that was taken out stays out', async () => {
  const registry = served();
  const { mf_public } = await registry.read();
  await write(JSON.stringify({ mf_public }));
  expect(await registry.read()).toEqual({ mf_public });
});

test.each([
  ['another origin', { entry: 'https://evil.example/remoteEntry.js' }],
  ['another origin without a scheme', { entry: '//evil.example/remoteEntry.js' }],
  ['a script scheme', { entry: 'javascript:alert(1)' }],
  ['another slice’s folder', { entry: '/remotes/mf_payments/0123456789ab/remoteEntry.js' }],
  ['outside of the slices', { entry: '/remotes/mf_public/../../api/remoteEntry.js' }],
  ['no integrity', { integrity: undefined }],
])('an entry with %s is refused', async (_, change) => {
  const { mf_public } = (await readRegistry(site)).registry;
  await write(JSON.stringify({ mf_public: { ...mf_public, ...change } }));
  const { registry, problems } = await readRegistry(site);
  expect({ registry, problems: problems.length }).toEqual({ registry: {}, problems: 1 });
  expect((await readMendedRegistry(site)).registry).toEqual({ mf_public });
});

test('an origin that was configured is trusted', async () => {
  const entry = {
    version: '5',
    entry: 'https://static.vela.example/remoteEntry.js',
    integrity: 'sha384-abc',
    contract: 2,
  };
  await write(JSON.stringify({ mf_public: entry }));
  expect(await served(['https://static.vela.example']).read()).toEqual({ mf_public: entry });
});
