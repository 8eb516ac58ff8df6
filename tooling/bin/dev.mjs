// `npm run dev`: everything with hot reload. The shell's server is the site; each slice has a server of its own.
// Settings: PORT (8080; slices use the ports after it), DATA_DIR (`.data/dev/`), SEED=demo|none.
import '../check-node.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { lockDataFolder, prepareDataFolder } from '../start/data-folder.mjs';
import { apiEnvironment, sandboxEnvironment } from '../start/environment.mjs';
import { freePort, readPort, requireFreePort } from '../start/ports.mjs';
import { StartProblem } from '../start/problem.mjs';
import { sessionSecret } from '../start/secrets.mjs';
import { Service } from '../start/service.mjs';
import { keepStore } from '../start/store.mjs';
import { containerName, sliceFolders } from '../workspaces.cjs';

const root = path.resolve(import.meta.dirname, '../..');
const SLICES = sliceFolders();
/** What runs from its build also while developing. */
const BUILT = ['@vela/contracts', '@vela/matching', '@vela/datastore', '@vela/sandbox'];

/** @type {(() => unknown)[]} */
const undo = [];
let ending = false;

/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  for (const step of undo.toReversed()) await Promise.resolve(step()).catch((error) => console.error(error));
  process.exit(code);
}

function buildFoundations() {
  const turbo = path.join(root, 'node_modules/.bin/turbo');
  const { status } = spawnSync(
    turbo,
    ['run', 'build', ...BUILT.map((name) => `--filter=${name}`), '--output-logs=errors-only'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new StartProblem('The foundations do not build. Mend what is named above.');
}

async function start() {
  const port = readPort(process.env['PORT']);
  const data = path.resolve(process.env['DATA_DIR'] || path.join(root, '.data/dev'));
  prepareDataFolder(data);
  undo.push(lockDataFolder(data));
  for (let offset = 0; offset <= SLICES.length; offset += 1) await requireFreePort(port + offset);
  ensureInstalled();
  buildFoundations();
  const { REMOTE_CONTRACT } = await import('@vela/contracts/remote');
  const { startAppServer } = await import('../dev/app-server.mjs');
  const { siteDocument } = await import('../dev/document.mjs');
  const { withOverrides } = await import('../dev/overrides.mjs');
  const { startApiFromSources } = await import('../dev/api-process.mjs');

  const store = await keepStore(path.join(data, 'store'), () => console.error('The store moved. Start again.'));
  undo.push(() => store.stop());
  console.log(store.describe);
  const origin = `http://localhost:${port}`;
  const [apiPort, sandboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const instance = { origin, storeUri: store.uri, apiPort, sandboxPort, smtpPort, secret: sessionSecret(data), data };
  const personas = { PERSONAS_FILE: path.join(root, 'demo-market/src/personas.json'), ...process.env };
  const sandbox = new Service({
    name: 'sandbox',
    script: path.join(root, 'sandbox/dist/start.js'),
    environment: sandboxEnvironment(personas, instance),
    logs: path.join(data, 'logs'),
  });
  undo.push(() => sandbox.stop());
  await sandbox.start();
  const api = startApiFromSources(apiEnvironment(process.env, instance));
  undo.push(() => api.stop());

  console.log('Building the shell and the slices for development …');
  const entryOf = (/** @type {number} */ index) => `http://localhost:${port + 1 + index}/remoteEntry.js`;
  const registry = Object.fromEntries(
    SLICES.map((slice, index) => [
      containerName(slice),
      { version: 'development', entry: entryOf(index), contract: REMOTE_CONTRACT },
    ]),
  );
  const slices = SLICES.map((slice, index) =>
    startAppServer({ directory: path.join(root, slice), port: port + 1 + index }),
  );
  const shell = startAppServer({
    directory: path.join(root, 'shell'),
    port,
    document: (pathname, query) => siteDocument(pathname, withOverrides(registry, query)),
    registry: () => registry,
    proxy: { '/api': `http://127.0.0.1:${apiPort}`, '/sandbox': `http://127.0.0.1:${sandboxPort}` },
  });
  for (const server of await Promise.all([...slices, shell])) undo.push(() => server.stop());
  console.log(`Vela is ready for work at ${origin}. A change of a file shows by itself.`);
}

process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
start().catch((error) => {
  if (ending) return;
  console.error(error instanceof StartProblem ? error.message : error);
  void end(1);
});
