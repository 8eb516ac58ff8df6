import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  type Files,
  order,
  shellFiles,
  sliceFiles,
  type TemporaryFolder,
  temporaryFolder,
} from '../../tests/support/builds.js';
import { readShellPointer } from '../site/pointer.js';
import { readRegistry } from '../site/registry.js';
import { promoteShell, publishShell } from '../versions/shell.js';
import { promoteSlice, publishSlice } from '../versions/slices.js';
import { rollBack } from '../versions/versions.js';
import { readPrerenderedPages } from './pages-file.js';

let folder: TemporaryFolder;
let site: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
});
afterEach(() => folder.remove());

/** Code of a shell that renders every page but those named, and nothing around private ones. */
const plainCode = (broken: readonly string[]): string => `
exports.serverShares = {};
exports.headOfPage = async () => undefined;
exports.renderPage = async (pathname, slice) => {
  if ([...${JSON.stringify(broken)}, ...slice.broken].includes(pathname)) throw new Error('Lead is not defined');
  return { body: '<h1>' + pathname + '</h1>', styles: '', title: null };
};`;

/** Code of a shell that renders what stands around private pages as well. */
const shellCode = (broken: readonly string[]): string => `${plainCode(broken)}
exports.renderFrame = async (pathname) => {
  if (${JSON.stringify(broken)}.includes(pathname)) throw new Error('Menu is not defined');
  return { body: '<nav>' + pathname + '</nav>', styles: '', title: null };
};`;

const sliceCode = (paths: readonly string[], broken: readonly string[]): string =>
  `module.exports = { contract: 2, name: 'mf_public', broken: ${JSON.stringify(broken)},
  routes: ${JSON.stringify(paths.map((each) => ({ path: each })))} };`;

const PAGES = ['/faq', '/about-us'];

async function shell(mark: string, broken: readonly string[] = [], code = shellCode): Promise<string> {
  const files: Files = { ...shellFiles(mark), 'server/index.cjs': code(broken) };
  return publishShell(site, await folder.write(`shell-${mark}`, files));
}

async function slice(mark: string, broken: readonly string[] = [], paths: readonly string[] = PAGES): Promise<string> {
  const files: Files = { ...sliceFiles('mf_public', mark), 'server/index.cjs': sliceCode(paths, broken) };
  return (await publishSlice(site, await folder.write(`slice-${mark}`, files))).version;
}

async function inService(): Promise<{ shell: string | undefined; slice: string | undefined }> {
  return {
    shell: (await readShellPointer(site))?.version,
    slice: (await readRegistry(site)).registry.mf_public?.version,
  };
}

test('what takes a rendered page away is not promoted, be it a slice or a shell', async () => {
  await promoteShell(site, await shell('first'), order);
  await promoteSlice(site, 'mf_public', await slice('first'), order);
  const before = await inService();
  expect(Object.keys((await readPrerenderedPages(site, before.shell ?? '', before.slice ?? '')).pages)).toEqual(PAGES);

  await expect(promoteSlice(site, 'mf_public', await slice('broken', ['/faq']), order)).rejects.toThrow(
    'takes pages away from readers: /faq can no longer be rendered (Lead is not defined).',
  );
  await expect(promoteShell(site, await shell('broken', PAGES), order)).rejects.toThrow(
    'takes pages away from readers: /faq, /about-us can no longer be rendered',
  );
  const silent = await publishShell(site, await folder.write('silent', shellFiles('silent')));
  await expect(promoteShell(site, silent, order)).rejects.toThrow('there is no code that renders');
  expect(await inService()).toEqual(before);
});

test('what stands around private pages is rendered with the pages, and not taken away either', async () => {
  await promoteShell(site, await shell('first'), order);
  await promoteSlice(site, 'mf_public', await slice('first'), order);
  const before = await inService();
  const { frames, pages } = await readPrerenderedPages(site, before.shell ?? '', before.slice ?? '');
  expect(Object.entries(frames ?? {}).map(([address, { body }]) => [address, body])).toEqual([
    ['/jobseeker/dashboard', '<nav>/jobseeker/dashboard</nav>'],
    ['/talentseeker/dashboard', '<nav>/talentseeker/dashboard</nav>'],
  ]);
  expect(Object.keys(pages)).toEqual(PAGES);

  await expect(promoteShell(site, await shell('broken', ['/jobseeker/dashboard']), order)).rejects.toThrow(
    'takes pages away from readers: /jobseeker/dashboard can no longer be rendered (Menu is not defined).',
  );
  expect(await inService()).toEqual(before);

  const plain = await shell('plain', [], plainCode);
  await promoteShell(site, plain, order);
  expect(await readPrerenderedPages(site, plain, before.slice ?? '')).toMatchObject({ frames: {}, skipped: {} });
});

test('a page that is gone on purpose, and one that never could be rendered, hold nobody up', async () => {
  await promoteShell(site, await shell('first'), order);
  await promoteSlice(site, 'mf_public', await slice('first', ['/about-us']), order);
  const other = await slice('second', ['/about-us']);
  await promoteSlice(site, 'mf_public', other, order);
  const fewer = await slice('third', [], ['/about-us']);
  await promoteSlice(site, 'mf_public', fewer, order);
  expect((await inService()).slice).toBe(fewer);
  expect(await rollBack(site, 'mf_public', { by: 'ada', cause: 'rollback' })).toBe(other);
});
