import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type ProcessEntry, processFile } from './process-file.js';

const ARGUMENTS = ['--expose-gc'];
const READY_POLL_MS = 20;
/** So much of what it said is kept, to be told when it fails. */
const LAST_WORDS = 4000;

const numberIn = (message: unknown, key: string): number | null => {
  const value: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, key) : null;
  return typeof value === 'number' ? value : null;
};

/** What waits for the API to be up. */
interface Gate {
  readonly promise: Promise<void>;
  readonly open: () => void;
}
function closedGate(): Gate {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    open = settle;
  });
  return { promise, open };
}

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: string | null;
  /** From the signal to the end. */
  readonly milliseconds: number;
}

/** The API, a worker or a partition, as a process of its own, straight from its sources, which may be killed and started again. */
export class ApiProcess {
  readonly #environment: Readonly<Record<string, string>>;
  readonly #entry: ProcessEntry;
  #child: ChildProcess | null = null;
  #port = 0;
  #said = '';
  #up = closedGate();
  #ending = true;

  /** @param entry file of the sources that it runs; `work.ts` is a worker, which has no port, `match.ts` a partition of the matching service */
  constructor(environment: Readonly<Record<string, string>>, entry: ProcessEntry = 'start.ts') {
    this.#environment = environment;
    this.#entry = entry;
  }

  /** Its port since the last start. */
  get port(): number {
    return this.#port;
  }
  get pid(): number | undefined {
    return this.#child?.pid;
  }
  /** Settles once it is ready; while it is, at once. */
  get up(): Promise<void> {
    return this.#up.promise;
  }
  /** Whether it was told to end, or has not begun. */
  get ending(): boolean {
    return this.#ending;
  }
  /** The last of what it wrote. */
  get said(): string {
    return this.#said;
  }

  /**
   * Starts it and waits until it says that it is ready.
   * @returns milliseconds from the start of the process
   * @throws Error with its last words if it ends before
   */
  async start(): Promise<number> {
    const file = await processFile(this.#entry);
    const from = performance.now();
    const child = fork(file, {
      execArgv: ARGUMENTS,
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.#said = (this.#said + chunk.toString()).slice(-LAST_WORDS);
      });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The API ended:\n${this.#said}`)));
    ended.catch(() => undefined);
    const listening = new Promise<number>((resolve) => {
      child.on('message', (message) => {
        const port = numberIn(message, 'port');
        if (port !== null || this.#entry === 'work.ts') resolve(port ?? 0);
      });
    });
    this.#port = await Promise.race([listening, ended]);
    while (this.#entry === 'start.ts' && !(await this.#isReady()))
      await Promise.race([new Promise((resolve) => setTimeout(resolve, READY_POLL_MS)), ended]);
    this.#ending = false;
    this.#up.open();
    return performance.now() - from;
  }

  async #isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.#port}/api/health/ready`).catch(() => null);
    await answer?.text();
    return answer?.ok ?? false;
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to stop, as a platform does before it takes an instance away. */
  terminate(): Promise<Ending> {
    return this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ending> {
    const child = this.#child;
    this.#child = null;
    this.#ending = true;
    this.#up = closedGate();
    if (child === null) return { code: 0, signal: null, milliseconds: 0 };
    const from = performance.now();
    const exit = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve();
    child.kill(signal);
    await exit;
    return { code: child.exitCode, signal: child.signalCode, milliseconds: performance.now() - from };
  }

  /** @returns bytes of its heap in use once all garbage is collected */
  async heapBytes(): Promise<number> {
    const child = this.#child;
    if (child === null) throw new Error('The API does not run.');
    const told = new Promise<number>((resolve) => {
      child.on('message', (message) => {
        const bytes = numberIn(message, 'heapBytes');
        if (bytes !== null) resolve(bytes);
      });
    });
    child.send('heap');
    return told;
  }
}
