import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { promote, publish } from '@vela/release';
import { siteLayout } from '@vela/release/site';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { createLog, createRegistry, idleTracing } from '@vela/telemetry';
import { ask, startUpstream, type Upstream } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';
import { observation } from './observed.js';

/** A shell that asks the API what news there is; a page called after a fault has it. */
const SHELL_CODE = `
exports.serverShares = {};
const page = (body) => ({ body, styles: '', title: null });
exports.renderPage = async (pathname) => page('beforehand ' + pathname);
exports.renderLivePage = async (pathname, search, slice, fetcher) => {
  if (pathname === '/events') process.exit(1);
  if (pathname !== '/news') return null;
  const answer = await fetcher('/api/news' + search);
  return { ...page('news ' + (await answer.text())), answers: [{ key: ['news'], data: search }] };
};
exports.headOfPage = async () => undefined;
`;
const ROUTES = `routes: [{ path: '/faq' }, { path: '/news' }, { path: '/events' }]`;
const SLICE_CODE = `module.exports = { contract: 2, name: 'mf_public', ${ROUTES} };`;

const asBrowser = { accept: 'text/html,*/*;q=0.8' };
const A_MINUTE = 12;

let folder: TemporaryFolder;
let site: string;
let api: Upstream;
let gateway: Gateway;
let slice: string;
const askedOfApi: string[] = [];
const lines: string[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  site = path.join(folder.path, 'site');
  const shell = await publish(
    site,
    'shell',
    await folder.write('shell', { ...shellFiles(), 'server/index.cjs': SHELL_CODE }),
  );
  await promote(site, 'shell', shell, order);
  slice = await publish(
    site,
    'mf_public',
    await folder.write('slice', { ...sliceFiles('mf_public'), 'server/index.cjs': SLICE_CODE }),
  );
  await promote(site, 'mf_public', slice, order);
  api = await startUpstream((request, response) => {
    askedOfApi.push(String(request.url));
    response.end(`as of ${request.url}`);
  });
  const log = createLog({ logLevel: 'info', version: '1' }, { write: (line: string) => void lines.push(line) });
  const observed = observation(createRegistry(false), log, idleTracing());
  gateway = await startGateway(
    { site, api: api.origin, pagesAMinute: A_MINUTE, observation: observed },
    0,
    '127.0.0.1',
  );
  // The process that renders starts with the first page, which a loaded machine may then give without its answers.
  for (let page = A_MINUTE; page > 2; page -= 1)
    if ((await pageAt(`/news?page=${page}`, '198.51.100.9')).body.toString().includes('news as of')) break;
  askedOfApi.length = 0;
});
afterAll(async () => {
  await gateway.stop();
  await api.stop();
  await folder.remove();
});

const pageAt = (address: string, from = '198.51.100.1') =>
  ask(gateway.port, address, { headers: { ...asBrowser, 'x-forwarded-for': from } });

test('a query that makes no other page renders none and asks nothing', async () => {
  expect((await pageAt('/news')).body.toString()).toContain('news as of /api/news');
  for (const search of ['?utm_source=x', '?page=1', '?page=x', '?a=1&b=2'])
    expect((await pageAt(`/news${search}`)).body.toString()).toContain('news as of /api/news');
  expect(askedOfApi).toEqual(['/api/news']);
  // A loaded machine may give a page without its answers.
  let second = '';
  for (let looks = 0; looks < 5 && !second.includes('news as of'); looks += 1)
    second = (await pageAt('/news?page=2&utm_source=x')).body.toString();
  expect(second).toContain('news as of /api/news?page=2');
  expect(new Set(askedOfApi)).toEqual(new Set(['/api/news', '/api/news?page=2']));
});

test('code that ends its process costs its page what it would have said, and nobody anything else', async () => {
  const { status, body } = await pageAt('/events', '198.51.100.2');
  expect({ status, text: /beforehand \/\w+/.exec(body.toString())?.[0] }).toEqual({
    status: 200,
    text: 'beforehand /events',
  });
  expect((await pageAt('/faq', '198.51.100.2')).body.toString()).toContain('beforehand /faq');
});

test('one address that asks for more pages than people do is told to wait; others and files are not', async () => {
  const before = lines.length;
  const statuses: number[] = [];
  for (let count = 0; count <= A_MINUTE; count += 1) statuses.push((await pageAt('/faq', '198.51.100.3')).status);
  expect(statuses).toEqual([...Array.from({ length: A_MINUTE }, () => 200), 429]);
  const refused = await pageAt('/faq', '198.51.100.3');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // The log says so once, and not to whom.
  expect(lines.slice(before).filter((line) => line.includes('"refused"'))).toMatchObject([
    expect.stringMatching(/^(?!.*198\.51).*"endpoint":"page","status":429/),
  ]);
  expect(refused.body.toString()).toContain('Please wait a moment');
  expect((await pageAt('/faq', '198.51.100.4')).status).toBe(200);
  expect((await ask(gateway.port, '/favicon.svg', { headers: { 'x-forwarded-for': '198.51.100.3' } })).status).not.toBe(
    429,
  );
});

test('pointers that are deleted take nothing out of service, over a restart too', async () => {
  const { registry, shellPointer, history } = siteLayout(site);
  const files = [registry, shellPointer, history];
  const said = await Promise.all(files.map((file) => readFile(file)));
  const pageOf = async ({ port }: Gateway) => {
    const page = await ask(port, '/faq', { headers: { ...asBrowser, 'x-forwarded-for': '198.51.100.7' } });
    return { status: page.status, hasSlice: page.body.includes(`/remotes/mf_public/${slice}/`) };
  };
  const good = await pageOf(gateway);
  expect(good).toEqual({ status: 200, hasSlice: true });
  for (const file of [registry, shellPointer]) await rm(file);
  expect(await pageOf(gateway)).toEqual(good);
  const restarted = await startGateway({ site, api: api.origin }, 0, '127.0.0.1');
  expect(await pageOf(restarted)).toEqual(good);
  await restarted.stop();
  // Who saw them needs no history.
  await rm(history);
  expect(await pageOf(gateway)).toEqual(good);
  for (const [index, file] of files.entries()) await writeFile(file, said[index] ?? '');
});

test('a version that is deleted while a tab runs it is missing, and the site goes on', async () => {
  const file = `/remotes/mf_public/${slice}/page.0123456789.js`;
  expect((await ask(gateway.port, file)).status).toBe(200);
  await rm(path.join(site, 'remotes', 'mf_public', slice), { recursive: true });
  expect((await ask(gateway.port, file)).status).toBe(404);
  expect((await ask(gateway.port, '/remotes.json')).status).toBe(200);
});
