import { Area } from './layout.js';

/** How many record ids share a mark. */
export const idsOfWindow = 256;

const windows = 1 << 14;
const collections = 1 << 10;
/** Where the number of the latest transaction stands, before the marks. */
const latest = 0;
const ofCatalog = 1;
const first = 2;

/** The window that a record id lies in. */
export function windowOf(recordId: number): number {
  return Math.floor(recordId / idsOfWindow);
}

/**
 * When documents and the catalogue were last written: a number for each window of record ids, one for each collection, and
 * one for the catalogue. Whoever has read a window, or the catalogue, knows by it whether what was read still holds, in any
 * thread of the process.
 *
 * A mark is set before the transaction is committed, so that nobody sees what was written without the mark. Windows may share
 * a mark, and a transaction that came to nothing leaves its marks: something may be read again without need, never the
 * other way.
 */
export class WriteMarks {
  /** What other threads are given to see the same marks. */
  readonly shared: SharedArrayBuffer;
  readonly #marks: BigInt64Array;

  constructor(shared = new SharedArrayBuffer((first + windows + collections) * BigInt64Array.BYTES_PER_ELEMENT)) {
    this.shared = shared;
    this.#marks = new BigInt64Array(shared);
  }

  /** The number of the latest transaction that has ended. To be asked before what is read begins to be. */
  get latest(): bigint {
    return Atomics.load(this.#marks, latest);
  }

  /** A record is about to be written or removed. */
  note(key: Buffer): void {
    const [area] = key;
    if (area !== Area.document && area !== Area.catalog) return;
    const next = this.latest + 1n;
    if (area === Area.catalog) {
      Atomics.store(this.#marks, ofCatalog, next);
      return;
    }
    const collection = key.readUInt32BE(1);
    Atomics.store(this.#marks, placeOfWindow(collection, windowOf(key.readUIntBE(5, 6))), next);
    Atomics.store(this.#marks, placeOfCollection(collection), next);
  }

  /** The transaction at work has ended, in whatever way. */
  end(): void {
    Atomics.add(this.#marks, latest, 1n);
  }

  /** Whether no document of a window was written after a transaction. */
  isSame(collection: number, window: number, since: bigint): boolean {
    return Atomics.load(this.#marks, placeOfWindow(collection, window)) <= since;
  }

  /** Whether nothing of the catalogue was written after a transaction. */
  isCatalogSame(since: bigint): boolean {
    return Atomics.load(this.#marks, ofCatalog) <= since;
  }

  /** Whether no document of a collection was written after a transaction. */
  isCollectionSame(collection: number, since: bigint): boolean {
    return Atomics.load(this.#marks, placeOfCollection(collection)) <= since;
  }
}

function placeOfWindow(collection: number, window: number): number {
  return first + ((Math.imul(collection, 0x9e37_79b1) + window) & (windows - 1));
}

function placeOfCollection(collection: number): number {
  return first + windows + (collection & (collections - 1));
}
