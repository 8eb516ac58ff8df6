import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const START = path.resolve(__dirname, '../../src/start.ts');

/** A shell that stays while what it started runs. */
const SHELL_ARGS = ['-c', '"$@"; exit $?', 'sh'];

/** A free port is asked for beforehand, so nobody else is likely to have taken it since. */
interface Settings {
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  /** A file that it prints to, which then nobody hears; a pipe, unless told. */
  readonly terminal?: string;
  /** Whether a shell starts it and waits for it, as npm does; then signals are the shell's. */
  readonly behindShell?: boolean;
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

  static async start({ port, environment, terminal, behindShell = false }: Settings): Promise<InstanceProcess> {
    const data = await mkdtemp(path.join(tmpdir(), 'vela-supervisor-'));
    // As versions did that left rights to the mask.
    mkdirSync(path.join(data, 'logs'), { mode: 0o755 });
    writeFileSync(path.join(data, 'logs/api.log'), '', { mode: 0o644 });
    chmodSync(data, 0o755);
    const out = terminal === undefined ? null : openSync(terminal, 'a');
    const command = [process.execPath, '--conditions=source', '--import', 'tsx', START];
    const child = spawn(
      behindShell ? 'sh' : process.execPath,
      behindShell ? SHELL_ARGS.concat(command) : command.slice(1),
      {
        env: { ...process.env, PORT: String(port), DATA_DIR: data, ...environment },
        stdio: ['ignore', out ?? 'pipe', out ?? 'pipe'],
      },
    );
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

  /** Whether the process that claimed the folder runs. */
  get runs(): boolean {
    try {
      return process.kill(this.#pid, 0);
    } catch {
      return false;
    }
  }

  get #pid(): number {
    return Number.parseInt(readFileSync(path.join(this.#data, 'instance.pid'), 'utf8'), 10);
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
    if (this.holdsFolder && this.runs) process.kill(this.#pid, 'SIGKILL');
    await this.#exit;
    await rm(this.#data, { recursive: true, force: true });
  }
}
