import type { DocumentBatch } from '../values/document-batch.js';
import type { WriteMarks } from './write-marks.js';

interface Kept {
  readonly batch: DocumentBatch;
  /** After which transaction it was read. */
  readonly since: bigint;
}

interface KeptCollection {
  /** When somebody last asked for it. */
  used: number;
  readonly windows: Map<number, Kept>;
  size: number;
  /** The windows that hold documents, in their order, when all were seen after a transaction. */
  whole: { readonly windows: readonly number[]; readonly since: bigint } | undefined;
}

/** Bytes that a thread keeps at most. */
const usualLimit = 32 * 1024 * 1024;
/** How long something is kept that nobody asks for, in milliseconds. */
const unusedMs = 60_000;
/** Of a collection that is larger not all windows are remembered. */
const mostWindows = 1 << 16;

/**
 * Documents that have been read and checked, for the next who goes through all of a collection. What was written since is
 * told by {@link WriteMarks}; what is kept has a limit. Where a collection is larger, its beginning stays and the rest is
 * read each time, for what is read last would otherwise push out what is read first the next time.
 */
export class RecordCache {
  readonly #marks: WriteMarks;
  readonly #limit: number;
  /** The one that was asked for last is the last. */
  readonly #collections = new Map<number, KeptCollection>();
  #size = 0;

  /** @param limit of all in bytes */
  constructor(marks: WriteMarks, limit = usualLimit) {
    this.#marks = marks;
    this.#limit = limit;
  }

  /** Bytes that are kept. */
  get size(): number {
    return this.#size;
  }

  /** The documents of a window as they were after a transaction, if they are kept. */
  find(collection: number, window: number, asOf: bigint): DocumentBatch | undefined {
    const known = this.#collections.get(collection);
    const kept = known?.windows.get(window);
    if (known === undefined || kept === undefined) return undefined;
    if (this.#marks.isSame(collection, window, earlier(kept.since, asOf))) return kept.batch;
    this.#drop(known, window, kept.batch);
    return undefined;
  }

  /** @param since after which transaction it was read */
  keep(collection: number, window: number, batch: DocumentBatch, since: bigint): void {
    const known = this.#touch(collection);
    const former = known.windows.get(window);
    if (former !== undefined) this.#drop(known, window, former.batch);
    while (this.#size + batch.size > this.#limit) {
      const [other] = this.#collections;
      if (other === undefined || other[0] === collection) return;
      this.forget(other[0]);
    }
    known.windows.set(window, { batch, since });
    known.size += batch.size;
    this.#size += batch.size;
  }

  /** The windows of a collection that hold documents, when it is known that these are all. */
  windowsOf(collection: number, asOf: bigint): readonly number[] | undefined {
    const whole = this.#touch(collection).whole;
    if (whole === undefined || !this.#marks.isCollectionSame(collection, earlier(whole.since, asOf))) return undefined;
    return whole.windows;
  }

  keepWindows(collection: number, windows: readonly number[], since: bigint): void {
    if (windows.length <= mostWindows) this.#touch(collection).whole = { windows, since };
  }

  /** Lets go of what nobody has asked for since long. */
  forgetUnused(): void {
    const before = performance.now() - unusedMs;
    for (const [collection, { used }] of this.#collections) if (used < before) this.forget(collection);
  }

  forget(collection: number): void {
    this.#size -= this.#collections.get(collection)?.size ?? 0;
    this.#collections.delete(collection);
  }

  #touch(collection: number): KeptCollection {
    const fresh: KeptCollection = { used: 0, windows: new Map(), size: 0, whole: undefined };
    const known = this.#collections.get(collection) ?? fresh;
    known.used = performance.now();
    this.#collections.delete(collection);
    this.#collections.set(collection, known);
    return known;
  }

  #drop(known: KeptCollection, window: number, batch: DocumentBatch): void {
    known.windows.delete(window);
    known.size -= batch.size;
    this.#size -= batch.size;
  }
}

function earlier(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
