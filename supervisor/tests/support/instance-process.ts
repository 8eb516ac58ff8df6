import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const START = path.resolve(__dirname, '../../src/start.ts');

/** A free port is asked for beforehand, so nobody else is likely to have taken it since. */
interface Settings {
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  /** A file that it prints to, which then nobody hears; a pipe, unless told. */
  readonly terminal?: string;
}

/** An instance straight from its sources, on a data folder of its own. */
export class InstanceProcess {
  readonly #child: ChildProcess;
  readonly #data: string;
  readonly #exit: Promise<unknown[]>;
  #said = '';
  /** Told of all that it prints, and of its end. */
  readonly #news = new EventEmitter();

  private constructor(child: ChildProcess, data: string) {
    this.#child = child;
    this.#data = data;
    this.#exit = once(child, 'exit');
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.#said += chunk.toString();
        this.#news.emit('news');
      });
    void this.#exit.then(() => this.#news.emit('news'));
  }

  static async start({ port, environment, terminal }: Settings): Promise<InstanceProcess> {
    const data = await mkdtemp(path.join(tmpdir(), 'vela-supervisor-'));
    // As versions did that left rights to the mask.
    mkdirSync(path.join(data, 'logs'), { mode: 0o755 });
    writeFileSync(path.join(data, 'logs/api.log'), '', { mode: 0o644 });
    chmodSync(data, 0o755);
    const out = terminal === undefined ? null : openSync(terminal, 'a');
    const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', START], {
      env: { ...process.env, PORT: String(port), DATA_DIR: data, ...environment },
      stdio: ['ignore', out ?? 'pipe', out ?? 'pipe'],
    });
    if (out !== null) closeSync(out);
    return new InstanceProcess(child, data);
  }

  /** What it printed so far. */
  get said(): string {
    return this.#said;
  }

  /** Whether its data folder is claimed. */
  get holdsFolder(): boolean {
    return existsSync(path.join(this.#data, 'instance.pid'));
  }

  /** @returns the rights of a file of its data folder, octal */
  modeOf(file: string): string {
    return (statSync(path.join(this.#data, file)).mode & 0o777).toString(8);
  }

  /** Waits until it printed a text, or ended. */
  async says(text: string): Promise<void> {
    const hasEnded = () => this.#child.exitCode !== null || this.#child.signalCode !== null;
    while (!this.#said.includes(text) && !hasEnded()) await once(this.#news, 'news');
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** @returns its exit code, or the signal that ended it */
  async ended(): Promise<unknown> {
    const [code, signal] = await this.#exit;
    return signal ?? code;
  }

  /** Ends whatever still runs and removes the folder. */
  async remove(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exit;
    await rm(this.#data, { recursive: true, force: true });
  }
}
