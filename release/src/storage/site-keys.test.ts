import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../../tests/support/builds.js';
import { isSignedBy, signed } from './signing.js';
import { formerSiteKeys, siteKeys } from './site-keys.js';

let folder: TemporaryFolder;
let own: string;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  own = path.join(folder.path, 'release');
  file = path.join(own, 'site-keys.json');
});
afterEach(() => folder.remove());

test('of many who need the keys first all have the same, and nothing else is left in the folder', async () => {
  const [keys, ...others] = await Promise.all(Array.from({ length: 8 }, () => siteKeys(own)));
  for (const other of others) expect(other).toEqual(keys);
  expect(isSignedBy('a', signed('a', keys?.secret ?? ''), [keys?.public ?? ''])).toBe(true);
  expect(await readdir(own)).toEqual(['site-keys.json']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('keys that cannot be read right now are not taken for none: no others are made', async () => {
  await mkdir(own, { recursive: true });
  for (const name of ['site-keys.json', 'former-keys.json']) await symlink(name, path.join(own, name));
  await expect(siteKeys(own)).rejects.toThrow('ELOOP');
  await expect(formerSiteKeys(own)).rejects.toThrow('ELOOP');
  expect((await readdir(own)).toSorted()).toEqual(['former-keys.json', 'site-keys.json']);
});

test.each(['', '{"secret":"', '{"secret":"a"}', 'null'])(
  'keys that are %j are damaged, which is told',
  async (content) => {
    await mkdir(own, { recursive: true });
    await writeFile(file, content);
    await expect(siteKeys(own)).rejects.toThrow(`${file} is damaged. Put it back from a backup`);
    expect(await readFile(file, 'utf8')).toBe(content);
    await rm(file);
    expect((await siteKeys(own)).public).not.toBe('');
  },
);
