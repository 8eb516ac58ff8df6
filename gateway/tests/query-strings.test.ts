// A short form of `npm run bench -- gateway-memory`: what a gateway keeps does not grow with what visitors type into addresses.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isPublicPath, PATHS } from '@vela/contracts/routes';
import { promote, publish } from '@vela/release';
import { order, shellFiles, sliceFiles, type TemporaryFolder, temporaryFolder } from '@vela/release/testing';
import { ask, startUpstream, type Upstream } from './support/exchange.js';
import { GatewayProcess } from './support/gateway-process.js';

/** A page that is as long as pages are, and differs with what was asked. */
const SHELL_CODE = `
exports.serverShares = {};
const page = (body) => ({ body, styles: '', title: null });
exports.renderPage = async (pathname) => page('beforehand ' + pathname);
exports.renderLivePage = async (pathname, search, slice, fetcher) => {
  if (pathname !== '/news') return null;
  const answer = await (await fetcher('/api/news' + search)).text();
  return { ...page(answer.repeat(400)), answers: [{ key: ['news'], data: answer }] };
};
exports.headOfPage = async () => undefined;
`;
const places = Object.values(PATHS).filter((place) => isPublicPath(place) && !place.includes(':'));
const SLICE_CODE = `module.exports = { contract: 2, name: 'mf_public', routes: ${JSON.stringify(places.map((place) => ({ path: place })))} };`;

const CALLERS = 60;
const A_MINUTE = 40;
/** All that is kept on purpose, answers of the API and pages, is full after the first round. */
const WARM_UP = 1500;
const ROUND = 1500;
const AT_ONCE = 8;
/** A page that was kept for each request would be forty times as much. */
const MOST_GROWTH_BYTES = 2 * 1024 * 1024;

let folder: TemporaryFolder;
let api: Upstream;
let gateway: GatewayProcess;
beforeAll(async () => {
  folder = await temporaryFolder();
  const site = path.join(folder.path, 'site');
  const files = { ...shellFiles(), 'server/index.cjs': SHELL_CODE };
  await promote(site, 'shell', await publish(site, 'shell', await folder.write('shell', files)), order);
  const slice = { ...sliceFiles('mf_public'), 'server/index.cjs': SLICE_CODE };
  await promote(site, 'mf_public', await publish(site, 'mf_public', await folder.write('slice', slice)), order);
  api = await startUpstream((request, response) => response.end(`as of ${request.url}`));
  gateway = await GatewayProcess.start(site, api.origin, A_MINUTE);
});
afterAll(async () => {
  await gateway.stop();
  await api.stop();
  await folder.remove();
});

const word = (): string => randomBytes(12).toString('hex');

/** Asks for public pages with random queries, from some callers. @returns the statuses that came */
async function askForPages(count: number): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  let left = count;
  const one = async (): Promise<void> => {
    while (left > 0) {
      const number = (left -= 1);
      const place = places[number % places.length] ?? '/';
      const query = number % 2 === 0 ? `page=${number % 97}&${word()}=${word()}` : `${word()}=${word()}`;
      const headers = { accept: 'text/html', 'x-forwarded-for': `10.9.0.${number % CALLERS}` };
      statuses.add((await ask(gateway.port, `${place}?${query}`, { headers })).status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return statuses;
}

test('random query strings on every public path leave the heap as it was, and who asks too often is told', async () => {
  await askForPages(WARM_UP);
  const before = await gateway.heapBytes();
  const statuses = await askForPages(ROUND);
  await askForPages(ROUND);
  const after = await gateway.heapBytes();
  expect(after - before).toBeLessThan(MOST_GROWTH_BYTES);
  expect(statuses).toContain(429);
}, 240_000);
