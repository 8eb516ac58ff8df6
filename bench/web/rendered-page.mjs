// A prerendered page at a gateway of its own, with its limit on, beside bare Express 5 that serves the same bytes as a
// static file, in turns.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PATHS } from '@vela/contracts/routes';
import { putBuildsIntoService } from '@vela/release';
import { freePort } from '@vela/supervisor';
import { median } from '../figures.mjs';
import { startLoad } from '../load/load.mjs';
import { processorMs } from '../processor-time.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const PAGE = PATHS.aboutUs;
const CONNECTIONS = 32;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
const GOAL = 3;
/** More than are asked for: what the limit costs is measured, what it refuses is not. */
const PAGES_A_MINUTE = '1000000';

/** @param {string} site @returns {Promise<{port: number, pid: number, stop: () => void}>} */
async function startOwnGateway(site) {
  const port = await freePort();
  const child = fork(fileURLToPath(import.meta.resolve('@vela/gateway/start')), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      SITE_DIR: site,
      API_URL: 'http://127.0.0.1:9',
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_LIMIT_PAGE: PAGES_A_MINUTE,
    },
  });
  await once(child, 'message');
  await untilIdle(child.pid ?? 0);
  return { port, pid: child.pid ?? 0, stop: () => child.disconnect() };
}

/** Waits until a process has nothing to do: at its start the gateway compresses all pages. @param {number} pid */
async function untilIdle(pid) {
  for (let before = processorMs(pid) ?? 0; ;) {
    await wait(2000);
    const now = processorMs(pid) ?? 0;
    if (now - before <= 20) return;
    before = now;
  }
}

/** @param {string} folder */
async function startControl(folder) {
  const control = fork(path.join(import.meta.dirname, 'express-static.mjs'), [folder], { execArgv: [] });
  const [{ port }] = await once(control, 'message');
  return {
    port,
    pid: control.pid ?? 0,
    /** @param {string} name @param {Buffer} bytes */
    learn: async (name, bytes) => {
      control.send({ name, base64: bytes.toString('base64') });
      await once(control, 'message');
    },
    stop: () => control.disconnect(),
  };
}

/** @param {number} port @param {Record<string, string>} headers @returns {Promise<Buffer>} the bytes as they are sent */
const bytesOf = (port, headers) =>
  new Promise((resolve, reject) => {
    const request = http.get({ port, host: '127.0.0.1', path: PAGE, headers, agent: false }, (response) => {
      /** @type {Buffer[]} */ const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${PAGE} answers ${response.statusCode}.`)),
      );
    });
    request.on('error', reject);
  });

/** @param {import('../figures.mjs').Figures} figures @param {number} rounds */
export async function measureRenderedPage(figures, rounds) {
  const folder = await mkdtemp(path.join(tmpdir(), 'vela-bench-page-'));
  const site = path.join(folder, 'site');
  const distOf = (/** @type {string} */ name) => path.join(root, name, 'dist');
  await putBuildsIntoService(site, { shell: distOf('shell'), slices: [distOf('mfe-public')] }, () => undefined);
  const gateway = await startOwnGateway(site);
  const [control, load] = [await startControl(folder), startLoad()];
  try {
    for (const [name, encoding, goal] of /** @type {const} */ ([
      ['compressed', 'br', GOAL],
      ['plain', 'identity', null],
    ])) {
      const headers = { accept: 'text/html', 'accept-encoding': encoding };
      const bytes = await bytesOf(gateway.port, headers);
      await control.learn(name, bytes);
      /** @param {{port: number, pid: number}} server @param {string} address */
      const measure = async ({ port, pid }, address, seconds = SECONDS) => {
        const before = processorMs(pid) ?? Number.NaN;
        const loaded = await load.run({ port, paths: [address], headers, connections: CONNECTIONS, seconds });
        const computed = (processorMs(pid) ?? Number.NaN) - before;
        return { perSecond: loaded.perSecond, cost: (computed * 1000) / loaded.answers };
      };
      await measure(gateway, PAGE, WARM_UP_SECONDS);
      await measure(control, `/${name}`, WARM_UP_SECONDS);
      /** @type {Awaited<ReturnType<typeof measure>>[]} */ const own = [];
      /** @type {Awaited<ReturnType<typeof measure>>[]} */ const bare = [];
      for (let round = 0; round < rounds; round += 1) {
        own.push(await measure(gateway, PAGE));
        bare.push(await measure(control, `/${name}`));
      }
      const rates = [own, bare].map((each) => median(each.map(({ perSecond }) => perSecond)));
      const costs = [own, bare].map((each) => median(each.map(({ cost }) => cost)));
      const [ownRate = 0, bareRate = 0] = rates;
      const [ownCost = 0, bareCost = 0] = costs;
      const ratio = ownRate / bareRate;
      const what = `A prerendered page, ${encoding} (${(bytes.length / 1024).toFixed(1)} KB)`;
      const measured = `${ownRate.toFixed(0)} / ${bareRate.toFixed(0)} a second = ${ratio.toFixed(2)} (load ${loadavg()[0]?.toFixed(1)})`;
      if (goal === null) figures.note(what, measured);
      else figures.add(what, measured, `≥ ${goal} × bare Express 5 static`, ratio >= goal);
      // What others do on the machine changes this less.
      figures.note(
        '… processor time of an answer',
        `${ownCost.toFixed(0)} / ${bareCost.toFixed(0)} µs, ${(bareCost / ownCost).toFixed(2)} × less`,
      );
    }
  } finally {
    load.stop();
    control.stop();
    gateway.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
