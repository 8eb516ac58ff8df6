import type { Transaction as Snapshot } from 'lmdb';
import { DocumentBatch } from '../values/document-batch.js';
import { checkTime } from '../values/time-limit.js';
import type { Collection } from './collection.js';
import type { Index } from './index-definition.js';
import {
  afterPrefix,
  decodeRecordId,
  documentKey,
  documentsPrefix,
  indexKey,
  indexPrefix,
  recordIdOfKey,
} from './layout.js';
import type { RecordCache } from './record-cache.js';
import type { Records } from './records.js';
import { idsOfWindow, windowOf } from './write-marks.js';

/** A stored document and the record id it stands under. */
export interface Row {
  readonly id: number;
  readonly raw: Buffer;
}

/** A half-open range of index keys; no end means to the end of the index. */
export interface KeyRange {
  readonly from: Buffer;
  readonly to: Buffer | undefined;
}

/** What a reader sees: the committed state, or that of a transaction. */
export interface ReadView {
  document(collection: Collection, recordId: number): Buffer | undefined;
  /** All documents in insertion order, or backwards. @param atOnce whether whoever asks takes all without a pause */
  scan(collection: Collection, backwards: boolean, atOnce?: boolean): Iterable<Row>;
  /**
   * All documents in insertion order for whoever takes all without a pause; undefined where only {@link ReadView.scan} has
   * them.
   */
  batches(collection: Collection): Iterable<DocumentBatch> | undefined;
  /** The record ids of an index's entries within a range, in its order; one document may come several times. */
  range(collection: Collection, index: Index, range: KeyRange, backwards: boolean, atOnce?: boolean): Iterable<number>;
  /** The document that has this key in an exact unique index. */
  owner(index: Index, key: Buffer): number | undefined;
  /** Whether it holds the entries of an index: a snapshot lacks what was built later. */
  hasIndex(index: Index): boolean;
  /**
   * That what is read is still there: what is not found would otherwise pass for what never was.
   *
   * @throws CommandError 175 when the collection, or the index, has been dropped
   */
  requireThere(collection: Collection, index?: Index): void;
  /** Whether documents of this collection may come out of an index's order (a transaction's own ones do). */
  isOutOfOrder(collection: Collection): boolean;
}

/**
 * How much is read ahead at a time: a cursor that rests, or is forgotten, keeps no more. Besides its bytes an entry takes the
 * objects that hold them, as `cursor-memory.test.ts` measures.
 */
const cursorReadAhead = { entries: 256, bytes: 10 * 1024, ofObjects: 450 };
/** For what takes everything without a pause: to begin to read again takes as long as some entries. */
const gatheringReadAhead = { ...cursorReadAhead, entries: 1024, bytes: 512 * 1024 };

/** What a view may take documents from that were read before. */
export interface ReadBefore {
  readonly cache: RecordCache;
  /** After which transaction the view sees the database. */
  readonly asOf: () => bigint;
}

/** Knows which collections and indexes there are now. */
export type Present = (collection: Collection, index: Index | undefined) => void;

/**
 * Reads the database, as it is now or as a snapshot holds it. Long reads go in chunks, so that a cursor that rests
 * between two batches holds nothing open.
 */
export class DatabaseView implements ReadView {
  readonly #database: Records;
  readonly #options: { transaction?: Snapshot };
  readonly #before: ReadBefore | undefined;
  readonly #requireThere: Present;

  /**
   * @param requireThere throws where a collection or an index is there no more; a snapshot keeps what it has
   */
  constructor(database: Records, snapshot?: Snapshot, before?: ReadBefore, requireThere: Present = () => undefined) {
    this.#database = database;
    this.#options = snapshot === undefined ? {} : { transaction: snapshot };
    this.#before = before;
    this.#requireThere = requireThere;
  }

  hasIndex(): boolean {
    return true;
  }

  requireThere(collection: Collection, index?: Index): void {
    this.#requireThere(collection, index);
  }

  document(collection: Collection, recordId: number): Buffer | undefined {
    return this.#database.get(documentKey(collection.id, recordId), this.#options);
  }

  owner(index: Index, key: Buffer): number | undefined {
    const value = this.#database.get(indexKey(index.id, key), this.#options);
    return value === undefined ? undefined : decodeRecordId(value);
  }

  isOutOfOrder(): boolean {
    return false;
  }

