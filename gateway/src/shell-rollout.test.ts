import { createHash } from 'node:crypto';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import vm from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { FAILURE_REPORTS } from '@vela/contracts/remote';
import { previewToken, promote, publish, rollBack, rollOut } from '@vela/release';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { ask, type Exchange } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';

/** A shell whose public pages say which shell rendered them. */
const shellCode = (mark: string): string => `
exports.serverShares = {};
exports.renderPage = async () => ({ body: '<p>rendered by ${mark}</p>', styles: '', title: null });
exports.renderLivePage = async () => null;
exports.headOfPage = async () => undefined;
`;
const SLICE_CODE = `module.exports = { contract: 2, name: 'mf_public', routes: [{ path: '/faq' }] };`;
const NUMBERS = Array.from({ length: 40 }, (_, number) => number);

let folder: TemporaryFolder;
let site: string;
let gateway: Gateway;
let first: string;
let second: string;
let slice: string;

const published = async (mark: string) =>
  publish(
    site,
    'shell',
    await folder.write(`shell-${mark}`, { ...shellFiles(mark), 'server/index.cjs': shellCode(mark) }),
  );

beforeAll(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  first = await published('first');
  await promote(site, 'shell', first, order);
  const files = { ...sliceFiles('mf_public'), 'server/index.cjs': SLICE_CODE };
  slice = await publish(site, 'mf_public', await folder.write('slice', files));
  await promote(site, 'mf_public', slice, order);
  second = await published('second');
  gateway = await startGateway({ site, api: 'http://127.0.0.1:9' }, 0, '127.0.0.1');
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await gateway.stop();
  await folder.remove();
});

const pageAt = (address: string, cookie = ''): Promise<Exchange> =>
  ask(gateway.port, address, { headers: { accept: 'text/html', cookie } });
/** @returns the marks of the shells that a page is made of: its scripts, and who rendered it */
const shellsIn = ({ body }: Exchange): readonly string[] => [
  ...new Set(
    [...body.toString().matchAll(/assets\/main\.(\w+)\.js|rendered by (\w+)/g)].map(([, a, b]) => a ?? b ?? ''),
  ),
];
const numberOf = (visitor: number): string => `vela-rollout=${visitor}`;
const shellsOf = async (address: string): Promise<readonly string[]> =>
  Promise.all(NUMBERS.map(async (visitor) => shellsIn(await pageAt(address, numberOf(visitor))).join(' and ')));
const report = (name: string, version: string, visitor: number, from: number) =>
  ask(gateway.port, FAILURE_REPORTS, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `198.51.100.${from}`,
      cookie: numberOf(visitor),
    },
    body: JSON.stringify({ name, version, kind: 'error', error: 'TypeError', place: 'assets/main.js:1:2' }),
  });

