import { CommandError, messageOf } from '../values/errors.js';
import type { Records } from './records.js';

/**
 * One unit of work inside a write transaction. It takes effect as a whole or not at all, in the database and in
 * what is kept in memory beside it.
 */
export class WriteUnit {
  readonly #undo: (() => void)[] = [];
  readonly #afterCommit: (() => void)[] = [];

  /** Says how to take back a change of what is kept in memory, should the unit fail. */
  onUndo(undo: () => void): void {
    this.#undo.push(undo);
  }

  /** Runs once the unit is on the disk. */
  onCommit(effect: () => void): void {
    this.#afterCommit.push(effect);
  }

  /** Takes back what the unit changed in memory. */
  rollBack(): void {
    for (const undo of this.#undo.reverse()) undo();
  }

  /** Lets the others know. */
  announce(): void {
    for (const effect of this.#afterCommit) effect();
  }
}

type Outcome<Result> = { readonly unit: WriteUnit; readonly result: Result } | { readonly error: Error };

/** One submitted piece of work. It may be run several times, each time after all of the last time was taken back. */
class Job<Result> {
  readonly promise: Promise<Result>;
  readonly #work: (unit: WriteUnit) => Result;
  #outcome: Outcome<Result> | undefined;
  #resolve: (result: Result) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  constructor(work: (unit: WriteUnit) => Result) {
    this.#work = work;
    this.promise = new Promise<Result>((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** @throws what the work throws; what it changed in memory is taken back then */
  run(): void {
    const unit = new WriteUnit();
    try {
      this.#outcome = { unit, result: this.#work(unit) };
    } catch (error) {
      unit.rollBack();
      this.#outcome = { error: error instanceof Error ? error : new Error(messageOf(error)) };
      throw error;
    }
  }

  /** Takes back what the work changed in memory. */
  rollBack(): void {
    if (this.#outcome !== undefined && 'unit' in this.#outcome) this.#outcome.unit.rollBack();
    this.#outcome = undefined;
  }

  /** @param failure why the group was not written */
  settle(failure: Error | undefined): void {
    const outcome = this.#outcome;
    if (failure !== undefined) this.#reject(failure);
    else if (outcome === undefined) this.#reject(new CommandError(1, 'the write was not run'));
    else if ('error' in outcome) this.#reject(outcome.error);
    else {
      outcome.unit.announce();
      this.#resolve(outcome.result);
    }
  }
}

/** What the queue needs to know of a job, whatever its result. */
type AnyJob = Pick<Job<unknown>, 'run' | 'rollBack' | 'settle'>;

/** Who has submitted in so many milliseconds is expected again, and waited for so long at most. */
const latelyMs = 50;
const longestWaitMs = 2;

/** The work of a unit threw, and its transaction was aborted for that. */
class UnitFailed extends Error {}

/**
 * Group commit: everything submitted while the last group was written goes into one LMDB transaction, and one
 * fdatasync makes all of it durable before anything is acknowledged. A unit seldom fails; only when one of several did, all
 * are run once more, each in a nested transaction of its own.
 */
export class CommitQueue {
  readonly #database: Records;
  #waiting: AnyJob[] = [];
  #closed = false;
  /** Who has submitted lately, and when. */
  readonly #submitters = new Map<number, number>();
  /** Milliseconds a group takes to be written, of late. */
  #usualMs = 0;
  #due = 0;

  constructor(database: Records) {
    this.#database = database;
  }

  /**
   * Runs work in the next group.
   *
   * @param work reads and writes the database synchronously; when it throws, nothing of it stays; it may be run again
   * @param from whose it is, such as a connection's number: each has one thing waiting at a time
   * @returns its result, once it is durable
   * @throws CommandError when the group cannot be written, such as on a full disk
   */
  submit<Result>(work: (unit: WriteUnit) => Result, from = 0): Promise<Result> {
    if (this.#closed) return Promise.reject(new CommandError(11600, 'the store is shutting down'));
    const job = new Job(work);
    this.#waiting.push(job);
    const now = performance.now();
    this.#submitters.set(from, now);
    if (this.#waiting.length === 1) {
      this.#due = now + Math.min(this.#usualMs / 2, longestWaitMs);
      setImmediate(() => this.#flushWhenDue());
    }
    return job.promise;
  }

  /** Waits a moment for those who have submitted lately, for together they wait for the disk once. */
  #flushWhenDue(): void {
    if (this.#waiting.length === 0) return;
    if (this.#waiting.length < this.#submitters.size && performance.now() < this.#due)
      setImmediate(() => this.#flushWhenDue());
    else this.flush();
  }

  /** Writes what waits. */
  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    const from = performance.now();
    const failure = this.#write(group);
    const now = performance.now();
    this.#usualMs += (now - from - this.#usualMs) / 8;
    for (const [submitter, last] of this.#submitters) if (now - last > latelyMs) this.#submitters.delete(submitter);
    for (const job of group) job.settle(failure);
  }

  #write(group: readonly AnyJob[]): CommandError | undefined {
    try {
      if (this.#runTogether(group)) return undefined;
      for (const job of group.toReversed()) job.rollBack();
      this.#database.transactionSync(() => {
        for (const job of group) this.#runApart(job);
      });
      return undefined;
    } catch (error) {
      for (const job of group.toReversed()) job.rollBack();
      return storageFailure(error);
    }
  }

  /** Runs all in one transaction; false when one of several failed, and nothing of any is written. */
  #runTogether(group: readonly AnyJob[]): boolean {
    try {
      this.#database.transactionSync(() => {
        for (const job of group) runOrFail(job);
      });
      return true;
    } catch (error) {
      if (!(error instanceof UnitFailed)) throw error;
      return group.length === 1;
    }
  }

  #runApart(job: AnyJob): void {
    try {
      this.#database.childTransaction(() => job.run());
    } catch {
      // It has its own error, and nothing of it is written.
    }
  }

  /** Writes what waits and takes no more. */
  close(): void {
    this.flush();
    this.#closed = true;
  }
}

function runOrFail(job: AnyJob): void {
  try {
    job.run();
  } catch (error) {
    throw new UnitFailed(messageOf(error));
  }
}

/**
 * What LMDB and the system say of a disk or a quota that is full. LMDB calls a write that came to an end halfway an
 * input/output error.
 */
const diskFull = /no space left|disk quota|file too large|input\/output error|i\/o error|MDB_MAP_FULL/i;

function storageFailure(error: unknown): CommandError {
  const message = messageOf(error);
  if (diskFull.test(message))
    return new CommandError(14031, `The disk is full or failing, nothing was written: ${message}`);
  return new CommandError(1, `The write failed and nothing of it was kept: ${message}`);
}
