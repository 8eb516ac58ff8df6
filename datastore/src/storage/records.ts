import { crc32 } from 'node:zlib';
import type { RangeOptions, Transaction } from 'lmdb';
import { CommandError } from '../values/errors.js';
import type { Environment } from './database.js';
import { type Durability, notDurable } from './durability.js';
import type { RecordChange } from './journal.js';
import type { Reservation } from './preallocation.js';
import { WriteMarks } from './write-marks.js';

const checksumBytes = 4;

/** A record whose checksum does not fit, or that is not where another says it is, is an error, never a document. */
export function damagedRecord(): CommandError {
  return new CommandError(
    368,
    'A record of the store is damaged. Stop the store, look at it with `npm run store -- check`, and restore a backup.',
  );
}

/** The value as it is stored: with a checksum over key and value at its end. */
export function seal(key: Buffer, value: Buffer): Buffer {
  const sealed = Buffer.allocUnsafe(value.length + checksumBytes);
  value.copy(sealed);
  sealed.writeUInt32LE(crc32(value, crc32(key)), value.length);
  return sealed;
}

/** The value that was written; undefined where it is not what was written. */
function unsealed(key: Buffer, sealed: Buffer): Buffer | undefined {
  const length = sealed.length - checksumBytes;
  if (length < 0) return undefined;
  const value = sealed.subarray(0, length);
  return sealed.readUInt32LE(length) === crc32(value, crc32(key)) ? value : undefined;
}

/** @throws CommandError 368 when the value is not the one that was written */
function unseal(key: Buffer, sealed: Buffer): Buffer {
  const value = unsealed(key, sealed);
  if (value === undefined) throw damagedRecord();
  return value;
}

/** Where records are read from: the state as it is, or a snapshot. */
interface ReadOptions {
  readonly transaction?: Transaction;
}

/** The records of a database, each with a checksum that is looked at whenever it is read. */
export class Records {
  readonly #database: Environment;
  readonly #reservation: Reservation;
  readonly #durability: Durability;
  /** Tells what was written, and when. */
  readonly marks: WriteMarks;
  /** What the transaction at work has changed. */
  #changes: RecordChange[] = [];
  #isWriting = false;

  /** @param room on the disk for what is written @param durability what makes it last */
  constructor(
    database: Environment,
    reservation: Reservation,
    durability: Durability = notDurable,
    marks = new WriteMarks(),
  ) {
    this.#database = database;
    this.#reservation = reservation;
    this.#durability = durability;
    this.marks = marks;
  }

  /** Whether a transaction is at work, which sees what it has written. */
  get isWriting(): boolean {
    return this.#isWriting;
  }

  get(key: Buffer, options: ReadOptions = {}): Buffer | undefined {
    const sealed = this.#database.get(key, options);
    return sealed === undefined ? undefined : unseal(key, sealed);
  }

  *getRange(options: RangeOptions & ReadOptions): Iterable<{ key: Buffer; value: Buffer }> {
    for (const { key, value } of this.#database.getRange(options)) yield { key, value: unseal(key, value) };
  }

  /** As {@link Records.getRange}, for work that must go on beside damage: a damaged record has no value. */
  *getRangeBesideDamage(options: RangeOptions): Iterable<{ key: Buffer; value: Buffer | undefined }> {
    for (const { key, value } of this.#database.getRange(options)) yield { key, value: unsealed(key, value) };
  }

  getKeys(options: RangeOptions): Iterable<Buffer> {
    return this.#database.getKeys(options);
  }

  getKeysCount(options: RangeOptions): number {
    return this.#database.getKeysCount(options);
  }

  /** @throws CommandError 14031 when the disk has no room */
  putSync(key: Buffer, value: Buffer): void {
    const sealed = seal(key, value);
    this.#reservation.note(key.length + sealed.length);
    this.marks.note(key);
    this.#database.putSync(key, sealed);
    this.#changes.push({ key, value: sealed });
  }

  /** @throws CommandError 14031 when the disk has no room: what is removed is written anew without it */
  removeSync(key: Buffer): void {
    this.#reservation.note(key.length);
    this.marks.note(key);
    this.#database.removeSync(key);
    this.#changes.push({ key, value: undefined });
  }

  /** Runs work in one transaction, which is on the disk when this returns. */
  transactionSync(work: () => void): void {
    this.#durability.prepare();
    this.#reservation.begin();
    this.#changes = [];
    this.#isWriting = true;
    const state = { noted: false };
    try {
      this.#database.transactionSync(() => {
        work();
        this.#durability.note(this.#changes);
        state.noted = true;
      });
    } catch (error) {
      if (state.noted) this.#durability.rollBack();
      throw error;
    } finally {
      this.#isWriting = false;
      this.marks.end();
      this.#changes = [];
      this.#reservation.end();
    }
    this.#durability.settle();
  }

  /** Runs work in a transaction inside the current one; when it throws, nothing of it stays. */
  childTransaction(work: () => void): void {
    const before = this.#changes.length;
    try {
      // Inside a write transaction it runs at once, and gives back what the callback does: nothing.
      void this.#database.childTransaction(work);
    } catch (error) {
      this.#changes.length = before;
      throw error;
    }
  }

  useReadTransaction(): Transaction {
    return this.#database.useReadTransaction();
  }
}