test('a visitor has one shell on every page, in scripts and in what was rendered, and its files are there', async () => {
  expect((await pageAt('/faq')).headers['cache-control']).toContain('public');
  await rollOut(site, 'shell', second, 50, order);
  const [rendered, behindLogin] = [await shellsOf('/faq'), await shellsOf('/pricing')];
  expect(rendered).toEqual(behindLogin);
  expect(new Set(rendered)).toEqual(new Set(['first', 'second']));
  const fresh = await pageAt('/faq');
  expect(fresh.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  const cookie = fresh.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  expect(shellsIn(await pageAt('/pricing', cookie))).toEqual(shellsIn(fresh));
  for (const mark of ['first', 'second']) expect((await ask(gateway.port, `/assets/main.${mark}.js`)).status).toBe(200);
  expect(await rollBack(site, 'shell', { by: 'ada', cause: 'rollback' })).toBe(first);
  expect(new Set(await shellsOf('/faq'))).toEqual(new Set(['first']));
});

test('a page tells of a shell that throws at its start, by a script that its policy allows', async () => {
  const third = await published('third');
  expect((await pageAt('/faq')).body.toString()).not.toContain(`name: 'shell'`);
  await rollOut(site, 'shell', third, 50, order);
  const { body, headers } = await pageAt('/faq', numberOf(0));
  const [, script = ''] = /<script>(\{\s+const ofShell[^]+?)<\/script>/.exec(body.toString()) ?? [];
  expect(script).toContain(`name: 'shell'`);
  expect(headers['content-security-policy']).toContain(
    `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const version = /version: '(\w+)'/.exec(script)?.[1];
  // As browsers run it: what failed in the shell's own script is told, once, without its message; another's is not.
  const inBrowser = () => {
    const sent: unknown[] = [];
    const listeners = new Map<string, (event: object) => void>();
    vm.runInNewContext(script, {
      location: { origin: 'https://vela.example' },
      addEventListener: (type: string, hear: (event: object) => void) => listeners.set(type, hear),
      fetch: (_: string, { body: text }: { readonly body: string }) => {
        sent.push(JSON.parse(text));
        return Promise.resolve();
      },
      Error,
    });
    return { sent, fire: (type: string, event: object) => listeners.get(type)?.(event) };
  };
  const failed = (stack: string, message = 'Ada Lovelace') => Object.assign(new TypeError(message), { stack });
  const thrown = inBrowser();
  const error = failed('');
  thrown.fire('error', { error, filename: 'chrome-extension://x/y.js', lineno: 1, colno: 1 });
  for (let count = 0; count < 2; count += 1)
    thrown.fire('error', { error, filename: 'https://vela.example/assets/main.third.js', lineno: 1, colno: 42 });
  const told = { name: 'shell', version, error: 'TypeError', place: 'assets/main.third.js:1:42' };
  expect(thrown.sent).toEqual([{ ...told, kind: 'error' }]);

  const rejected = inBrowser();
  const ofShell = 'at a (https://vela.example/assets/main.third.js:1:42)';
  const reject = (reason: unknown) => rejected.fire('unhandledrejection', { reason });
  reject(failed('at b (chrome-extension://x/y.js:1:1)'));
  reject(failed(`at c (https://vela.example/remotes/mf_public/0123456789ab/page.js:1:1)\n${ofShell}`));
  reject(failed(ofShell, 'Failed to fetch'));
  reject('Ada Lovelace');
  expect(rejected.sent).toEqual([]);
  for (let count = 0; count < 2; count += 1) reject(failed(ofShell));
  expect(rejected.sent).toEqual([{ ...told, kind: 'rejection' }]);
  await rollBack(site, 'shell', { by: 'ada', cause: 'rollback' });
});

test.each([
  ['shell', 'by-version'],
  // The shell knows the names of its files alone in a page.
  ['shell', 'by-file'],
  ['mf_public', 'by-version'],
])('a shell in which %s fails more often, told %s, is taken back by itself', async (name, how) => {
  const bad = await published(`bad-in-${name}-${how}`);
  await rollOut(site, 'shell', bad, 50, order);
  const shells = await shellsOf('/pricing');
  const reached = NUMBERS.filter((visitor) => shells[visitor] !== 'first');
  expect(reached.length).toBeGreaterThan(3);
  const ofShell = how === 'by-file' ? 'main' : bad;
  const version = name === 'shell' ? ofShell : slice;
  for (let count = 0; count < 40; count += 1)
    expect((await report(name, version, reached[count % reached.length] ?? 0, count)).status).toBe(204);
  const isOver = async () => new Set(await shellsOf('/pricing')).size === 1;
  for (let looks = 0; looks < 200 && !(await isOver()); looks += 1) await nextTurn();
  expect(await shellsOf('/pricing')).toEqual(NUMBERS.map(() => 'first'));
  expect(jest.mocked(console.error).mock.calls.flat().join()).toContain(`shell ${bad} was rolled back by itself`);
  await expect(rollOut(site, 'shell', bad, 10, order)).rejects.toThrow('was rolled back');
});

test('a shell is looked at before it is promoted, by one browser', async () => {
  const next = await published('next');
  const word = await previewToken(site, { name: 'shell', version: next }, Date.now());
  const entrance = await pageAt(`/faq?preview=${word}`);
  expect(entrance).toMatchObject({ status: 303, headers: { location: '/faq' } });
  const seen = await pageAt('/faq', entrance.headers['set-cookie']?.[0]?.split(';')[0]);
  expect(shellsIn(seen)).toEqual(['next']);
  expect(seen.body.toString()).toContain(`Preview of shell ${next}`);
  expect(shellsIn(await pageAt('/faq'))).toEqual(['first']);
});
