// `npm start`: installs, builds what changed, starts everything on one origin.
// Settings: PORT (8080), DATA_DIR (.data/), SEED=demo|none, and those of README.md.
import '../check-node.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { ensureBuilt } from '../start/build.mjs';
import { lockDataFolder, prepareDataFolder } from '../start/data-folder.mjs';
import { beginEnd, isEnding } from '../start/ending.mjs';
import { apiEnvironment, isDemo, sandboxEnvironment } from '../start/environment.mjs';
import { freePort, readPort, requireFreePort } from '../start/ports.mjs';
import { StartProblem } from '../start/problem.mjs';
import { sessionSecret } from '../start/secrets.mjs';
import { Service } from '../start/service.mjs';
import { deployLocally } from '../start/site.mjs';
import { keepStore } from '../start/store.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const READY_POLL_MS = 50;
const READY_LIMIT_MS = 120_000;

/** What has to be undone at the end, last first. @type {(() => unknown)[]} */
const undo = [];

/** @param {number} code */
async function end(code) {
  if (isEnding()) return;
  beginEnd();
  for (const step of undo.toReversed()) await Promise.resolve(step()).catch((error) => console.error(error));
  process.exit(code);
}

/** Waits until the API answers that it is ready: store reachable, matching built. @param {string} api */
async function untilReady(api) {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${api}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  throw new StartProblem(
    'The API did not become ready within two minutes. Look into api.log in the logs folder of DATA_DIR.',
  );
}

async function start() {
  const port = readPort(process.env['PORT']);
  const data = path.resolve(process.env['DATA_DIR'] || path.join(root, '.data'));
  prepareDataFolder(data);
  undo.push(lockDataFolder(data));
  await requireFreePort(port);
  ensureInstalled();
  ensureBuilt();

  const { PAYMENT_PROVIDER_ORIGINS, startGateway } = await import('@vela/gateway');
  const site = path.join(data, 'site');
  const deployed = deployLocally(site);
  /** @type {Service | undefined} */
  let api;
  const store = await keepStore(path.join(data, 'store'), (uri) => void api?.restartWith({ MONGODB_URI: uri }));
  undo.push(() => store.stop());
  console.log(store.describe);

  const origin = process.env['APP_ORIGIN'] || `http://localhost:${port}`;
  const [apiPort, sandboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const instance = { origin, storeUri: store.uri, apiPort, sandboxPort, smtpPort, secret: sessionSecret(data), data };
  const logs = path.join(data, 'logs');
  api = new Service({
    name: 'api',
    script: path.join(root, isDemo(process.env) ? 'demo-market/dist/api.js' : 'api/dist/start.js'),
    environment: apiEnvironment(process.env, instance),
    logs,
  });
  const sandbox = isDemo(process.env)
    ? new Service({
        name: 'sandbox',
        script: path.join(root, 'sandbox/dist/start.js'),
        environment: sandboxEnvironment(process.env, instance),
        logs,
      })
    : null;
  const services = [api, ...(sandbox ? [sandbox] : [])];
  for (const service of services) undo.push(() => service.stop());
  await Promise.all([deployed, ...services.map((service) => service.start())]);

  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  await untilReady(apiOrigin);
  const gateway = await startGateway(
    {
      site,
      api: apiOrigin,
      origin,
      secure: origin.startsWith('https:'),
      remoteOrigins: (process.env['REMOTE_ORIGINS'] ?? '')
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
      ...(process.env['STRIPE_PUBLISHABLE_KEY'] ? { trusted: PAYMENT_PROVIDER_ORIGINS } : {}),
      ...(sandbox ? { sandbox: `http://127.0.0.1:${sandboxPort}` } : {}),
    },
    port,
  );
  undo.push(() => gateway.stop());

  const note = () => {
    const pids = Object.fromEntries(services.map(({ name, pid }) => [name, pid]));
    const running = { pid: process.pid, pids, origin, port, apiPort, sandboxPort, storeUri: store.uri, site };
    writeFileSync(path.join(data, 'runtime.json'), `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  };
  note();
  for (const service of services) service.onRestart = note;
  console.log(`Vela is ready at ${origin}`);
}

process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
start().catch((error) => {
  // Signals that arrive while starting end the start as well; what fails because of that is not news.
  if (isEnding()) return;
  console.error(error instanceof StartProblem ? error.message : error);
  void end(1);
});
