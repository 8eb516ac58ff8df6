import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { MANIFEST_FILE } from '@vela/contracts/remote';
import { promote, publish, putBuildsIntoService } from '@vela/release';
import { elsewhere, guestTide } from './support/elsewhere.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NAME = 'guest_tide';
const ORDER = { by: 'ada', cause: 'promote' } as const;
/** The house's own build, of a team that keeps another version of React than the house does. */
const BUILD = `
  const { SHARED_PACKAGES } = await import('./tooling/webpack/sharing.mjs');
  const [directory, range] = process.argv.slice(1);
  for (const each of SHARED_PACKAGES) if (each.name === 'react' || each.name === 'react-dom') each.range = range ?? each.range;
  const { appConfig } = await import('./tooling/webpack/factory.mjs');
  const { nameFiles } = await import('./tooling/webpack/name-files.mjs');
  const { default: webpack } = await import('webpack');
  webpack({ ...appConfig({ directory, mode: 'production' }), cache: false }, async (error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
    await nameFiles(directory + '/dist', '${MANIFEST_FILE}');
  });
`;

let folder: string;
let site: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(path.join(tmpdir(), 'vela-refusals-'));
  site = path.join(folder, 'site');
  await putBuildsIntoService(site, { shell: path.join(ROOT, 'shell/dist'), slices: [] }, () => undefined);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds a slice with one page. @param page its source @param range versions of React that it accepts @returns its version */
async function built(page: string, range?: string): Promise<string> {
  const own = await elsewhere(folder, await guestTide(page));
  const words = ['--input-type=module', '--eval', BUILD, own, ...(range === undefined ? [] : [range])];
  await promisify(execFile)(process.execPath, words, { cwd: ROOT });
  return publish(site, NAME, path.join(own, 'dist'));
}

const PAGE = `
import { useState } from 'react';
import { Button } from '@vela/design-system/button';
export function Page() {
  const [level, setLevel] = useState(0);
  return <Button onClick={() => setLevel(level + 1)}>{level}</Button>;
}
`;
const MINUTE_MS = 60_000;

test('a slice as teams build it comes into service beside the shell of this house', async () => {
  test.setTimeout(2 * MINUTE_MS);
  await promote(site, NAME, await built(PAGE), ORDER);
});

for (const [what, page, range, sentence] of [
  ['another major version of React', PAGE, '^20.0.0', /it requires react\S* \^20\.0\.0, the shell shares 19\./],
  [
    'a component by a name that it no longer has',
    PAGE.replace('{ Button }', '{ Knob as Button }'),
    undefined,
    'it uses Knob of @vela/design-system/button, which the shell’s does not have.',
  ],
] as const)
  test(`a slice whose page needs ${what} is refused`, async () => {
    test.setTimeout(2 * MINUTE_MS);
    await expect(promote(site, NAME, await built(page, range), ORDER)).rejects.toThrow(sentence);
  });