  *scan(collection: Collection, backwards: boolean, atOnce = false): Iterable<Row> {
    const start = documentsPrefix(collection.id);
    const requireThere = (): void => this.#requireThere(collection, undefined);
    for (const { key, value } of this.#entries(start, afterPrefix(start), backwards, atOnce, requireThere))
      yield { id: recordIdOfKey(key), raw: value };
  }

  batches(collection: Collection): Iterable<DocumentBatch> | undefined {
    const before = this.#before;
    return before === undefined || this.#database.isWriting ? undefined : this.#batches(collection, before);
  }

  *#batches(collection: Collection, { cache, asOf }: ReadBefore): Iterable<DocumentBatch> {
    const { id } = collection;
    this.#requireThere(collection, undefined);
    const since = asOf();
    const known = cache.windowsOf(id, since);
    const seen: number[] = [];
    for (const window of known ?? this.#windows(id)) {
      checkTime();
      this.#requireThere(collection, undefined);
      seen.push(window);
      const now = asOf();
      const kept = cache.find(id, window, now);
      if (kept !== undefined) yield kept;
      else yield* this.#read(id, window, (batch) => cache.keep(id, window, batch, now));
    }
    if (known === undefined) cache.keepWindows(id, seen, since);
  }

  /** The windows that hold documents of a collection. */
  *#windows(id: number): Iterable<number> {
    const end = afterPrefix(documentsPrefix(id));
    for (let window = 0; ; window += 1) {
      const start = documentKey(id, window * idsOfWindow);
      const [next] = this.#database.getKeys({ start, ...(end === undefined ? {} : { end }), limit: 1 });
      if (next === undefined) return;
      window = windowOf(recordIdOfKey(next));
      yield window;
    }
  }

  /** The documents of a window. @param keep takes them where they are one batch */
  *#read(id: number, window: number, keep: (batch: DocumentBatch) => void): Iterable<DocumentBatch> {
    const start = documentKey(id, window * idsOfWindow);
    const end = documentKey(id, (window + 1) * idsOfWindow);
    let documents: Buffer[] = [];
    let bytes = 0;
    let isFirst = true;
    for (const { value } of this.#entries(start, end, false, true, () => undefined)) {
      documents.push(value);
      bytes += value.length;
      if (bytes < gatheringReadAhead.bytes) continue;
      yield new DocumentBatch(documents);
      documents = [];
      bytes = 0;
      isFirst = false;
    }
    if (documents.length === 0) return;
    const last = new DocumentBatch(documents);
    if (isFirst) keep(last);
    yield last;
  }

  *range(collection: Collection, index: Index, range: KeyRange, backwards: boolean, atOnce = false): Iterable<number> {
    const prefix = indexPrefix(index.id);
    const start = Buffer.concat([prefix, range.from]);
    const end = range.to === undefined ? afterPrefix(prefix) : Buffer.concat([prefix, range.to]);
    const requireThere = (): void => this.#requireThere(collection, index);
    for (const { key, value } of this.#entries(start, end, backwards, atOnce, requireThere))
      yield index.exact ? decodeRecordId(value) : recordIdOfKey(key);
  }

  *#entries(
    start: Buffer,
    end: Buffer | undefined,
    backwards: boolean,
    atOnce: boolean,
    requireThere: () => void,
  ): Iterable<{ key: Buffer; value: Buffer }> {
    const most = atOnce ? gatheringReadAhead : cursorReadAhead;
    let low = start;
    let high = end;
    for (;;) {
      checkTime();
      requireThere();
      const bounds = high === undefined ? {} : backwards ? { start: high } : { end: high };
      const range = this.#database.getRange({
        ...bounds,
        ...(backwards ? { end: low, reverse: true, exclusiveStart: true, inclusiveEnd: true } : { start: low }),
        limit: most.entries,
        ...this.#options,
      });
      const { found, whole } = readAhead(range, most);
      yield* found;
      const last = found.at(-1);
      if (last === undefined || (whole && found.length < most.entries)) return;
      if (backwards) high = last.key;
      else low = Buffer.concat([last.key, Buffer.from([0])]);
    }
  }
}

/** The first of some entries, and whether they are all. */
function readAhead(entries: Iterable<{ key: Buffer; value: Buffer }>, most: typeof cursorReadAhead) {
  const found: { key: Buffer; value: Buffer }[] = [];
  let bytes = 0;
  for (const entry of entries) {
    found.push(entry);
    bytes += entry.key.length + entry.value.length + most.ofObjects;
    if (bytes >= most.bytes) return { found, whole: false };
  }
  return { found, whole: true };
}
