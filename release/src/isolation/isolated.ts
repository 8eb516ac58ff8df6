import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JobInputs, JobName } from './jobs.js';
import { type FetchedAnswer, isSaying, type Question } from './messages.js';
import { bundledSource } from './source-host.js';

/** Bounds of the code that runs apart. */
export interface IsolationLimits {
  /** Milliseconds for one call; whoever takes longer is ended. */
  readonly callMs: number;
  /** Megabytes of memory in all; whoever takes more is ended. */
  readonly memoryMb: number;
}

export const ISOLATION_LIMITS: IsolationLimits = { callMs: 5000, memoryMb: 512 };

/** Share of the memory that objects may take; the rest is buffers and code. */
const HEAP_SHARE = 0.5;
const MEMORY_CHECK_MS = 250;
const PAGE_BYTES = 4096;
const BYTES_PER_MB = 1024 * 1024;
/** Pauses by the number of ends that were not asked for: the first costs nothing, code that ends each time is run rarely. */
const PAUSES_MS = [0, 0, 1000, 5000, 30_000];
/** Without an end for so long, the next one is the first again. */
const CALM_MS = 60_000;

interface Pending {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly fetcher: typeof fetch;
  readonly timer: NodeJS.Timeout;
}

const nobodyFetches: typeof fetch = () => Promise.reject(new TypeError('Nothing is asked here.'));

/** @returns the host's file: built, or made of what is written */
function hostScript(): string {
  const own = fileURLToPath(import.meta.url);
  const extension = path.extname(own);
  const host = path.join(path.dirname(own), `host${extension}`);
  return extension === '.ts' ? bundledSource(host) : host;
}

async function answerOf(response: Response): Promise<FetchedAnswer> {
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  return { status: response.status, contentType, body: await response.text() };
}

/** @returns bytes that a process has in memory, null where the system does not tell */
async function residentBytes(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => null);
  return text === null ? null : Number(text.split(' ')[1]) * PAGE_BYTES;
}

const noProcess = (error: unknown): string =>
  `its process could not be started (${error instanceof Error ? error.message : String(error)}).`;

/** Ends a process at once. A signal to one that could not be started would go to this one and all beside it. */
function kill(child: ChildProcess): void {
  if (child.pid !== undefined) child.kill('SIGKILL');
}

/**
 * Runs jobs on code of others in a process of its own, with an empty environment and limits of time and memory. What
 * that code does – a loop, an error nobody catches, an end of the process – ends that process and nothing else; the next
 * call starts another.
 */
export class Isolated {
  readonly #limits: IsolationLimits;
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess | null = null;
  #calls = 0;
  #ends = 0;
  #endedAt = 0;

  constructor(limits: IsolationLimits = ISOLATION_LIMITS) {
    this.#limits = limits;
  }

  /**
   * @param job what is done
   * @param fetcher answers what the code asks of the API
   * @throws Error if the job fails, takes longer or more memory than it may, or its process ended too often lately
   */
  async call<Name extends JobName>(
    job: Name,
    input: JobInputs[Name],
    fetcher: typeof fetch = nobodyFetches,
  ): Promise<unknown> {
    const child = this.#running();
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#end(child, `it took longer than ${this.#limits.callMs / 1000} seconds.`);
      }, this.#limits.callMs);
      this.#pending.set(id, { resolve, reject, fetcher, timer });
      this.#ask(child, { kind: 'call', id, job, input });
    });
  }

  /** Ends the process; a later call starts it again. */
  end(): void {
    const child = this.#child;
    this.#child = null;
    if (child !== null) kill(child);
    this.#rejectAll('it was ended.');
  }

  #running(): ChildProcess {
    if (this.#child !== null) return this.#child;
    const now = Date.now();
    if (now - this.#endedAt > CALM_MS) this.#ends = 0;
    const pause = PAUSES_MS[Math.min(this.#ends, PAUSES_MS.length - 1)] ?? 0;
    if (now - this.#endedAt < pause)
      throw new Error('the code ended its process too often, and is left alone for a moment.');
    try {
      this.#child = this.#start();
    } catch (error) {
      this.#countEnd();
      throw new Error(noProcess(error), { cause: error });
    }
    return this.#child;
  }

  #start(): ChildProcess {
    const heapMb = Math.round(this.#limits.memoryMb * HEAP_SHARE);
    const child = fork(hostScript(), {
      cwd: tmpdir(),
      env: { NODE_ENV: 'production' },
      execArgv: [`--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const watch = setInterval(() => void this.#checkMemory(child), MEMORY_CHECK_MS);
    watch.unref();
    child.on('message', (message) => void this.#hear(child, message));
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      this.#end(child, `its process ended (${signal ?? `code ${code}`}).`);
    });
    // There was no process to be had, so that no exit follows. What else goes wrong with one, such as a signal, is no end.
    child.on('error', (error) => {
      if (child.pid !== undefined) return;
      clearInterval(watch);
      this.#end(child, noProcess(error));
    });
    // Who waits for an answer has a timer of its own; an idle process keeps nobody from ending.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #ask(child: ChildProcess, question: Question): void {
    // One that has ended meanwhile, or was never there, is told of by that.
    if (child.connected) child.send(question, () => undefined);
  }

  async #hear(child: ChildProcess, message: unknown): Promise<void> {
    if (!isSaying(message)) return;
    if (message.kind === 'fetch') {
      const fetcher = this.#pending.get(message.call)?.fetcher ?? nobodyFetches;
      const answer = await fetcher(message.address)
        .then(answerOf)
        .catch(() => null);
      this.#ask(child, { kind: 'fetched', fetch: message.fetch, answer });
      return;
    }
    const pending = this.#pending.get(message.id);
    if (pending === undefined) return;
    this.#pending.delete(message.id);
    clearTimeout(pending.timer);
    if (message.kind === 'done') pending.resolve(message.output);
    else pending.reject(new Error(message.reason));
  }

  async #checkMemory(child: ChildProcess): Promise<void> {
    const bytes = child.pid === undefined ? null : await residentBytes(child.pid);
    if (bytes !== null && bytes > this.#limits.memoryMb * BYTES_PER_MB)
      this.#end(child, `it took more than ${this.#limits.memoryMb} MB of memory.`);
  }

  #end(child: ChildProcess, why: string): void {
    if (this.#child !== child) return;
    this.#child = null;
    this.#countEnd();
    kill(child);
    this.#rejectAll(why);
  }

  #countEnd(): void {
    this.#ends += 1;
    this.#endedAt = Date.now();
  }

  #rejectAll(why: string): void {
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { timer, reject } of pending) {
      clearTimeout(timer);
      reject(new Error(why));
    }
  }
}
