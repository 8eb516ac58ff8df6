import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import type { Transaction as Snapshot } from 'lmdb';
import { messageOf } from '../values/errors.js';
import { type Checkpoint, readCheckpoint, readMeta, restoreMeta, saltBytes, writeCheckpoint } from './checkpoint.js';
import type { Environment } from './database.js';
import { Journal, readJournal, type RecordChange } from './journal.js';

/** What makes commits last. All are called in the thread that writes. */
export interface Durability {
  /** Before a transaction. @throws an error of the system when nothing can be written */
  prepare(): void;
  /** In the transaction, when its work is done and before it is committed. */
  note(changes: readonly RecordChange[]): void;
  /** The transaction was not committed though it was noted. */
  rollBack(): void;
  /** The transaction is committed; when this returns, it lasts. */
  settle(): void;
  /** Brings the state as it is now to the disk before it returns. */
  checkpoint(): void;
  close(): Promise<void>;
}

/** Nothing is kept beyond a crash of the machine; for tests, and for what only reads. */
export const notDurable: Durability = {
  prepare: () => undefined,
  note: () => undefined,
  rollBack: () => undefined,
  settle: () => undefined,
  checkpoint: () => undefined,
  close: () => Promise.resolve(),
};

/** After so many entries, or when a file of the journal is so full, a checkpoint is made. */
const usualEntries = 128;
const fullEnough = 0.5;

/**
 * Commits by a journal: what a transaction changes is written there first, which takes one wait for the disk; the data file
 * itself is written without waiting, and brought to the disk at checkpoints, beside the work. A start after a crash goes
 * back to the last checkpoint and does what the journal says again.
 *
 * The state of the last checkpoint stays whole in the data file, for a reader is kept open on it: LMDB does not
 * write over pages that a reader may look at.
 */
export class JournaledDurability implements Durability {
  readonly #database: Environment;
  readonly #folder: string;
  readonly #handle: number;
  readonly #mostEntries: number;
  #journal: Journal | undefined;
  #salt: Buffer = Buffer.alloc(saltBytes);
  #generation: number;
  /** Reads the state of the last checkpoint. */
  #reader: Snapshot | undefined;
  #entriesAtCheckpoint = 0;
  /** The checkpoint that is being made beside the work, until one that says more overtakes it. */
  #pending: Promise<void> | undefined;
  #underway: symbol | undefined;
  /** Whether the latest commit is in no journal, so that only a checkpoint makes it last. */
  #owesCheckpoint = false;

  /** @param mostEntries after how many a checkpoint is made */
  constructor(database: Environment, folder: string, file: string, mostEntries = usualEntries) {
    this.#database = database;
    this.#folder = folder;
    this.#mostEntries = mostEntries;
    this.#handle = openSync(file, 'r+');
    this.#generation = readCheckpoint(this.#handle)?.generation ?? 0;
  }

