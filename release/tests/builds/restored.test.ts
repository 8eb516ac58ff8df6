import { spawnSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MANIFEST_FILE } from '@vela/contracts/remote';
import { siteLayout } from '../../src/site/layout.js';
import { readFileList } from '../../src/storage/file-list.js';
import { siteKeys } from '../../src/storage/site-keys.js';
import { signList } from '../../src/storage/site-state.js';
import { VersionStore } from '../../src/storage/version-store.js';
import { publish } from '../../src/versions/versions.js';
import { container, sliceManifest, type TemporaryFolder, temporaryFolder } from '../support/builds.js';

const ROOT = path.resolve(__dirname, '../../..');
const NAME_FILES = path.join(ROOT, 'tooling/webpack/name-files.mjs');

/** A build as webpack makes it: of an empty folder, each chunk called by what is in it, and at last its own list. */
const BUILD = `
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { nameFiles } from ${JSON.stringify(NAME_FILES)};
const source = readFileSync('source.txt', 'utf8');
const chunk = 'page.' + createHash('sha256').update(source).digest('hex').slice(0, 10) + '.js';
rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');
writeFileSync('dist/' + chunk, 'console.log(' + JSON.stringify(source) + ');');
writeFileSync('dist/remoteEntry.js', ${JSON.stringify(container('mf_payments'))} + '// ' + chunk);
writeFileSync('dist/${MANIFEST_FILE}', ${JSON.stringify(sliceManifest('mf_payments', { preload: [] }))});
await nameFiles('dist', ${JSON.stringify(MANIFEST_FILE)});
`;

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
  const json = (content: object) => JSON.stringify(content);
  await folder.write('repository', {
    'package.json': json({ name: 'other', private: true, packageManager: 'npm@11.0.0', workspaces: ['slice'] }),
    'package-lock.json': json({ name: 'other', lockfileVersion: 3, packages: {} }),
    'turbo.json': json({ tasks: { build: { inputs: ['source.txt', 'build.mjs'], outputs: ['dist/**'] } } }),
    'slice/package.json': json({ name: 'slice', type: 'module', scripts: { build: 'node build.mjs' } }),
    'slice/build.mjs': BUILD,
  });
});
afterEach(() => folder.remove());

/** Builds a source by turbo, which takes what it built before from its cache. @returns the folder of the build */
async function built(source: string): Promise<string> {
  const repository = path.join(folder.path, 'repository');
  await writeFile(path.join(repository, 'slice/source.txt'), source);
  const { status, stdout, stderr } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/turbo'),
    ['run', 'build', '--cache=local:rw', '--no-daemon'],
    { cwd: repository, encoding: 'utf8', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return path.join(repository, 'slice/dist');
}

test('A, then B, then A again from the cache is the version A, without a word of B', async () => {
  const site = path.join(folder.path, 'site');
  const publishNow = async (source: string) => publish(site, 'mf_payments', await built(source));
  const first = await publishNow('A');
  const second = await publishNow('B, which is nobody’s to read yet');
  expect(second).not.toBe(first);
  const dist = await built('A');
  // What B left: the reason for this test.
  expect((await readdir(dist)).filter((name) => name.startsWith('page.'))).toHaveLength(2);
  expect(await publish(site, 'mf_payments', dist)).toBe(first);
  const third = await publishNow('C');
  expect(await readdir(siteLayout(site).slice('mf_payments', third))).toHaveLength(3);
  const own = path.join(folder.path, 'release');
  const store = new VersionStore(site, own);
  const wanted = { name: 'mf_payments', version: third } as const;
  const { list } = await signList(site, store, wanted, (await siteKeys(own)).secret, null);
  expect(readFileList(list).files).toHaveLength(3);
}, 60_000);

test.each([['../../etc/passwd'], ['/etc/passwd'], ['a/../../b'], [5], ['.hidden']])(
  'a build that says %j is one of its files is none',
  async (file) => {
    const manifest = { ...(JSON.parse(sliceManifest('mf_payments', { preload: [] })) as object), files: [file] };
    const build = await folder.write('build', { 'mf-manifest.json': JSON.stringify(manifest) });
    await expect(publish(path.join(folder.path, 'site'), 'mf_payments', build)).rejects.toThrow('no file of a build');
  },
);

test('a build that lacks a file of its own is not published', async () => {
  const manifest = { ...(JSON.parse(sliceManifest('mf_payments')) as object), files: ['remoteEntry.js', 'gone.js'] };
  const build = await folder.write('build', { 'mf-manifest.json': JSON.stringify(manifest), 'remoteEntry.js': '' });
  await expect(publish(path.join(folder.path, 'site'), 'mf_payments', build)).rejects.toThrow('gone.js is missing');
});
