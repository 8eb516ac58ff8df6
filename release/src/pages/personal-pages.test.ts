import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../../tests/support/builds.js';
import { hasPersonalCode, PersonalPages } from './personal-pages.js';

/** A shell that keeps in its modules, and in its slice's, whom it rendered for: code of browsers does, where each is somebody's. */
const SHELL = `
const kept = [];
let texts = {};
let tongue = 'en';
exports.serverShares = {};
exports.renderPage = async () => ({ body: '', styles: '', title: null });
exports.headOfPage = async () => undefined;
exports.addCatalogue = (language, catalogue) => { texts[language] = { ...texts[language], ...catalogue }; };
exports.inTongue = (language, work) => { tongue = language; return work(); };
exports.renderFrame = async () => {
  const everybodys = Function('return globalThis')();
  everybodys.frames = (everybodys.frames ?? 0) + 1;
};
exports.renderPersonalPage = async (pathname, slice, mayAsk, fetcher) => {
  const everybodys = Function('return globalThis')();
  if (pathname === '/times') {
    everybodys.times = (everybodys.times ?? 0) + 1;
    const frames = everybodys.frames === undefined ? '' : everybodys.frames + " frames, ";
    return { body: frames + everybodys.times, styles: '', title: null, answers: [] };
  }
  if (pathname === '/throws') throw new Error('a fault of the slice');
  if (pathname === '/leaves') process.exit(0);
  if (pathname === '/calls-out') await (fetch ?? globalThis.fetch)('http://127.0.0.1:9/');
  const me = await (await fetcher(mayAsk[0])).json();
  if (me === null) return null;
  kept.push(me.name);
  globalThis.kept = [...(globalThis.kept ?? []), me.name];
  globalThis[Symbol.for('kept')] ??= [];
  globalThis[Symbol.for('kept')].push(me.name);
  slice.kept.push(me.name);
  return {
    body: '<p>' + (texts[tongue]?.hello ?? 'Hello') + ' ' + [kept, slice.kept, globalThis.kept, global[Symbol.for('kept')]].map(String).join(' ') + '</p>',
    styles: '',
    title: null,
    answers: [{ key: mayAsk, data: me }],
  };
};`;
const SLICE = `module.exports = { contract: 2, name: 'mf_jobseeker', routes: [{ path: '/jobseeker/dashboard' }], kept: [] };`;

const manifest = (name: string) =>
  JSON.stringify({
    name,
    contract: 2,
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [{ assets: { js: { sync: [] } } }],
    shared: [],
    calls: [],
    scripts: [],
    owners: [],
    fonts: [],
    catalogues: { sv: 'sv.json' },
  });

let folder: TemporaryFolder;
let pages: PersonalPages;
const code = (slice = 'bbbbbbbbbbbb') => ({
  site: folder.path,
  shell: 'aaaaaaaaaaaa',
  slice: { name: 'mf_jobseeker' as const, version: slice },
  contract: 2,
});

beforeAll(async () => {
  folder = await temporaryFolder();
  await folder.write('shell/aaaaaaaaaaaa', {
    'server/index.cjs': SHELL,
    'mf-manifest.json': manifest('shell'),
    'sv.json': '{"hello":"Hej"}',
  });
  await folder.write('remotes/mf_jobseeker/bbbbbbbbbbbb', {
    'server/index.cjs': SLICE,
    'mf-manifest.json': manifest('mf_jobseeker'),
  });
  await folder.write('remotes/mf_jobseeker/cccccccccccc', { 'mf-manifest.json': manifest('mf_jobseeker') });
});
afterEach(() => pages.end());
afterAll(() => folder.remove());

const start = (idleMs?: number): PersonalPages => {
  pages = new PersonalPages({ callMs: 20_000, memoryMb: 256 }, idleMs);
  return pages;
};

/** Answers as the API does that knows whose cookie came, some sooner than others. */
const knowing =
  (name: string | null): typeof fetch =>
  async () => {
    asked += 1;
    const ms = (asked * 7) % 20;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return new Response(JSON.stringify(name === null ? null : { name }), {
      headers: { 'content-type': 'application/json' },
    });
  };

let asked = 0;
const PLACE = { tongue: 'en', pathname: '/jobseeker/dashboard' } as const;
const CALLS = ['/api/users/me'];

test('nothing of one person is left in another’s page, whatever the code keeps in its modules', async () => {
  start();
  expect(await hasPersonalCode(code())).toBe(true);
  const people = ['Ada', 'Mary', 'Grace', 'Hedy'];
  for (let round = 0; round < 5; round += 1) {
    const served = await Promise.all(
      people.map(async (name) => ({ name, page: await pages.render(code(), PLACE, CALLS, knowing(name)) })),
    );
    for (const { name, page } of served) {
      expect(page?.body).toBe(`<p>Hello ${name} ${name} ${name} ${name}</p>`);
      expect(page?.answers).toEqual([{ key: CALLS, data: { name } }]);
    }
  }
});

test('a page is rendered in its language', async () => {
  start();
  const hello = async (tongue: 'en' | 'sv') =>
    (await pages.render(code(), { ...PLACE, tongue }, CALLS, knowing('Ada')))?.body;
  expect(await Promise.all([hello('sv'), hello('en'), hello('sv')])).toEqual([
    '<p>Hej Ada Ada Ada Ada</p>',
    '<p>Hello Ada Ada Ada Ada</p>',
    '<p>Hej Ada Ada Ada Ada</p>',
  ]);
});

test('for nobody, and by code that cannot, nothing is rendered', async () => {
  start();
  expect(await pages.render(code(), PLACE, CALLS, knowing(null))).toBeNull();
  expect(await hasPersonalCode(code('cccccccccccc'))).toBe(false);
  expect(await pages.render(code('cccccccccccc'), PLACE, CALLS, knowing('Ada'))).toBeNull();
});

test('code that fails, calls out, or ends its process takes no other page with it', async () => {
  start();
  await expect(pages.render(code(), { ...PLACE, pathname: '/throws' }, CALLS, knowing('Ada'))).rejects.toThrow(
    'a fault of the slice',
  );
  await expect(pages.render(code(), { ...PLACE, pathname: '/calls-out' }, CALLS, knowing('Ada'))).rejects.toThrow(
    'not a function',
  );
  await expect(pages.render(code(), { ...PLACE, pathname: '/leaves' }, CALLS, knowing('Ada'))).rejects.toThrow(
    'its process ended',
  );
  expect((await pages.render(code(), PLACE, CALLS, knowing('Ada')))?.body).toBe('<p>Hello Ada Ada Ada Ada</p>');
});

test('who comes while many pages are rendered is not kept waiting', async () => {
  start();
  const served = await Promise.all(
    Array.from({ length: 12 }, () => pages.render(code(), PLACE, CALLS, knowing('Ada'))),
  );
  expect(served.filter((page) => page !== null)).toHaveLength(6);
  expect(await pages.render(code(), PLACE, CALLS, knowing('Ada'))).not.toBeNull();
});

/** How many times the process was asked that, on the one thing that all code in it has. */
const times = async () => (await pages.render(code(), { ...PLACE, pathname: '/times' }, CALLS, knowing('Ada')))?.body;

test('the process ends when nobody comes, and the next page starts another', async () => {
  start(1000);
  expect(await times()).toBe('1');
  expect(await times()).toBe('2');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await times()).toBe('1');
});

test('it is got ready for those who are signed in, once', async () => {
  start();
  await pages.expect([code(), code('cccccccccccc')]);
  await pages.expect([code()]);
  expect(await times()).toBe('1 frames, 1');
});
