import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { givenValue, type SettingName, valueOf } from '@vela/settings';
import { dataFolderOf } from './data-folder-of.js';
import {
  apiEnvironment,
  type Environment,
  gatewayEnvironment,
  isDemo,
  releaseEnvironment,
  sandboxEnvironment,
  storeEnvironment,
} from './environment.js';
import { lockDataFolder, prepareDataFolder } from './machine/data-folder.js';
import { type ClaimedPort, freePort, readPort, requireFreePorts } from './machine/ports.js';
import { writeRuntimeNote } from './machine/runtime-note.js';
import { sessionSecret } from './machine/secrets.js';
import { Service } from './service.js';
import { requireGoodSettings } from './settings.js';
import { deployLocally, tellMissingCalls } from './site.js';
import { startStore } from './store.js';
import type { Undo } from './undo.js';
import { untilReady } from './until-ready.js';

/** @param site the port of the site @returns all ports that the processes of an instance are told to listen on */
function claimedPorts(env: Environment, site: number): readonly ClaimedPort[] {
  const isReleasing = Number(valueOf(env, 'RELEASE_PORT')) > 0;
  const others: readonly (readonly [SettingName, SettingName])[] = [
    ['METRICS_PORT', 'METRICS_HOST'],
    ['GATEWAY_METRICS_PORT', 'METRICS_HOST'],
    ...(isReleasing
      ? ([
          ['RELEASE_PORT', 'RELEASE_HOST'],
          ['RELEASE_METRICS_PORT', 'METRICS_HOST'],
        ] as const)
      : []),
  ];
  return [
    { port: site, host: valueOf(env, 'HOST') ?? undefined, settings: { port: 'PORT', host: 'HOST' } },
    ...others.map(([port, host]) => ({
      port: Number(valueOf(env, port)),
      host: valueOf(env, host) ?? '127.0.0.1',
      settings: { port, host },
    })),
  ].filter(({ port }) => port > 0);
}

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
  const data = dataFolderOf(env);
  prepareDataFolder(data);
  undo.add(lockDataFolder(data));
  await requireFreePorts(claimedPorts(env, port));

  const demo = isDemo(env);
  const origin = givenValue(env, 'APP_ORIGIN') ?? `http://localhost:${port}`;
  const site = path.join(data, 'site');
  const [apiPort, sandboxPort, smtpPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const instance = { origin, port, site, apiPort, sandboxPort, smtpPort, secret: sessionSecret(data), data };

  let onStoreMoved: (uri: string) => void = () => undefined;
  const opened = startStore(path.join(data, 'store'), (uri) => onStoreMoved(uri));
  const deployed = deployLocally(site);
  // Both are waited for below; what fails before that is not to end the process unheard.
  for (const work of [opened, deployed]) work.catch(() => undefined);
  undo.add(async () => (await opened.catch(() => null))?.stop());

  const logs = path.join(data, 'logs');
  const serviceOf = (name: string, program: string, environment: Environment): Service => {
    const service = new Service({ name, script: fileURLToPath(import.meta.resolve(program)), environment, logs });
    undo.add(() => service.stop());
    return service;
  };
  // Production knows nothing of the demo's packages.
  const api = serviceOf('api', demo ? '@vela/demo-market/api' : '@vela/api/start', apiEnvironment(env, instance));
  const sandbox = demo ? serviceOf('sandbox', '@vela/sandbox/start', sandboxEnvironment(env, instance)) : null;
  const release =
    Number(valueOf(env, 'RELEASE_PORT')) > 0
      ? serviceOf('release', '@vela/release/service/start', releaseEnvironment(env, instance))
      : null;
  // Ended first: nobody is to be let in while the others end.
  const gateway = serviceOf('gateway', '@vela/gateway/start', gatewayEnvironment(env, instance));
  // To read their code is most of what a start computes: they do while the store opens.
  for (const service of [api, gateway]) service.load();

  const store = await opened;
  console.log(store.describe);
  let note: () => void = () => undefined;
  const onStore = [api, ...(release === null ? [] : [release])];
  onStoreMoved = (uri) => {
    for (const service of onStore) service.restartWith(storeEnvironment(uri));
    note();
  };
  const services = [...onStore, ...(sandbox === null ? [] : [sandbox])];
  await Promise.all([
    deployed,
    ...onStore.map((service) => service.start(storeEnvironment(store.uri))),
    ...(sandbox === null ? [] : [sandbox.start()]),
  ]);

  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  await untilReady(apiOrigin);
  await gateway.start();
  // To describe all its calls takes the API a while, which nobody has to wait for.
  void tellMissingCalls(site, apiOrigin).catch((error: unknown) => console.error(error));

  note = () => {
    const pids = Object.fromEntries([...services, gateway].map(({ name, pid }) => [name, pid]));
    const { uri: storeUri, kind } = store;
    writeRuntimeNote(data, { pid: process.pid, pids, origin, port, apiPort, sandboxPort, storeUri, store: kind, site });
  };
  note();
  for (const service of [...services, gateway]) service.onRestart = note;
  return origin;
}
