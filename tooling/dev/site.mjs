// The whole site while developing, started by `npm run dev` once it is installed and its foundations are built.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTE_CONTRACT } from '@vela/contracts/remote';
import { SLICES } from '@vela/contracts/routes';
import { folderOf } from '@vela/release';
import {
  apiEnvironment,
  beginEnd,
  dataFolderOf,
  freePort,
  isEnding,
  lockDataFolder,
  prepareDataFolder,
  readPort,
  requireFreePort,
  sandboxEnvironment,
  Service,
  sessionSecret,
  StartProblem,
  startStore,
  storeEnvironment,
  Undo,
  untilReady,
} from '@vela/supervisor';
import { startApiFromSources } from './api-process.mjs';
import { startAppServer } from './app-server.mjs';
import { siteDocument } from './document.mjs';
import { withOverrides } from './overrides.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** Sources are translated while they are read, and an empty store is filled: an API may say nothing for so long, milliseconds. */
const API_SILENCE_MS = 120_000;
const undo = new Undo();

/** @param {number} code */
async function end(code) {
  if (isEnding()) return;
  beginEnd();
  await undo.run();
  process.exit(code);
}

async function start() {
  const port = readPort(process.env['PORT']);
  const data = dataFolderOf(process.env, '.data/dev');
  prepareDataFolder(data);
  undo.add(lockDataFolder(data));
  for (let offset = 0; offset <= SLICES.length; offset += 1) await requireFreePort(port + offset);

  const store = await startStore(path.join(data, 'store'), () => console.error('The store moved. Start again.'));
  undo.add(() => store.stop());
  console.log(store.describe);
  const origin = `http://localhost:${port}`;
  const [apiPort, sandboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const instance = { origin, apiPort, sandboxPort, smtpPort, secret: sessionSecret(data), data };
  const sandbox = new Service({
    name: 'sandbox',
    script: fileURLToPath(import.meta.resolve('@vela/sandbox/start')),
    environment: sandboxEnvironment(process.env, instance),
    logs: path.join(data, 'logs'),
  });
  undo.add(() => sandbox.stop());
  await sandbox.start();
  const api = startApiFromSources({ ...apiEnvironment(process.env, instance), ...storeEnvironment(store.uri) });
  undo.add(() => api.stop());
  const isApiReady = untilReady(`http://127.0.0.1:${apiPort}`, API_SILENCE_MS).then(
    () => true,
    () => false,
  );

  console.log('Building the shell and the slices for development …');
  const slices = SLICES.map((name, index) => ({ name, folder: folderOf(name), port: port + 1 + index }));
  const registry = Object.fromEntries(
    slices.map((slice) => [
      slice.name,
      {
        version: 'development',
        entry: `http://localhost:${slice.port}/remoteEntry.js`,
        contract: REMOTE_CONTRACT,
      },
    ]),
  );
  const servers = slices.map((slice) => startAppServer({ directory: path.join(root, slice.folder), port: slice.port }));
  const shell = startAppServer({
    directory: path.join(root, 'shell'),
    port,
    document: (pathname, query) => siteDocument(pathname, withOverrides(registry, query)),
    registry: () => registry,
    proxy: { '/api': `http://127.0.0.1:${apiPort}`, '/sandbox': `http://127.0.0.1:${sandboxPort}` },
  });
  for (const server of await Promise.all([...servers, shell])) undo.add(() => server.stop());
  if (!(await isApiReady))
    console.error('The API does not become ready. What it said stands above; it starts again with the next change.');
  console.log(`Vela is ready for work at ${origin}. A change of a file shows by itself.`);
}

process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
start().catch((error) => {
  if (isEnding()) return;
  console.error(error instanceof StartProblem ? error.message : error);
  void end(1);
});
