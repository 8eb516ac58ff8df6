import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  order,
  shellFiles,
  shellManifest,
  sliceFiles,
  type TemporaryFolder,
  temporaryFolder,
} from '../../tests/support/builds.js';
import { readShellPointer } from '../site/pointer.js';
import { publishedShells } from '../site/published.js';
import { promoteShell, publishShell } from './shell.js';
import { promoteSlice, publishSlice } from './slices.js';

let folder: TemporaryFolder;
let site: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
});
afterEach(() => folder.remove());

const published = async (mark: string): Promise<string> =>
  publishShell(site, await folder.write(`dist-${mark}`, shellFiles(mark)));

test('the pointer moves, and the files of the shell before stay', async () => {
  expect(await readShellPointer(site)).toBeNull();
  const first = await published('first');
  const second = await published('second');
  await promoteShell(site, first, order);
  expect(await readShellPointer(site)).toEqual({ version: first, previous: null });
  await promoteShell(site, second, order);
  await promoteShell(site, second, order);
  expect(await readShellPointer(site)).toEqual({ version: second, previous: first });
  expect([...(await publishedShells(site))].toSorted()).toEqual([first, second].toSorted());
});

test('a shell for another contract than the slices in service is refused, in a start together with them it is not', async () => {
  await promoteShell(site, await published('first'), order);
  const { name, version } = await publishSlice(site, await folder.write('slice', sliceFiles('mf_payments')));
  await promoteSlice(site, name, version, order);
  const before = await readShellPointer(site);
  const files = shellFiles('second');
  const second = await publishShell(
    site,
    await folder.write('dist-second', { ...files, 'mf-manifest.json': shellManifest('second', { contract: 3 }) }),
  );
  await expect(promoteShell(site, second, order)).rejects.toThrow(
    `shell ${second} does not fit mfe-payments ${version}, which is in service: it was built for contract 2, this shell speaks 3.`,
  );
  expect(await readShellPointer(site)).toEqual(before);
  await promoteShell(site, second, { by: 'npm start', cause: 'start' });
  expect((await readShellPointer(site))?.version).toBe(second);
});

test('a version that was not published is refused', async () => {
  await expect(promoteShell(site, '0123456789ab', order)).rejects.toThrow('holds no build');
  expect(await readShellPointer(site)).toBeNull();
});

test('a slice is not the shell', async () => {
  const dist = await folder.write('slice', sliceFiles('mf_public'));
  await expect(publishShell(site, dist)).rejects.toThrow('does not hold the build of the shell');
});

test('a pointer that names no version counts as none', async () => {
  await folder.write('site', { 'shell.json': '{"version":5}' });
  expect(await readShellPointer(site)).toBeNull();
});
