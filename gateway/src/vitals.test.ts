import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type RemoteRegistry, VITAL_REPORTS } from '@vela/contracts/remote';
import { promote, publish, rollOut } from '@vela/release';
import type { Withdrawn } from '@vela/release/site';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { createLog, createRegistry, idleTracing } from '@vela/telemetry';
import { ask } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';
import { observation } from './observed.js';

let folder: TemporaryFolder;
let site: string;
let gateway: Gateway;
let shell: string;
let first: string;
let second: string;
const registry = createRegistry(false);
const withdrawn: Withdrawn[] = [];

const published = async (mark: string) =>
  publish(site, 'mf_payments', await folder.write(mark, sliceFiles('mf_payments', mark)));

beforeAll(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  shell = await publish(site, 'shell', await folder.write('shell', shellFiles()));
  await promote(site, 'shell', shell, order);
  first = await published('first');
  await promote(site, 'mf_payments', first, order);
  second = await published('second');
  gateway = await startGateway(
    {
      site,
      api: 'http://127.0.0.1:9',
      onWithdrawn: (what) => void withdrawn.push(what),
      observation: observation(registry, createLog({ logLevel: 'silent', version: '1' }), idleTracing()),
    },
    0,
    '127.0.0.1',
  );
});
afterAll(async () => {
  await gateway.stop();
  await folder.remove();
});

const page = async (): Promise<string> =>
  (await ask(gateway.port, '/talentseeker/pricing', { headers: { accept: 'text/html' } })).body.toString();
const servedTo = async (visitor: number): Promise<string | undefined> => {
  const { body } = await ask(gateway.port, '/remotes.json', { headers: { cookie: `vela-rollout=${visitor}` } });
  return (JSON.parse(body.toString()) as RemoteRegistry).mf_payments?.version;
};

/** Tells what a visitor's page measured. */
const tell = async (body: object, from: string, visitor: number, headers: Readonly<Record<string, string>> = {}) => {
  const { status } = await ask(gateway.port, VITAL_REPORTS, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': from,
      cookie: `vela-rollout=${visitor}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return status;
};
const reportOf = (version: string, value: number, of: string = shell) => ({
  shell: of,
  shellCached: false,
  measured: [{ slice: 'mf_payments', version, route: 'pricing', vital: 'lcp', value, cached: false }],
});

test('a page says in which shell it is and how many of its kind are measured: few, and all while something is rolled out', async () => {
  expect(await page()).toContain(`<meta name="measured" content="${shell} 0.1">`);
  await rollOut(site, 'mf_payments', second, 50, order);
  expect(await page()).toContain(`<meta name="measured" content="${shell} 1">`);
});

test('what is measured is told by slice and version, of those that visitors get', async () => {
  expect(await tell(reportOf(first, 1200), '192.0.2.1', 1)).toBe(204);
  expect(await tell(reportOf('before', 1200, 'made-up'), '192.0.2.1', 1)).toBe(204);
  const told = await registry.metrics();
  expect(told).toContain(`browser_lcp_seconds_bucket{le="1.5",slice="mf_payments",version="${first}"} 1`);
  expect(told).toContain(`browser_lcp_seconds_sum{slice="shell",version="${shell}"} 1.2`);
  expect(told).not.toMatch(/before|made-up|pricing/);
});

test.each([
  ['no report', {}, {}, 400],
  ['longer than a report', { more: ' '.repeat(2000) }, {}, 413],
  ['from another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a form', {}, { 'content-type': 'text/plain' }, 415],
])('%s is refused', async (_, body, headers: Readonly<Record<string, string>>, status) => {
  expect(await tell(body, '192.0.2.1', 1, headers)).toBe(status);
});

test('a version that is twice as slow is rolled back by itself, with the figure, and is told of no more', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isTold = false;
  for (let visitor = 0; visitor < 400 && withdrawn.length === 0; visitor += 1) {
    const version = (await servedTo(visitor)) ?? '';
    await tell(
      reportOf(version, version === second ? 2400 : 1200),
      `198.51.${100 + (visitor >> 8)}.${visitor & 255}`,
      visitor,
    );
    isTold ||= (await registry.metrics()).includes(second);
  }
  expect(isTold).toBe(true);
  while (withdrawn.length === 0) await wait(20);
  expect(withdrawn).toEqual([
    { name: 'mf_payments', version: second, why: expect.stringMatching(/^its LCP is 2\.\d s /), stays: first },
  ]);
  expect(told).toHaveBeenCalledWith(
    expect.stringContaining(`mfe-payments ${second} was rolled back by itself: its LCP`),
  );
  expect(await registry.metrics()).toContain('rollouts_withdrawn_total 1');
  await tell(reportOf(first, 1200), '192.0.2.1', 1);
  expect(await registry.metrics()).not.toContain(second);
  await expect(rollOut(site, 'mf_payments', second, 10, order)).rejects.toThrow('was rolled back: its LCP is');
  told.mockRestore();
});
