import { createHash } from 'node:crypto';
import path from 'node:path';
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
  // As browsers run it: an error of the shell's own script is told, once, without its message; another's is not.
  const sent: string[] = [];
  const listeners: ((event: object) => void)[] = [];
  vm.runInNewContext(script, {
    location: { origin: 'https://vela.example' },
    addEventListener: (_: string, hear: (event: object) => void) => listeners.push(hear),
    removeEventListener: () => listeners.pop(),
    fetch: (_: string, { body: text }: { readonly body: string }) => {
      sent.push(text);
      return Promise.resolve();
    },
    Error,
  });
  const hear = listeners[0];
  const error = new TypeError('Ada Lovelace');
  hear?.({ error, filename: 'chrome-extension://x/y.js', lineno: 1, colno: 1 });
  hear?.({ error, filename: 'https://vela.example/assets/main.third.js', lineno: 1, colno: 42 });
  expect(listeners).toEqual([]);
  expect(sent.map((text) => JSON.parse(text) as object)).toEqual([
    {
      name: 'shell',
      version: /version: '(\w+)'/.exec(script)?.[1],
      kind: 'error',
      error: 'TypeError',
      place: 'assets/main.third.js:1:42',
    },
  ]);
  await rollBack(site, 'shell', { by: 'ada', cause: 'rollback' });
});

test.each(['shell', 'mf_public'])('a shell in which %s fails more often is taken back by itself', async (name) => {
  const bad = await published(`bad-in-${name}`);
  await rollOut(site, 'shell', bad, 50, order);
  const shells = await shellsOf('/pricing');
  const reached = NUMBERS.filter((visitor) => shells[visitor] !== 'first');
  expect(reached.length).toBeGreaterThan(3);
  const version = name === 'shell' ? bad : slice;
  for (let count = 0; count < 40; count += 1)
    expect((await report(name, version, reached[count % reached.length] ?? 0, count)).status).toBe(204);
  while (new Set(await shellsOf('/pricing')).size > 1);
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
