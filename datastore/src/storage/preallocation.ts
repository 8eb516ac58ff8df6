import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import type { RootDatabase } from 'lmdb';
import { CommandError, messageOf } from '../values/errors.js';

const pageBytes = 4096;
/** A value of more bytes gets pages of its own. */
const largestInPage = 2000;
/** What a record needs in its page besides key and value. */
const recordOverhead = 40;
/** Pages of the list of free pages, and of what an estimate misses. */
const slack = 32;
/** How far the file is made longer at a time, so that it seldom has to be. */
const usualGrowth = 256;
/** What the file is made longer with. */
const zeros = Buffer.alloc(usualGrowth * pageBytes);

/** Room on the disk that is kept for what a transaction writes. */
export interface Reservation {
  /** A transaction begins. */
  begin(): void;
  /**
   * A record is about to be written or removed.
   *
   * @param bytes of its key and value
   * @throws CommandError 14031 when the disk has no room for it
   */
  note(bytes: number): void;
  /** The transaction was written, or came to nothing. */
  end(): void;
}

/** Where nothing is written. */
export const noReservation: Reservation = { begin: () => undefined, note: () => undefined, end: () => undefined };

/**
 * Keeps room for a commit in the data file before LMDB writes it. LMDB cannot take a write that fails halfway: on a full
 * disk it ends the process sooner or later. So the file is made long enough first, by plain writes of zeros that may fail
 * without harm; LMDB then only writes where the disk has room already.
 *
 * How many pages a commit takes is not known before it is written. The estimate is never too small: every page on the
 * way to a record is written anew, and pages that are split are a quarter full at least.
 */
export class Preallocation implements Reservation {
  readonly #database: RootDatabase<Buffer, Buffer>;
  readonly #handle: number;
  #spare = 0;
  #depth = 3;
  #filePages = 0;
  #operations = 0;
  #bytes = 0;
  #overflow = 0;

  constructor(database: RootDatabase<Buffer, Buffer>, file: string) {
    this.#database = database;
    this.#handle = openSync(file, 'r+');
    this.#measure();
  }

  #measure(): void {
    const stats: object = this.#database.getStats();
    const lastPage = 'lastPageNumber' in stats ? Number(stats.lastPageNumber) : 0;
    const depth = 'treeDepth' in stats ? Number(stats.treeDepth) : 0;
    this.#depth = Math.max(2, depth) + 1;
    this.#filePages = Math.floor(fstatSync(this.#handle).size / pageBytes);
    this.#spare = this.#filePages - (lastPage + 1);
  }

  begin(): void {
    this.#operations = 0;
    this.#bytes = 0;
    this.#overflow = 0;
  }

  note(bytes: number): void {
    this.#operations += 1;
    if (bytes > largestInPage) this.#overflow += Math.ceil((bytes + recordOverhead) / pageBytes) + 1;
    else this.#bytes += bytes + recordOverhead;
    if (this.#estimate() > this.#spare) this.#grow();
  }

  #estimate(): number {
    // No more pages can be written anew than there were.
    const rewritten = Math.min(this.#operations * this.#depth, this.#filePages - this.#spare);
    const filled = Math.ceil((4 * this.#bytes) / pageBytes) + 2 * this.#depth;
    const split = Math.min(this.#operations * this.#depth, filled);
    const pages = rewritten + split + this.#overflow;
    return pages + slack + Math.ceil(pages / 256);
  }

  end(): void {
    this.#spare -= this.#estimate();
    this.begin();
  }

  #grow(): void {
    this.#measure();
    const missing = this.#estimate() - this.#spare;
    if (missing <= 0) return;
    const from = this.#filePages * pageBytes;
    const usual = from + Math.max(missing, usualGrowth) * pageBytes;
    const failure = this.#fill(from, usual) && this.#fill(from, from + missing * pageBytes);
    if (failure !== undefined)
      throw new CommandError(14031, `The disk is full or failing, nothing was written: ${messageOf(failure)}`);
    this.#measure();
  }

  /** Writes zeros; takes them back and returns the error where that does not work. */
  #fill(from: number, to: number): Error | undefined {
    try {
      for (let at = from; at < to;) at += writeSync(this.#handle, zeros, 0, Math.min(zeros.length, to - at), at);
      return undefined;
    } catch (error) {
      ftruncateSync(this.#handle, from);
      return error instanceof Error ? error : new Error(messageOf(error));
    }
  }

  close(): void {
    closeSync(this.#handle);
  }
}
