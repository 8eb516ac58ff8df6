import path from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { ChangedBuild } from './support/changed-build.js';
import { Instance } from './support/instance.js';
import { NIGHT } from './support/night.js';
import { runSlice } from './support/slice-command.js';

// What a version's pages do in a browser, before anybody is served them.

test.describe.configure({ mode: 'default', timeout: 240_000 });

let instance: Instance;
test.beforeAll(async () => {
  instance = await Instance.create();
  await instance.start();
});
test.afterAll(() => instance.remove());

const BROWSER = process.env['CHROME_PATH'] ?? chromium.executablePath();

/** @returns what `npm run slice -- …` prints on the running site, with a browser */
const slice = (words: readonly string[], build?: string, browser = BROWSER): Promise<string> =>
  runSlice(instance, words, { browser, ...(build === undefined ? {} : { build }) });

/** A page that is opened by few, in a build of its team. */
const RECEIPT = { team: 'mfe-payments', text: 'This receipt could not be loaded' };
const SHELL = { team: 'shell', text: 'We cannot reach Vela right now' };
const anAddressOf = (pattern: string): string => pattern.replace(/:\w+/, 'a'.repeat(24));

/** Publishes a build in which a text reads otherwise, and asks for its promotion. @returns how that goes */
async function promoted({ team, text }: typeof RECEIPT, begin: string, browser = BROWSER): Promise<string> {
  const build = await ChangedBuild.of(team, text, `${text} (${begin.length})`);
  try {
    if (begin !== '') await build.beginningWith(begin);
    await slice(['publish', team], build.folder);
    return await slice(['promote', team, 'built'], build.folder, browser).catch(String);
  } finally {
    await build.remove();
  }
}

const inService = (): Promise<string> => slice(['status']);

for (const [name, code, why] of [
  ['throws when it is loaded', 'throw new TypeError("Receipts are broken")', /TypeError: Receipts are broken/],
  ['throws a moment later', 'setTimeout(() => { throw new TypeError("Late") })', /TypeError: Late/],
  ['never ends', 'for (;;);', /it is not there within 10 seconds/],
] as const) {
  test(`a page whose code ${name} keeps its slice out of service`, async () => {
    const before = await inService();
    const answer = await promoted(RECEIPT, code);
    expect(answer).toMatch(why);
    expect(answer).toContain(`does not open at ${anAddressOf(PATHS.receipt)}:`);
    expect(await inService()).toBe(before);
  });

  test(`a shell whose first script ${name} does not come into service`, async () => {
    const before = await inService();
    const answer = await promoted(SHELL, code);
    expect(answer).toMatch(why);
    expect(answer).toMatch(/Error: shell [0-9a-f]{12} does not open at \/.*, \/.*:/);
    expect(await inService()).toBe(before);
  });
}

test('all pages of what works are opened, and it comes into service', { tag: NIGHT }, async () => {
  expect(await promoted(SHELL, '')).toMatch(/^shell [0-9a-f]{12} is in service\.$/);
  expect(await promoted(RECEIPT, '')).toMatch(/^mfe-payments [0-9a-f]{12} is in service\.$/);
  for (const team of ['mfe-public', 'mfe-jobseeker', 'mfe-talentseeker', 'mfe-account', 'mfe-admin'])
    expect(await slice(['check', team, 'built'], path.resolve(import.meta.dirname, '../..', team, 'dist'))).toMatch(
      /can be promoted/,
    );
});

test('a browser that does not start is named', async () => {
  expect(await promoted(RECEIPT, '0', '/no/such/browser')).toContain('RELEASE_BROWSER names /no/such/browser');
});
