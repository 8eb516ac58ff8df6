import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Stage } from './dockerfile.js';
import type { Place } from './places.js';

const POLL_MS = 300;
const HEALTHY_WITHIN_MS = 120_000;
/** As an orchestrator, which kills what has not ended by then. */
const STOP_WITHIN_MS = 30_000;

/** Runs a command without holding up this process, which stands between the places and their store. @returns whether it went well */
export async function went(program: string, args: readonly string[], options: SpawnOptions): Promise<boolean> {
  const [code] = (await once(spawn(program, args, options), 'exit')) as unknown[];
  return code === 0;
}

export interface ContainerOptions {
  readonly name: string;
  readonly stage: Stage;
  /** Where the image's contents are. */
  readonly contents: string;
  /** Folder of its own that it may write to. */
  readonly data: string;
  readonly place: Place;
  readonly environment: Readonly<Record<string, string>>;
}

/** A process as its image starts it: command, environment, user, nothing to write to but its own folder. */
export class Container {
  readonly name: string;
  readonly address: string;
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown[]>;
  readonly #ask: () => Promise<boolean>;
  readonly #canWrite: () => Promise<boolean>;
  #said = '';

  constructor({ name, stage, contents, data, place, environment }: ContainerOptions) {
    this.name = name;
    this.address = place.address;
    const [user = 0, group = user] = (stage.user ?? '').split(':').map(Number);
    const isRoot = process.getuid?.() === 0;
    mkdirSync(data, { mode: 0o700 });
    if (isRoot) chownSync(data, user, group);
    const rights = isRoot
      ? ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups', '--no-new-privs', '--inh-caps=-all']
      : [];
    const here = (text: string): string =>
      text
        .replace(/^\/var\/lib\/vela/, data)
        .replace(/^\/srv\/vela/, contents)
        .replace('127.0.0.1', place.prefix.length > 0 ? '127.0.0.1' : place.address);
    const env: Record<string, string> = { PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin` };
    for (const [key, value] of Object.entries(stage.env)) env[key] = here(value.replace(/^\$\{.*\}$/, 'development'));
    for (const key of ['HOST', 'RELEASE_HOST', 'METRICS_HOST']) if (key in env) env[key] = place.listen;
    Object.assign(env, environment);
    const words = (given: readonly string[] | null) => {
      const [program = '', ...args] = [...place.prefix, ...rights, ...(given ?? []).map(here)];
      return [program, args] as const;
    };
    const options = { cwd: contents, env } as const;
    this.#child = spawn(...words(stage.command), { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#exit = once(this.#child, 'exit');
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.#said += chunk.toString();
      });
    this.#ask = () => went(...words(stage.health), { ...options, stdio: 'ignore' });
    this.#canWrite = async () =>
      isRoot && (await went(...words(['touch', path.join(contents, 'written')]), { ...options, stdio: 'ignore' }));
  }

  /** All that it printed. */
  get said(): string {
    return this.#said;
  }

  /** Waits until the image's health check is content. @throws Error if it ends, or is not within two minutes */
  async healthy(): Promise<void> {
    const deadline = Date.now() + HEALTHY_WITHIN_MS;
    if (await this.#canWrite()) throw new Error(`${this.name} can write to its image.`);
    while (!(await this.#ask())) {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null || Date.now() > deadline)
        throw new Error(`${this.name} did not become healthy:\n${this.#said}`);
      await wait(POLL_MS);
    }
  }

  /** Stops it as an orchestrator does. @returns its exit code, or the signal that ended it */
  async stop(): Promise<unknown> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    const limit = setTimeout(() => this.#child.kill('SIGKILL'), STOP_WITHIN_MS);
    this.#child.kill('SIGTERM');
    const [code, signal] = await this.#exit;
    clearTimeout(limit);
    return signal ?? code;
  }
}
