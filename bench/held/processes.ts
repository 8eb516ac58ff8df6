// The set that is held against load: a store, two API processes, a worker, two gateways, as on one machine of production.
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { SLICES } from '@vela/contracts/routes';
import { chooseStore } from '@vela/datastore/launcher';
import { folderOf, putBuildsIntoService } from '@vela/release';
import { freePort } from '@vela/supervisor';
import { apiSettings, fillMarket } from '../own-api.mjs';
import { startLine } from './line.js';
import { MailServer } from './mail-server.js';
import type { Volume } from './volume.js';

const READY_POLL_MS = 100;
const DATABASE = '/held';
/** What has not ended by then is killed, as an orchestrator does. */
const STOP_WITHIN_MS = 30_000;
const ROOT = path.resolve(import.meta.dirname, '../..');
/** How a process of each kind is told where its figures are read. */
const METRICS = { api: 'METRICS_PORT', gateway: 'GATEWAY_METRICS_PORT' } as const;

/** @param name of a package's entry @returns its file, as it was built */
const programOf = (name: string): string => fileURLToPath(import.meta.resolve(name));

/** A process that may be killed and started again. */
export class Member {
  readonly name: string;
  /** Where its figures are read. */
  readonly metricsPort: number;
  readonly #program: string;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;

  private constructor(name: string, entry: string, environment: Readonly<Record<string, string>>, metricsPort: number) {
    this.name = name;
    this.metricsPort = metricsPort;
    this.#program = programOf(entry);
    this.#environment = environment;
  }

  /** @param kind by which settings it is told of its figures' port */
  static async of(
    name: string,
    kind: keyof typeof METRICS,
    entry: string,
    environment: Readonly<Record<string, string>>,
  ): Promise<Member> {
    const port = await freePort();
    return new Member(name, entry, { ...environment, [METRICS[kind]]: String(port) }, port);
  }

  /** Starts it and waits until it says that it works; an API process is ready a little later. */
  async start(): Promise<void> {
    const child = fork(this.#program, {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, ...this.#environment },
    });
    this.#child = child;
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The ${this.name} ended at its start.`)));
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await exit;
    clearTimeout(limit);
  }

  /** Megabytes of memory that it holds. */
  get megabytes(): number {
    try {
      const status = readFileSync(`/proc/${this.#child?.pid ?? 0}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      return 0;
    }
  }
}

export type Set = Awaited<ReturnType<typeof startSet>>;

/** Puts the shell and the slices that were built into service, in a folder for each gateway. */
async function publishSite(folders: readonly string[]): Promise<void> {
  const [first = '', ...others] = folders;
  const buildOf = (name: Parameters<typeof folderOf>[0]) => path.join(ROOT, folderOf(name), 'dist');
  await putBuildsIntoService(first, { shell: buildOf('shell'), slices: SLICES.map(buildOf) }, (line) =>
    console.log(line),
  );
  for (const folder of others) cpSync(first, folder, { recursive: true });
}

const untilReady = async (port: number): Promise<void> => {
  while (!(await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
};

/**
 * Starts all of it on an empty store and fills it with the demo market.
 * @param volume where the store keeps its data
 * @param market how many talents and open roles
 */
export async function startSet(volume: Volume, market: { readonly talents: number; readonly roles: number }) {
  mkdirSync(volume.folder, { recursive: true });
  const store = await chooseStore({ env: {}, dataDir: volume.folder });
  const uri = new URL(store.uri);
  uri.pathname = DATABASE;
  await fillMarket(uri.href, market.talents, ['--roles', String(market.roles)]);
  const line = await startLine(Number(uri.port));
  const lineUri = new URL(uri);
  lineUri.port = String(line.port);
  // Else the driver goes on by the address that the store gives of itself.
  lineUri.searchParams.set('directConnection', 'true');
  const mail = new MailServer(await freePort());
  await mail.start();
  const secret = randomBytes(32).toString('base64url');
  const settings = {
    ...apiSettings(lineUri.href),
    SESSION_SECRET: secret,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Vela <hello@vela.example>',
    LOG_LEVEL: 'silent',
  };
  const api = async (number: number) => {
    const port = await freePort();
    const environment = {
      ...settings,
      API_JOBS: 'none',
      PORT: String(port),
      MATCH_INDEX_DIR: path.join(volume.folder, `../../index-${number}`),
    };
    return { port, member: await Member.of(`API ${number}`, 'api', '@vela/api/start', environment) };
  };
  const apis = [await api(1), await api(2)] as const;
  const worker = await Member.of('worker', 'api', '@vela/api/work', settings);
  const sites = [1, 2].map((number) => path.join(volume.folder, `../../site-${number}`));
  await publishSite(sites);
  const gateway = async (number: number) => {
    const port = await freePort();
    const environment = {
      APP_ENV: 'demo',
      APP_ORIGIN: settings.APP_ORIGIN,
      API_URL: apis.map((each) => `http://127.0.0.1:${each.port}`).join(),
      SITE_DIR: sites[number - 1] ?? '',
      RATE_LIMIT_PAGE: '0',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      HOST: '127.0.0.1',
    };
    return { port, member: await Member.of(`gateway ${number}`, 'gateway', '@vela/gateway/start', environment) };
  };
  const gateways = [await gateway(1), await gateway(2)] as const;
  const members = [...apis, ...gateways].map(({ member }) => member).concat(worker);
  const stop = async (): Promise<void> => {
    await Promise.all(members.map((member) => member.end('SIGTERM')));
    line.stop();
    await mail.stop();
    await store.stop();
  };
  try {
    await Promise.all(members.map((member) => member.start()));
    await Promise.all(apis.map(({ port }) => untilReady(port)));
    const connection = await mongoose.createConnection(uri.href, { autoIndex: false, autoCreate: false }).asPromise();
    return {
      apis,
      gateways,
      worker,
      members,
      line,
      mail,
      volume,
      secret,
      connection,
      stop: async () => {
        await connection.close(true);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
