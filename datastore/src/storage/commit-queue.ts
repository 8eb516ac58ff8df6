import { CommandError, messageOf } from '../errors.js';
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

interface Job {
  run(): void;
  rollBack(): void;
  settle(failure: Error | undefined): void;
}

/**
 * Group commit: everything submitted while the last group was written goes into one LMDB transaction, and one
 * fdatasync makes all of it durable before anything is acknowledged. Each unit is a nested transaction of its own.
 */
export class CommitQueue {
  readonly #database: Records;
  #waiting: Job[] = [];
  #closed = false;

  constructor(database: Records) {
    this.#database = database;
  }

  /**
   * Runs work in the next group.
   *
   * @param work reads and writes the database synchronously; when it throws, nothing of it stays
   * @returns its result, once it is durable
   * @throws CommandError when the group cannot be written, such as on a full disk
   */
  submit<Result>(work: (unit: WriteUnit) => Result): Promise<Result> {
    if (this.#closed) return Promise.reject(new CommandError(11600, 'the store is shutting down'));
    return new Promise<Result>((resolve, reject) => {
      const unit = new WriteUnit();
      let outcome: { readonly result: Result } | { readonly error: Error } | undefined;
      this.#waiting.push({
        run: () => {
          try {
            this.#database.childTransaction(() => {
              outcome = { result: work(unit) };
            });
          } catch (error) {
            unit.rollBack();
            outcome = { error: error instanceof Error ? error : new Error(messageOf(error)) };
          }
        },
        rollBack: () => {
          if (outcome !== undefined && 'result' in outcome) unit.rollBack();
        },
        settle: (failure) => {
          if (failure !== undefined) reject(failure);
          else if (outcome === undefined) reject(new CommandError(1, 'the write was not run'));
          else if ('error' in outcome) reject(outcome.error);
          else {
            unit.announce();
            resolve(outcome.result);
          }
        },
      });
      if (this.#waiting.length === 1) setImmediate(() => this.flush());
    });
  }

  /** Writes what waits. */
  flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    if (group.length === 0) return;
    const failure = this.#write(group);
    for (const job of group) job.settle(failure);
  }

  #write(group: readonly Job[]): CommandError | undefined {
    try {
      this.#database.transactionSync(() => {
        for (const job of group) job.run();
      });
      return undefined;
    } catch (error) {
      for (const job of group.toReversed()) job.rollBack();
      return storageFailure(error);
    }
  }

  /** Writes what waits and takes no more. */
  close(): void {
    this.flush();
    this.#closed = true;
  }
}

/**
 * What LMDB and the system say of a disk or a quota that is full. LMDB calls a write that came to an end halfway an
 * input/output error.
 */
const diskFull = /no space left|disk quota|file too large|input\/output error|MDB_MAP_FULL/i;

function storageFailure(error: unknown): CommandError {
  const message = messageOf(error);
  if (diskFull.test(message))
    return new CommandError(14031, `The disk is full or failing, nothing was written: ${message}`);
  return new CommandError(1, `The write failed and nothing of it was kept: ${message}`);
}
