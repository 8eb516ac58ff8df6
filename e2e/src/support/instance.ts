import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './ports.js';

const START = path.resolve(import.meta.dirname, '../../../supervisor/bin/start.mjs');
const READY = /Vela is ready at (\S+)/;

/** An instance of one test's own, which it may kill. */
export class Instance {
  readonly #port: number;
  readonly #folder: string;
  #process: ChildProcess | null = null;

  private constructor(port: number, folder: string) {
    this.#port = port;
    this.#folder = folder;
  }

  /**
   * Prepares an instance on a folder of its own and a free port; `start` starts it. The folder is as after a first start, slices
   * promoted and the demonstration's market stored: a copy of what the first test that needs one makes in `VELA_TEMPLATE_DIR`.
   * Empty where there is no such place.
   */
  static async create(): Promise<Instance> {
    const folder = mkdtempSync(path.join(tmpdir(), 'vela-instance-'));
    const place = process.env['VELA_TEMPLATE_DIR'];
    if (place !== undefined)
      cpSync(await Instance.#startedOnce(place), folder, { recursive: true, preserveTimestamps: true });
    return new Instance(await freePort(), folder);
  }

  /** @returns the folder of an instance that was started once, and ended as whoever starts it ends it */
  static async #startedOnce(place: string): Promise<string> {
    const made = path.join(place, 'made');
    if (existsSync(made)) return made;
    const instance = new Instance(await freePort(), mkdtempSync(path.join(place, 'making-')));
    try {
      await instance.start();
      await instance.#stop();
      renameSync(instance.#folder, made);
    } catch (error) {
      // Another worker may have made it meanwhile.
      if (!existsSync(made)) throw error;
    } finally {
      await instance.remove();
    }
    return made;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Folder of what it serves; see `siteLayout` of the release package. */
  get site(): string {
    return path.join(this.#folder, 'site');
  }

  /**
   * Starts everything, as `npm start` does.
   * @param clockAheadDays how far its clock is ahead of the machine's
   * @param releasePort where its release service listens; it has none unless told
   * @returns milliseconds until it was ready
   */
  async start({ clockAheadDays = 0, releasePort = 0 } = {}): Promise<number> {
    const from = performance.now();
    const started = spawn(process.execPath, [START], {
      // A process group of its own, so that all of it can be killed at once.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.#folder,
        SEED: 'demo',
        CLOCK_AHEAD_DAYS: String(clockAheadDays),
        ...(releasePort === 0 ? {} : { RELEASE_PORT: String(releasePort) }),
      },
    });
    this.#process = started;
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        if (READY.test(output)) resolve();
      };
      started.stdout.on('data', read);
      started.stderr.on('data', read);
      started.once('exit', () => {
        this.#process = null;
        reject(new Error(`The instance ended before it was ready:\n${output}`));
      });
    });
    return performance.now() - from;
  }

  /** The processes that its supervisor keeps, by name. */
  get processes(): Readonly<Record<string, number>> {
    const note = readFileSync(path.join(this.#folder, 'runtime.json'), 'utf8');
    return (JSON.parse(note) as { readonly pids: Record<string, number> }).pids;
  }

  async #stop(): Promise<void> {
    const running = this.#process;
    if (running === null) return;
    const exit = once(running, 'exit');
    running.kill('SIGTERM');
    await exit;
  }

  /** `kill -9` of every process of the instance at once. */
  async killAll(): Promise<void> {
    const running = this.#process;
    if (running?.pid === undefined) return;
    const exit = once(running, 'exit');
    process.kill(-running.pid, 'SIGKILL');
    await exit;
  }

  /** Ends whatever runs and removes the folder. */
  async remove(): Promise<void> {
    await this.killAll();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
