import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../../tests/support/builds.js';
import { personalPageJob } from './personal-code.js';

/** What code that runs here tells the tests: its surroundings show what is on the global object. */
const told: { runs: number; breaks: boolean } = { runs: 0, breaks: false };
Object.assign(globalThis, { toldOfShells: told });

const SHELL = `
globalThis.toldOfShells.runs += 1;
if (globalThis.toldOfShells.breaks) throw new Error('a fault of the shell');
let uses = 0;
exports.serverShares = {};
exports.renderPage = exports.headOfPage = async () => null;
exports.renderPersonalPage = async (pathname, slice) => {
  uses += 1;
  return { body: slice.name + ' ' + uses, styles: '', title: null, answers: [] };
};`;
const slice = (name: string) => `module.exports = { contract: 2, name: '${name}', routes: [{ path: '/' }] };`;
const MANIFEST = JSON.stringify({ scripts: [], shared: [] });

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
  for (const shell of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'])
    await folder.write(`shell/${shell}`, { 'server/index.cjs': SHELL, 'mf-manifest.json': MANIFEST });
  for (const name of ['mf_jobseeker', 'mf_payments'])
    await folder.write(`remotes/${name}/cccccccccccc`, {
      'server/index.cjs': slice(name),
      'mf-manifest.json': MANIFEST,
    });
});
beforeEach(() => {
  told.runs = 0;
  told.breaks = false;
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'toldOfShells');
  await folder.remove();
});

const nothing: typeof fetch = () => Promise.reject(new TypeError('nobody is asked'));

async function page(name: 'mf_jobseeker' | 'mf_payments', shell: string): Promise<string | undefined> {
  const code = { site: folder.path, shell, slice: { name, version: 'cccccccccccc' }, contract: 2 };
  const rendered = await personalPageJob({ ...code, tongue: 'en', pathname: '/', mayAsk: [] }, nothing);
  return rendered?.body;
}

/** What is done while nobody waits. */
const meanwhile = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('the next page’s shell is run while nobody waits, whichever slice the page is of; each serves one page', async () => {
  expect([await page('mf_jobseeker', 'aaaaaaaaaaaa'), told.runs]).toEqual(['mf_jobseeker 1', 1]);
  await meanwhile();
  expect(told.runs).toBe(2);
  expect([await page('mf_payments', 'aaaaaaaaaaaa'), told.runs]).toEqual(['mf_payments 1', 2]);
  await meanwhile();
  expect(told.runs).toBe(3);
});

test('a page of another version is rendered by that one', async () => {
  await page('mf_jobseeker', 'aaaaaaaaaaaa');
  await meanwhile();
  const before = told.runs;
  expect([await page('mf_jobseeker', 'bbbbbbbbbbbb'), told.runs]).toEqual(['mf_jobseeker 1', before + 1]);
});

test('a shell that breaks while nobody waits is run again for whoever comes', async () => {
  await page('mf_jobseeker', 'cccccccccccc');
  told.breaks = true;
  await meanwhile();
  await expect(page('mf_jobseeker', 'cccccccccccc')).rejects.toThrow('a fault of the shell');
  told.breaks = false;
  expect(await page('mf_jobseeker', 'cccccccccccc')).toBe('mf_jobseeker 1');
});