  prepare(): void {
    if (this.#owesCheckpoint) this.checkpoint();
    if (this.#journal !== undefined) return;
    const salt = randomBytes(saltBytes);
    const journal = new Journal(this.#folder, salt);
    this.#salt = salt;
    this.#journal = journal;
    try {
      this.checkpoint();
    } catch (error) {
      this.#journal = undefined;
      journal.close();
      throw error;
    }
  }

  note(changes: readonly RecordChange[]): void {
    if (changes.length === 0) return;
    if (this.#journal?.hasRoomFor(changes) === true) this.#journal.append(changes);
    else this.#owesCheckpoint = true;
  }

  rollBack(): void {
    if (this.#owesCheckpoint) {
      this.#owesCheckpoint = false;
      return;
    }
    try {
      this.#journal?.rollBack();
    } catch {
      // After a checkpoint the entry counts no more.
      this.#owesCheckpoint = true;
    }
  }

  settle(): void {
    if (this.#journal === undefined) return;
    if (this.#owesCheckpoint) this.checkpoint();
    else if (this.#isDue(this.#journal)) this.#beginCheckpoint(this.#journal);
  }

  #isDue(journal: Journal): boolean {
    if (this.#pending !== undefined) return false;
    return journal.sequence - this.#entriesAtCheckpoint >= this.#mostEntries || journal.fullness >= fullEnough;
  }

  checkpoint(): void {
    this.#underway = undefined;
    const reader = this.#database.useReadTransaction();
    try {
      const meta = readMeta(this.#handle);
      fdatasyncSync(this.#handle);
      this.#journal?.change();
      this.#write(meta, this.#journal !== undefined, this.#journal?.sequence ?? 0);
      fdatasyncSync(this.#handle);
    } catch (error) {
      reader.done();
      // Which of the two states the disk has is not known.
      this.#owesCheckpoint = true;
      throw error;
    }
    this.#owesCheckpoint = false;
    this.#become(reader);
  }

  #write(meta: Buffer, open: boolean, sequence: number): void {
    this.#generation += 1;
    const checkpoint: Checkpoint = { generation: this.#generation, open, salt: this.#salt, sequence, meta };
    writeCheckpoint(this.#handle, checkpoint);
    this.#entriesAtCheckpoint = sequence;
  }

  #become(reader: Snapshot): void {
    this.#reader?.done();
    this.#reader = reader;
  }

  /** Makes a checkpoint while the work goes on. The journal's other file is free, for the last one is complete. */
  #beginCheckpoint(journal: Journal): void {
    const reader = this.#database.useReadTransaction();
    const meta = readMeta(this.#handle);
    const { sequence } = journal;
    const own = Symbol('checkpoint');
    this.#underway = own;
    journal.change();
    const complete = async (): Promise<boolean> => {
      await toDisk(this.#handle);
      if (this.#underway !== own) return false;
      this.#write(meta, true, sequence);
      await toDisk(this.#handle);
      return this.#underway === own;
    };
    const succeed = (completed: boolean): void => {
      if (completed) this.#become(reader);
      else reader.done();
    };
    const fail = (): void => {
      reader.done();
      // Both files of the journal are needed until a checkpoint succeeds.
      if (this.#underway === own) this.#owesCheckpoint = true;
    };
    this.#pending = complete()
      .then(succeed, fail)
      .finally(() => {
        this.#pending = undefined;
      });
  }

  async close(): Promise<void> {
    await this.#pending;
    const journal = this.#journal;
    try {
      this.#journal = undefined;
      if (journal !== undefined) this.checkpoint();
    } finally {
      journal?.close();
      this.#reader?.done();
      closeSync(this.#handle);
    }
  }
}

function toDisk(handle: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fdatasync(handle, (error) => {
      if (error === null) resolve();
      else reject(new Error(messageOf(error)));
    });
  });
}

/** Whether the store that had a data file last ended without a word. */
export function needsRecovery(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    return readCheckpoint(handle)?.open === true;
  } finally {
    closeSync(handle);
  }
}

/** What a start after a crash has to do. */
export interface Recovery {
  /** What the journal says was written after the state that the data file is back at. */
  readonly changes: readonly RecordChange[];
}

/**
 * Brings a data file back to its last checkpoint, when the store ended without a word. May be done again.
 *
 * @returns what is to be written now; undefined when the store ended as it should
 * @throws Error when the journal is missing
 */
export function beginRecovery(folder: string, file: string): Recovery | undefined {
  if (!existsSync(file)) return undefined;
  const handle = openSync(file, 'r+');
  try {
    const checkpoint = readCheckpoint(handle);
    if (checkpoint?.open !== true) return undefined;
    // Where one of these pages is lost, so is what may have been a later checkpoint.
    readMeta(handle);
    const changes = readJournal(folder, checkpoint.salt, checkpoint.sequence);
    if (changes === undefined) throw new Error('its journal is missing');
    restoreMeta(handle, checkpoint.meta);
    return { changes };
  } finally {
    closeSync(handle);
  }
}

/** Says that what is in the data file now is all there is: what recovery had to do is done. */
export function endRecovery(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fdatasyncSync(handle);
    const generation = (readCheckpoint(handle)?.generation ?? 0) + 1;
    const meta = readMeta(handle);
    writeCheckpoint(handle, { generation, open: false, salt: Buffer.alloc(saltBytes), sequence: 0, meta });
    fdatasyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
