import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '../../tests/support/builds.js';
import { OPEN_TAB_MS } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { publishedShells, publishedVersions } from '../site/published.js';
import { siteState } from '../storage/site-state.js';
import { prune } from './prune.js';
import { promote, publish, rollOut } from './versions.js';
import { withdraw } from './withdraw.js';

let folder: TemporaryFolder;
let site: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
});
afterEach(() => folder.remove());

const published = async (mark: string) =>
  publish(site, 'mf_payments', await folder.write(mark, sliceFiles('mf_payments', mark)));
const shell = async (mark: string) => publish(site, 'shell', await folder.write(`shell-${mark}`, shellFiles(mark)));
const left = async () => new Set(await publishedVersions(site, 'mf_payments'));
const aDayLater = () => Date.now() + OPEN_TAB_MS + 1000;

test('what was in service within a day is not pruned, however many came since; a day later it is', async () => {
  const versions: string[] = [];
  for (const mark of ['first', 'second', 'third', 'fourth']) {
    versions.push(await published(mark));
    await promote(site, 'mf_payments', versions.at(-1) ?? '', order);
  }
  await published('newest');
  await prune(site, 1);
  const now = await left();
  for (const version of versions) expect(now).toContain(version);
  // A gateway on an empty disk brings them, for the tabs of its visitors.
  const needed = (await siteState(site)).versions.map(({ version }) => version);
  expect(needed).toEqual(expect.arrayContaining(versions));
  await prune(site, 1, aDayLater());
  const later = await left();
  expect(later).not.toContain(versions[0]);
  expect(later).not.toContain(versions[1]);
  // What a roll-back leads to, and what is in service.
  for (const version of versions.slice(2)) expect(later).toContain(version);
});

test('a roll-out that ended is in tabs still, and so is a shell', async () => {
  await promote(site, 'mf_payments', await published('first'), order);
  const tried = await published('tried');
  await rollOut(site, 'mf_payments', tried, 10, order);
  const next = await published('next');
  await promote(site, 'mf_payments', next, order);
  const other = await published('other');
  await rollOut(site, 'mf_payments', other, 10, order);
  await withdraw(site, 'mf_payments', other, { by: 'the gateway', why: 'It failed.' });
  const shells: string[] = [];
  for (const mark of ['a', 'b', 'c']) {
    shells.push(await shell(mark));
    await promote(site, 'shell', shells.at(-1) ?? '', order);
  }
  await published('newest');
  await prune(site, 1);
  for (const version of [tried, other, next]) expect(await left()).toContain(version);
  expect(new Set(await publishedShells(site))).toEqual(new Set(shells));
  await prune(site, 1, aDayLater());
  expect(await left()).not.toContain(tried);
  expect(await publishedShells(site)).not.toContain(shells[0]);
  expect(await readdir(siteLayout(site).shellVersions)).toHaveLength(2);
});
