import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { valueOf } from '@vela/settings';
import { apiEnvironment, gatewayEnvironment, isDemo, releaseEnvironment, sandboxEnvironment } from './environment.js';
import { lockDataFolder, prepareDataFolder } from './machine/data-folder.js';
import { freePort, readPort, requireFreePort } from './machine/ports.js';
import { writeRuntimeNote } from './machine/runtime-note.js';
import { sessionSecret } from './machine/secrets.js';
import { ROOT } from './root.js';
import { Service } from './service.js';
import { requireGoodSettings } from './settings.js';
import { deployLocally, tellMissingCalls } from './site.js';
import { startStore } from './store.js';
import type { Undo } from './undo.js';
import { untilReady } from './until-ready.js';

/**
 * Starts the store, the API, the stand-ins where they are wanted, and the gateway.
 * @param undo gets what has to be undone at the end, also where the start fails
 * @returns where people reach the site
 * @throws StartProblem with a sentence that says what to do
 */
export async function startInstance(undo: Undo): Promise<string> {
  const { env } = process;
  requireGoodSettings(env);
  const port = readPort(env['PORT']);
  const host = valueOf(env, 'HOST') ?? undefined;
  const data = path.resolve(env['DATA_DIR'] || path.join(ROOT, '.data'));
  prepareDataFolder(data);
  undo.add(lockDataFolder(data));
  await requireFreePort(port, host);

  const site = path.join(data, 'site');
  const deployed = deployLocally(site);
  // Waited for below; what fails before that is not to end the process unheard.
  deployed.catch(() => undefined);
  let onStoreMoved: (uri: string) => void = () => undefined;
  const store = await startStore(path.join(data, 'store'), (uri) => onStoreMoved(uri));
  undo.add(() => store.stop());
  console.log(store.describe);

  const demo = isDemo(env);
  const origin = env['APP_ORIGIN'] || `http://localhost:${port}`;
  const [apiPort, sandboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const instance = {
    origin,
    port,
    site,
    storeUri: store.uri,
    apiPort,
    sandboxPort,
    smtpPort,
    secret: sessionSecret(data),
    data,
  };
  const logs = path.join(data, 'logs');
  // Production knows nothing of the demo's packages.
  const api = new Service({
    name: 'api',
    script: fileURLToPath(import.meta.resolve(demo ? '@vela/demo-market/api' : '@vela/api/start')),
    environment: apiEnvironment(env, instance),
    logs,
  });
  const sandbox = demo
    ? new Service({
        name: 'sandbox',
        script: fileURLToPath(import.meta.resolve('@vela/sandbox/start')),
        environment: sandboxEnvironment(env, instance),
        logs,
      })
    : null;
  const release =
    Number(valueOf(env, 'RELEASE_PORT')) > 0
      ? new Service({
          name: 'release',
          script: fileURLToPath(import.meta.resolve('@vela/release/service/start')),
          environment: releaseEnvironment(env, instance),
          logs,
        })
      : null;
  let note: () => void = () => undefined;
  onStoreMoved = (uri) => {
    for (const service of [api, release]) service?.restartWith({ MONGODB_URI: uri });
    note();
  };
  const services = [api, ...(sandbox ? [sandbox] : []), ...(release ? [release] : [])];
  for (const service of services) undo.add(() => service.stop());
  await Promise.all([deployed, ...services.map((service) => service.start())]);

  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  await untilReady(apiOrigin);
  await tellMissingCalls(site, apiOrigin);
  const gateway = new Service({
    name: 'gateway',
    script: fileURLToPath(import.meta.resolve('@vela/gateway/start')),
    environment: gatewayEnvironment(env, instance),
    logs,
  });
  // Ended first: nobody is to be let in while the others end.
  undo.add(() => gateway.stop());
  await gateway.start();

  note = () => {
    const pids = Object.fromEntries([...services, gateway].map(({ name, pid }) => [name, pid]));
    writeRuntimeNote(data, { pid: process.pid, pids, origin, port, apiPort, sandboxPort, storeUri: store.uri, site });
  };
  note();
  for (const service of [...services, gateway]) service.onRestart = note;
  return origin;
}
