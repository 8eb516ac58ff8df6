// `npm run images`: what is in each image, put together as deploy/Dockerfile does it, and started as the images start:
// same command, environment and user, a folder that cannot be written, an address of its own. A store of this machine
// stands in for MongoDB. Asks two gateways for pages and calls, and ends with 1 where something is not right.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseStore } from '@vela/datastore/launcher';
import { Undo } from '../../src/undo.js';
import { askGateway } from './ask.js';
import { Container, went } from './container.js';
import { readDockerfile, type Stage } from './dockerfile.js';
import { makePlaces } from './places.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TOKEN = 'the-token-of-the-gateways-of-this-set';
const startedAt = Date.now();
const undo = new Undo();
const tell = (text: string): void => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1)} s  ${text}`);

/** Runs what the Dockerfile runs for an image. @returns the folder of its contents */
async function contentsOf(stages: ReadonlyMap<string, Stage>, target: string, folder: string): Promise<string> {
  const [from, source] = stages.get(target)?.copied[0] ?? [];
  const line = stages.get(from ?? '')?.runs.find((run) => run.endsWith(` ${source}`));
  if (line === undefined || source === undefined) throw new Error(`Nothing in the Dockerfile makes ${target}.`);
  const contents = path.join(folder, target);
  const [program = '', ...words] = line.replace(source, contents).split(' ');
  if (!(await went(program, words, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })))
    throw new Error(`${line} failed.`);
  return contents;
}

/** Lets places reach the store, which answers this machine alone. @returns its port there */
async function openStore(folder: string, home: string): Promise<string> {
  const store = await chooseStore({ env: { MONGOD_BINARY: process.env['MONGOD_BINARY'] }, dataDir: folder });
  undo.add(() => store.stop());
  const port = Number(new URL(store.uri.replace('mongodb:', 'http:')).port);
  const server = net.createServer((near) => {
    const far = net.connect(port, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const socket of [near, far])
      socket.on('error', () => {
        near.destroy();
        far.destroy();
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, home, resolve);
  });
  undo.add(() => server.close());
  return `mongodb://${home}:${(server.address() as net.AddressInfo).port}/vela?directConnection=true`;
}

async function play(): Promise<void> {
  const stages = readDockerfile(readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8'));
  const folder = mkdtempSync(path.join(tmpdir(), 'vela-images-'));
  chmodSync(folder, 0o755);
  undo.add(() => rmSync(folder, { recursive: true, force: true }));
  const places = makePlaces();
  undo.add(() => places.remove());
  tell(`The set runs in ${places.describe}.`);
  for (const each of ['images', 'data']) mkdirSync(path.join(folder, each), { mode: 0o755 });
  const contents = new Map<string, string>();

  async function start(target: string, name: string, environment: Readonly<Record<string, string>>) {
    const stage = stages.get(target);
    if (stage === undefined) throw new Error(`The Dockerfile has no ${target}.`);
    const made = contents.get(target) ?? (await contentsOf(stages, target, path.join(folder, 'images')));
    contents.set(target, made);
    const place = places.place(name);
    const data = path.join(folder, 'data', name);
    const container = new Container({ name, stage, contents: made, data, place, environment });
    undo.add(async () => {
      const code = await container.stop();
      tell(`${name} ended with ${String(code)}.`);
      if (code !== 0) {
        console.error(`${name} said:\n${container.said}`);
        process.exitCode = 1;
      }
    });
    await container.healthy();
    tell(`${name} is healthy at ${container.address}.`);
    return container;
  }

  const storeUri = await openStore(path.join(folder, 'store'), places.home);
  tell('The store is open.');
  const common = { APP_ENV: 'demo', APP_ORIGIN: 'http://vela.test', TRUST_PROXY: `loopback, ${places.home}/24` };
  const forApi = {
    ...common,
    SEED: 'none',
    MONGODB_URI: storeUri,
    LINKEDIN_CLIENT_ID: 'a',
    LINKEDIN_CLIENT_SECRET: 'b',
  };
  const answering = { ...forApi, API_JOBS: 'none' };
  const MATCH_SERVICE_SECRET = 'the-secret-of-the-matching-service-of-this-set';
  const first = await start('api', 'api-1', answering);
  const matching = await start('matching', 'matching-0', { ...common, MONGODB_URI: storeUri, MATCH_SERVICE_SECRET });
  const asking = {
    ...answering,
    MATCH_ENGINE: 'service',
    MATCH_SERVICE_URLS: `http://${matching.address}:4100`,
    MATCH_SERVICE_SECRET,
  };
  const apis = [first, await start('api', 'api-2', asking)];
  await start('worker', 'worker', forApi);
  const API_URL = apis.map(({ address }) => `http://${address}:4000`).join();
  const release = await start('release', 'release', { ...common, RELEASE_TOKEN: TOKEN, API_URL });
  for (const name of ['gateway-1', 'gateway-2']) {
    const gateway = await start('gateway', name, {
      ...common,
      API_URL,
      RELEASE_URL: `http://${release.address}:8090`,
      RELEASE_TOKEN: TOKEN,
    });
    for (const found of await askGateway(gateway.address)) tell(`${gateway.name}: ${found}`);
  }
}

try {
  await play();
  tell('Every image does what it is for.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await undo.run();
  process.exit();
}
