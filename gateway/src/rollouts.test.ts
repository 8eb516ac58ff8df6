import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { FAILURE_REPORTS, type RemoteRegistry } from '@vela/contracts/remote';
import { promote, publish, rollBack, rollOut } from '@vela/release';
import type { Withdrawn } from '@vela/release/site';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { createLog, createRegistry, idleTracing } from '@vela/telemetry';
import { ask, type Exchange } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';
import { observation } from './observed.js';

/** A shell whose pages are the slice's word for them. */
const SHELL_CODE = `
exports.serverShares = {};
exports.renderPage = async (pathname, slice) => ({ body: '<p>' + slice.routes[0].mark + '</p>', styles: '', title: null });
exports.renderLivePage = async () => null;
exports.headOfPage = async () => undefined;
`;
const sliceCode = (mark: string): string =>
  `module.exports = { contract: 2, name: 'mf_public', routes: [{ path: '/faq', mark: '${mark}' }] };`;

let folder: TemporaryFolder;
let site: string;
let gateway: Gateway;
let first: string;
let second: string;
const withdrawn: Withdrawn[] = [];

const published = async (mark: string) =>
  publish(
    site,
    'mf_public',
    await folder.write(mark, { ...sliceFiles('mf_public', mark), 'server/index.cjs': sliceCode(mark) }),
  );

beforeAll(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  const shell = await folder.write('shell', { ...shellFiles(), 'server/index.cjs': SHELL_CODE });
  await promote(site, 'shell', await publish(site, 'shell', shell), order);
  first = await published('first');
  await promote(site, 'mf_public', first, order);
  second = await published('second');
  gateway = await startGateway(
    { site, api: 'http://127.0.0.1:9', onWithdrawn: (what) => void withdrawn.push(what) },
    0,
    '127.0.0.1',
  );
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await gateway.stop();
  await folder.remove();
});

const asked = (address: string, cookie?: string): Promise<Exchange> =>
  ask(gateway.port, address, { headers: { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) } });
const cookieFrom = ({ headers }: Exchange): string | undefined => headers['set-cookie']?.[0]?.split(';')[0];
const registrySeen = async (cookie?: string): Promise<RemoteRegistry> =>
  JSON.parse((await asked('/remotes.json', cookie)).body.toString()) as RemoteRegistry;

/** Everything that a page says of the version that it is of. */
const versionsIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/\/remotes\/mf_public\/(\w+)\//g)].map(([, version]) => version ?? '')),
];

/** Reports a failure as a visitor's page does. */
const report = (version: string, cookie: string, from: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(gateway.port, FAILURE_REPORTS, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from,
      cookie,
      ...headers,
    },
    body: JSON.stringify({ name: 'mf_public', version, kind: 'error', error: 'TypeError', place: 'page.js:1:2' }),
  });

test('what is reported of slices that nobody is served is not counted: anybody can make up the name of a guest', async () => {
  const told: string[] = [];
  const log = createLog({ logLevel: 'silent', version: '1' });
  const observing = await startGateway(
    {
      site,
      api: 'http://127.0.0.1:9',
      observation: {
        ...observation(createRegistry(false), log, idleTracing()),
        reported: ({ name }) => told.push(name),
      },
    },
    0,
    '127.0.0.1',
  );
  for (const name of ['guest_nobody', 'mf_public', 'mf_payments'])
    await ask(observing.port, FAILURE_REPORTS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ name, version: first, kind: 'error', error: 'TypeError', place: null }),
    });
  await observing.stop();
  expect(told).toEqual(['mf_public']);
});

test('without a roll-out nobody gets a number', async () => {
  expect((await asked('/faq')).headers).not.toHaveProperty('set-cookie');
});

test('a visitor is on one version in everything they get, from the first page on; others are on the other one', async () => {
  await rollOut(site, 'mf_public', second, 50, order);
  const seen = new Map<string, string>();
  for (let count = 0; seen.size < 2 && count < 64; count += 1) {
    const page = await asked('/faq');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['set-cookie']?.[0]).toMatch(
      /^vela-rollout=\d{1,5}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/,
    );
    const html = page.body.toString();
    const [version = '', ...others] = versionsIn(html);
    expect(others).toEqual([]);
    expect(html).toContain(version === second ? '<p>second</p>' : '<p>first</p>');
    seen.set(version, cookieFrom(page) ?? '');
  }
  expect([...seen.keys()].toSorted()).toEqual([first, second].toSorted());
  for (const [version, cookie] of seen) {
    for (let count = 0; count < 3; count += 1) {
      const page = await asked('/faq', cookie);
      expect(versionsIn(page.body.toString())).toEqual([version]);
      expect(page.headers).not.toHaveProperty('set-cookie');
    }
    expect((await registrySeen(cookie)).mf_public?.version).toBe(version);
    expect(JSON.stringify(await registrySeen(cookie))).not.toMatch(/salt|share/);
  }
  expect((await registrySeen()).mf_public?.version).toBe(first);
  await rollBack(site, 'mf_public', { by: 'ada', cause: 'rollback' });
  for (const cookie of seen.values())
    expect(versionsIn((await asked('/faq', cookie)).body.toString())).toEqual([first]);
});

test('a version whose pages fail for its visitors is rolled back by itself, and it is told', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const third = await published('third');
  await rollOut(site, 'mf_public', third, 10, order);
  const reached: string[] = [];
  for (let visitor = 0; reached.length < 20; visitor += 1) {
    const cookie = `vela-rollout=${visitor}`;
    if ((await registrySeen(cookie)).mf_public?.version === third) reached.push(cookie);
  }
  // What another site or a page without a number says counts for nothing.
  for (let count = 0; count < 20; count += 1) {
    const from = `203.0.113.${count}`;
    const other = await report(third, reached[count] ?? '', from, { 'sec-fetch-site': 'cross-site' });
    expect(other.status).toBe(403);
    expect((await report(third, '', from)).status).toBe(204);
  }
  expect((await registrySeen(reached[0])).mf_public?.version).toBe(third);
  // More than the test needs to be sure, were every failure the new version's.
  for (const [index, cookie] of reached.slice(0, 10).entries())
    expect((await report(third, cookie, `198.51.100.${index}`)).status).toBe(204);
  while ((await registrySeen(reached[0])).mf_public?.version === third) await wait(20);
  for (const cookie of reached) expect((await registrySeen(cookie)).mf_public?.version).toBe(first);
  await expect(rollOut(site, 'mf_public', third, 10, order)).rejects.toThrow(
    'was rolled back: of the visitors whose page',
  );
  expect(told).toHaveBeenCalledWith(expect.stringContaining(`mfe-public ${third} was rolled back by itself: `));
  expect(withdrawn).toEqual([
    { name: 'mf_public', version: third, why: expect.stringMatching(/^of the visitors whose page/), stays: first },
  ]);
});

test.each([
  ['no JSON', 'ada', {}, 400],
  ['no report', '{}', {}, 400],
  ['longer than a report', ' '.repeat(2000), {}, 413],
  ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['from another origin', '{}', { 'sec-fetch-site': '', origin: 'https://evil.example' }, 403],
])('%s is refused', async (_, body, headers: Readonly<Record<string, string>>, status) => {
  const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers };
  expect((await ask(gateway.port, FAILURE_REPORTS, { method: 'POST', headers: own, body })).status).toBe(status);
});

test('somebody who reports more than pages do is told to wait', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 70; count += 1)
    statuses.push((await report(first, 'vela-rollout=1', '192.0.2.1')).status);
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
  expect((await report(first, 'vela-rollout=1', '192.0.2.2')).status).toBe(204);
});
