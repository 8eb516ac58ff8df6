import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type TemporaryFolder, temporaryFolder } from '../../tests/support/builds.js';
import { hasPageCode, PageCode } from './page-code.js';

/** A shell whose rendering does what the address says. */
const SHELL = `
exports.serverShares = {};
const page = (body) => ({ body, styles: '', title: null });
const acts = {
  '/faq': () => page('<h1>Questions</h1>'),
  '/throws': () => { throw new Error('a fault of the slice'); },
  '/loops': () => { for (;;); },
  '/never': () => new Promise(() => undefined),
  '/leaves': () => process.exit(0),
  '/rejects': () => { void Promise.reject(new Error('nobody waits for this')); return new Promise(() => undefined); },
  '/grows': () => { const all = []; for (;;) all.push(new Array(100000).fill(all.length)); },
  '/fills': () => { const all = []; for (;;) all.push(Buffer.alloc(50_000_000, 1)); },
  '/files': () => page(String(require('node:fs').readdirSync('/'))),
  '/secrets': () => page(JSON.stringify(Object.keys(process.env))),
  '/no-page': () => ({ body: 7 }),
};
exports.renderPage = async (pathname) => acts[pathname]();
exports.renderFrame = async (pathname) => page('<nav>' + pathname + '</nav>');
exports.renderLivePage = async (pathname, search, slice, fetcher) => {
  const answer = await fetcher('/api/posts' + search);
  return { ...page('live'), answers: [{ key: ['posts'], data: { status: answer.status, text: await answer.text() } }] };
};
exports.headOfPage = async (pathname) => (pathname === '/gone' ? null : pathname === '/faq' ? { description: 'All of them' } : undefined);
`;
const SLICE = `module.exports = { contract: 2, name: 'mf_public', routes: [{ path: '/faq' }, { path: '/news/:slug' }] };`;

let folder: TemporaryFolder;
let code: PageCode;
const pair = () => ({ site: folder.path, shell: 'aaaaaaaaaaaa', slice: 'bbbbbbbbbbbb', contract: 2 });

beforeAll(async () => {
  folder = await temporaryFolder();
  await folder.write('shell/aaaaaaaaaaaa/server', { 'index.cjs': SHELL });
  await folder.write('remotes/mf_public/bbbbbbbbbbbb/server', { 'index.cjs': SLICE });
});
afterEach(() => code.end());
afterAll(() => folder.remove());

const start = (callMs = 20_000, memoryMb = 256) => {
  code = new PageCode(pair(), { callMs, memoryMb });
  return code;
};

test('pages are rendered by the code of both, apart', async () => {
  expect(await hasPageCode(pair())).toBe(true);
  expect(await hasPageCode({ ...pair(), shell: 'cccccccccccc' })).toBe(false);
  start();
  expect(await code.paths()).toEqual(['/faq', '/news/:slug']);
  expect(await code.renderPage({ tongue: 'en', pathname: '/faq' })).toEqual({
    body: '<h1>Questions</h1>',
    styles: '',
    title: null,
  });
  expect(await code.renderFrame({ tongue: 'en', pathname: '/jobseeker/dashboard' })).toEqual({
    body: '<nav>/jobseeker/dashboard</nav>',
    styles: '',
    title: null,
  });
  const nobody: typeof fetch = () => Promise.reject(new Error('not reached'));
  expect(await code.headOfPage({ tongue: 'en', pathname: '/faq' }, '', nobody, 'http://x')).toEqual({
    description: 'All of them',
  });
  expect(await code.headOfPage({ tongue: 'en', pathname: '/gone' }, '', nobody, 'http://x')).toBeNull();
  expect(await code.headOfPage({ tongue: 'en', pathname: '/other' }, '', nobody, 'http://x')).toBeUndefined();
});

test('what a page asks of the API is asked by who starts it', async () => {
  start();
  const asked: string[] = [];
  const fetcher: typeof fetch = (input) => {
    asked.push(String(input));
    return Promise.resolve(
      new Response('{"posts":[]}', { status: 201, headers: { 'content-type': 'application/json' } }),
    );
  };
  const page = await code.renderLivePage({ tongue: 'en', pathname: '/news' }, '?page=2', fetcher);
  expect(asked).toEqual(['/api/posts?page=2']);
  expect(page?.answers).toEqual([{ key: ['posts'], data: { status: 201, text: '{"posts":[]}' } }]);
});

test('code of pages has neither files nor settings, and says a page or nothing', async () => {
  start();
  await expect(code.renderPage({ tongue: 'en', pathname: '/files' })).rejects.toThrow('may not use "node:fs"');
  expect((await code.renderPage({ tongue: 'en', pathname: '/secrets' })).body).not.toMatch(/PATH|SECRET|HOME/);
  await expect(code.renderPage({ tongue: 'en', pathname: '/no-page' })).rejects.toThrow('/no-page was not rendered.');
  await expect(code.renderPage({ tongue: 'en', pathname: '/throws' })).rejects.toThrow('a fault of the slice');
});

describe('code that ends its process ends nothing else, and the next page is rendered', () => {
  test.each(['/leaves', '/rejects', '/grows', '/fills'])('%s', async (pathname) => {
    start();
    await expect(code.renderPage({ tongue: 'en', pathname })).rejects.toThrow(/its process ended|memory/);
    expect((await code.renderPage({ tongue: 'en', pathname: '/faq' })).body).toBe('<h1>Questions</h1>');
  });

  test.each(['/loops', '/never'])('%s, which takes for ever', async (pathname) => {
    // The next process starts within the same time, also on a loaded machine.
    start(8000);
    await expect(code.renderPage({ tongue: 'en', pathname })).rejects.toThrow('it took longer than 8 seconds.');
    expect((await code.renderPage({ tongue: 'en', pathname: '/faq' })).body).toBe('<h1>Questions</h1>');
  });

  test('code that ends each time is left alone for a moment', async () => {
    start();
    await expect(code.renderPage({ tongue: 'en', pathname: '/leaves' })).rejects.toThrow('its process ended');
    await expect(code.renderPage({ tongue: 'en', pathname: '/leaves' })).rejects.toThrow('its process ended');
    await expect(code.renderPage({ tongue: 'en', pathname: '/faq' })).rejects.toThrow('left alone');
  });
});
