// `npm run bench -- gateway-memory [--minutes 20] [--rate 150] [--seed 7]`: random query strings on every public path of an
// instance. What the gateway and its workers hold must not grow, and whoever asks too often is told so.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isPublicPath, PATHS } from '@vela/contracts/routes';
import { languages, pathIn } from '@vela/language';
import { Figures, median } from './figures.mjs';
import { OwnInstance } from './own-instance.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    rate: { type: 'string', default: '150' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});
const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
const MOST_GROWTH_MB = 20;
/** Part of the time after which everything that is kept is thought to be there. */
const WARM_UP = 0.25;
const SAMPLE_MS = 5000;
/** Addresses that ask; one request in four comes from a single one, so that its limit is met. */
const CALLERS = 4000;
const GREEDY_SHARE = 0.25;
/** A tenth of what is shipped, so that a slow machine meets it too. */
const PAGES_A_MINUTE = '120';
/** What else than pages is read by everybody. */
const FILES = ['/remotes.json', '/sitemap.xml', '/robots.txt', '/favicon.svg', '/no-such-page', '/assets/none.js'];

let state = Number(values.seed) >>> 0;
/** @returns {number} between 0 and 1, the same for a seed: xorshift */
function random() {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 2 ** 32;
}
const word = (/** @type {number} */ longest) =>
  Array.from({ length: 1 + Math.floor(random() * longest) }, () => Math.floor(random() * 36).toString(36)).join('');
/** @template T @param {readonly T[]} items @returns {T} */
const one = (items) => /** @type {T} */ (items[Math.floor(random() * items.length)]);

/** @returns {number} megabytes that a process holds; 0 where it is gone */
function heldBy(/** @type {number} */ pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** @returns {number[]} processes that a process started: what renders pages */
function startedBy(/** @type {number} */ parent) {
  return readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

const instance = new OwnInstance({ RATE_LIMIT_PAGE: PAGES_A_MINUTE });
/** @type {Map<number, number>} */
const answers = new Map();
/** @type {{ at: number, held: number, workers: number[] }[]} */
const samples = [];
try {
  await instance.start();
  const { hostname, port } = new URL(instance.origin);
  const { gateway = 0 } = instance.pids();
  const places = Object.values(PATHS).filter(isPublicPath);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });

  const address = () => {
    if (random() < 0.1) return one(FILES);
    const filled = one(places).replace(/:\w+/g, () => word(12));
    return pathIn(one(languages), filled);
  };
  const query = () =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => `${one(['page', 'q', word(8)])}=${word(40)}`).join('&');
  const ask = () =>
    new Promise((resolve) => {
      const caller = random() < GREEDY_SHARE ? 0 : Math.floor(random() * CALLERS);
      const headers = {
        accept: 'text/html',
        'accept-encoding': one(['br', 'gzip', 'identity']),
        'x-forwarded-for': `10.9.${caller >> 8}.${caller & 255}`,
      };
      const asked = request({ hostname, port, agent, path: `${address()}?${query()}`, headers }, (response) => {
        answers.set(response.statusCode ?? 0, (answers.get(response.statusCode ?? 0) ?? 0) + 1);
        response.resume();
        response.once('close', resolve);
      });
      asked.once('error', () => {
        answers.set(0, (answers.get(0) ?? 0) + 1);
        resolve(undefined);
      });
      asked.end();
    });

  console.log(`${places.length} public paths, ${minutes} minutes at ${rate} requests a second, seed ${values.seed}`);
  const from = Date.now();
  const until = from + minutes * 60_000;
  let sampledAt = 0;
  for (let sent = 0; Date.now() < until;) {
    const due = Math.ceil(((Date.now() - from) / 1000) * rate) - sent;
    // What a loaded machine could not send in time is left out, not sent all at once.
    const batch = Math.min(Math.max(due, 0), 40);
    await Promise.all(Array.from({ length: batch }, ask));
    sent += Math.max(due, 0);
    if (Date.now() - sampledAt >= SAMPLE_MS) {
      sampledAt = Date.now();
      samples.push({ at: sampledAt - from, held: heldBy(gateway), workers: startedBy(gateway).map(heldBy) });
    }
    await wait(20);
  }
  agent.destroy();
} finally {
  await instance.remove();
}

const warm = samples.filter(({ at }) => at >= minutes * 60_000 * WARM_UP).map(({ held }) => held);
const part = Math.max(1, Math.floor(warm.length / 4));
const [begin, end] = [median(warm.slice(0, part)), median(warm.slice(-part))];
const asked = [...answers.values()].reduce((sum, count) => sum + count, 0);
const of = (/** @type {(status: number) => boolean} */ which) =>
  [...answers].reduce((sum, [status, count]) => sum + (which(status) ? count : 0), 0);
const figures = new Figures();
figures.note(
  'Requests',
  `${asked}: ${[...answers]
    .toSorted()
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')}`,
);
figures.note(
  'The gateway’s memory at first / most',
  `${samples[0]?.held.toFixed(0)} / ${Math.max(...samples.map(({ held }) => held)).toFixed(0)} MB`,
);
figures.add(
  'The gateway’s memory after the warm-up / at the end',
  `${begin.toFixed(0)} / ${end.toFixed(0)} MB`,
  `± ${MOST_GROWTH_MB} MB`,
  Math.abs(end - begin) <= MOST_GROWTH_MB,
);
figures.note(
  'What renders pages: processes, and the most that one held',
  `${Math.max(...samples.map(({ workers }) => workers.length))}; ${Math.max(0, ...samples.flatMap(({ workers }) => workers)).toFixed(0)} MB`,
);
figures.add('Too often is answered 429', `${answers.get(429) ?? 0}`, '> 0', (answers.get(429) ?? 0) > 0);
figures.add(
  'Answers of 5xx, or none',
  `${of((status) => status === 0 || status >= 500)}`,
  '0',
  of((status) => status === 0 || status >= 500) === 0,
);
figures.print(`load ${loadavg()[0]?.toFixed(1)}`);
process.exitCode = figures.missed === 0 ? 0 : 1;
