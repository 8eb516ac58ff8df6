// An instance of the bench's own, on a temporary folder and a free port.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@vela/supervisor';

const root = path.resolve(import.meta.dirname, '..');
const READY = /Vela is ready at (\S+)/;
/** Limits of calls would be measured instead of the calls. */
export const WITHOUT_LIMITS = Object.fromEntries(
  ['LOGIN', 'CONNECT', 'NEWSLETTER', 'WRITE', 'COUNT', 'ASK', 'CONTACT', 'READ', 'READ_DAY', 'PAGE'].map((name) => [
    `RATE_LIMIT_${name}`,
    '0',
  ]),
);

export class OwnInstance {
  #folder = mkdtempSync(path.join(tmpdir(), 'vela-bench-'));
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  /** Kept over restarts. @type {number | null} */
  #port = null;
  #environment;
  origin = '';

  /** @param {Readonly<Record<string, string>>} environment settings besides those of every bench */
  constructor(environment = {}) {
    this.#environment = environment;
  }

  /** @returns {Readonly<Record<string, number>>} process ids by what they are */
  pids() {
    return JSON.parse(readFileSync(path.join(this.#folder, 'runtime.json'), 'utf8')).pids;
  }

  /** Starts it as `npm start` does, with the demo market. */
  async start() {
    this.#port ??= await freePort();
    const started = spawn(process.execPath, [path.join(root, 'supervisor/bin/start.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...WITHOUT_LIMITS,
        PORT: String(this.#port),
        DATA_DIR: this.#folder,
        SEED: 'demo',
        ...this.#environment,
      },
    });
    this.#process = started;
    let output = '';
    this.origin = await new Promise((resolve, reject) => {
      started.stdout.on('data', (chunk) => {
        output += String(chunk);
        const origin = READY.exec(output)?.[1];
        if (origin !== undefined) resolve(origin);
      });
      started.once('exit', () => reject(new Error(`The instance ended before it was ready:\n${output}`)));
    });
  }

  /**
   * Adds to the demo market, reproducibly, as `npm run seed` does.
   * @param {number} talents how many
   */
  addTalents(talents) {
    const { status } = spawnSync(
      process.execPath,
      [
        path.join(root, 'supervisor/bin/on-store.mjs'),
        '@vela/demo-market/seed',
        '--talents',
        String(talents),
        '--roles',
        '0',
        '--random',
        '7',
      ],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, DATA_DIR: this.#folder },
      },
    );
    if (status !== 0) throw new Error('The instance could not be filled.');
  }

  async stop() {
    const running = this.#process;
    this.#process = null;
    if (running === null || running.exitCode !== null) return;
    const exit = once(running, 'exit');
    running.kill('SIGTERM');
    await exit;
  }

  async remove() {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
