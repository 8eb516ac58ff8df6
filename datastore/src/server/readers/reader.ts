import { Worker } from 'node:worker_threads';
import { decode } from '../../values/codec.js';
import { CommandError } from '../../values/errors.js';
import { interruption } from '../../values/time-limit.js';
import type { ReaderAnswer, ReaderOptions, ReaderQuestion, ReaderReply } from './protocol.js';

/** A command for a reading thread. */
export interface Job {
  readonly body: Buffer;
  /** How long it may take from now, what it waits for a thread included. */
  readonly milliseconds: number;
  /** Ends it before its time. */
  readonly signal: AbortSignal;
  /** What it reads, as its cursor is asked for. */
  readonly namespace: string;
  /** In which it was asked for. */
  readonly session: string | undefined;
}

/** What a reading thread replied. */
export interface JobReply {
  readonly body: Buffer;
  /** A cursor that is left open in the thread; 0 for none. */
  readonly cursor: number;
  /** How long the thread took. */
  readonly milliseconds: number;
}

interface Waiting {
  readonly number: number;
  readonly startedAt: number;
  settle(outcome: ReaderAnswer | CommandError): void;
}

/** How much later than its own limit a command is ended from outside. */
const grace = 10;

/** When a command is to end before it is done: when somebody says so, or its time is over. */
class Ending {
  /** Never resolves; rejects with the error the command ends with. */
  readonly come: Promise<never>;
  hasCome = false;
  readonly #deadline: number;
  readonly #signal: AbortSignal;
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #onAbort = (): void =>
    this.#end(this.#signal.reason instanceof CommandError ? this.#signal.reason : interruption());
  #reject: (error: CommandError) => void = () => undefined;

  constructor(signal: AbortSignal, milliseconds: number) {
    this.#signal = signal;
    this.#deadline = performance.now() + milliseconds;
    this.come = new Promise((_, reject) => {
      this.#reject = reject;
    });
    // Somebody may look later, or nobody.
    this.come.catch(() => undefined);
    if (milliseconds !== Infinity)
      this.#timer = setTimeout(
        () => this.#end(new CommandError(50, 'operation exceeded time limit')),
        milliseconds + grace,
      );
    signal.addEventListener('abort', this.#onAbort);
    if (signal.aborted) this.#onAbort();
  }

  get millisecondsLeft(): number {
    return this.#deadline - performance.now();
  }

  #end(error: CommandError): void {
    this.hasCome = true;
    this.#reject(error);
  }

  onceCome(effect: (error: CommandError) => void): void {
    this.come.catch(effect);
  }

  /** The command is done. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this.#onAbort);
  }
}

/** One thread that reads: one command after the other. */
export class Reader {
  readonly #worker: Worker;
  readonly #interrupt: Int32Array;
  readonly #cursors = new Set<number>();
  #previous: Promise<unknown> = Promise.resolve();
  #current: Waiting | undefined;
  #lastJob = 0;
  /** Commands it has been given and has not answered. */
  #load = 0;
  #used = performance.now();
  #gone = false;

  constructor(script: URL, options: Omit<ReaderOptions, 'interrupt'>, onGone: () => void) {
    const interrupt = new SharedArrayBuffer(4);
    this.#interrupt = new Int32Array(interrupt);
    this.#worker = new Worker(script, { workerData: { ...options, interrupt } satisfies ReaderOptions });
    this.#worker.unref();
    this.#worker.on('message', (answer: ReaderAnswer) => {
      if (this.#current?.number === answer.job) this.#current.settle(answer);
    });
    // It ended by itself, such as by a lack of memory.
    this.#worker.on('error', () => undefined);
    this.#worker.on('exit', () => {
      this.#gone = true;
      this.#current?.settle(new CommandError(1, 'the thread that ran the command has ended'));
      onGone();
    });
  }

  get load(): number {
    return this.#load;
  }

  /** Cursors that are open in it. */
  get cursors(): ReadonlySet<number> {
    return this.#cursors;
  }

  /** Milliseconds since somebody needed it. */
  get idleFor(): number {
    return this.#load > 0 ? 0 : performance.now() - this.#used;
  }

  /** @throws CommandError the command's own, 11601 when it was ended, 50 when its time was over */
  async run({ signal, milliseconds, ...job }: Omit<Job, 'session' | 'namespace'>): Promise<JobReply> {
    this.#load += 1;
    const ending = new Ending(signal, milliseconds);
    // The thread may still be at what was ended; the next begins when it has noticed.
    const mine = this.#previous.then(() => (ending.hasCome ? undefined : this.#ask(job, ending)));
    this.#previous = mine.then((asked) => asked?.free);
    try {
      // What waits for the thread ends in its time as well.
      return await Promise.race([mine.then((asked) => asked?.reply ?? ending.come), ending.come]);
    } finally {
      ending.forget();
      this.#load -= 1;
      this.#used = performance.now();
    }
  }

  #ask({ body }: Pick<Job, 'body'>, ending: Ending): { reply: Promise<JobReply>; free: Promise<void> } {
    this.#lastJob += 1;
    const number = this.#lastJob;
    const startedAt = performance.now();
    let isFree: () => void = () => undefined;
    const free = new Promise<void>((resolve) => {
      isFree = resolve;
    });
    const reply = new Promise<JobReply>((resolve, reject) => {
      ending.onceCome((error) => {
        Atomics.store(this.#interrupt, 0, number);
        reject(error);
      });
      this.#current = {
        number,
        startedAt,
        settle: (outcome) => {
          this.#current = undefined;
          isFree();
          if (outcome instanceof CommandError) reject(outcome);
          else if ('error' in outcome) reject(errorOf(outcome.error));
          else resolve(this.#replyOf(outcome, startedAt, ending.hasCome));
        },
      };
      if (this.#gone) this.#current.settle(new CommandError(1, 'the thread that ran the command has ended'));
      else
        this.#post({
          kind: 'run',
          job: number,
          body: Uint8Array.from(body),
          milliseconds: ending.millisecondsLeft,
        });
    });
    return { reply, free };
  }

  #post(question: ReaderQuestion): void {
    this.#worker.postMessage(question);
  }

  #replyOf(answer: ReaderReply, startedAt: number, unwanted: boolean): JobReply {
    const { cursor } = answer;
    if (cursor !== 0 && unwanted) this.#post({ kind: 'kill cursor', cursor });
    else if (cursor !== 0) this.#cursors.add(cursor);
    const body = Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.length);
    return { body, cursor, milliseconds: performance.now() - startedAt };
  }

  /** Forgets a cursor that is at its end. */
  closed(cursor: number): void {
    this.#cursors.delete(cursor);
  }

  killCursor(cursor: number): void {
    this.#cursors.delete(cursor);
    this.#post({ kind: 'kill cursor', cursor });
  }

  /** Ends the thread, once it has noticed that what it is at is no longer wanted. */
  async close(): Promise<void> {
    Atomics.store(this.#interrupt, 0, this.#lastJob);
    await this.#previous;
    if (this.#gone) return;
    const exit = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.ref();
    this.#post({ kind: 'close' });
    await exit;
  }
}

function errorOf({ code, message, details }: { code: number; message: string; details: Uint8Array }): CommandError {
  return new CommandError(code, message, { details: decode(details) });
}
