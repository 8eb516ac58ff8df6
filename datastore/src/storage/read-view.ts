import type { Transaction as Snapshot } from 'lmdb';
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
import type { Records } from './records.js';

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
  /** The record ids of an index's entries within a range, in its order; one document may come several times. */
  range(collection: Collection, index: Index, range: KeyRange, backwards: boolean, atOnce?: boolean): Iterable<number>;
  /** The document that has this key in an exact unique index. */
  owner(index: Index, key: Buffer): number | undefined;
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

/**
 * Reads the database, as it is now or as a snapshot holds it. Long reads go in chunks, so that a cursor that rests
 * between two batches holds nothing open.
 */
export class DatabaseView implements ReadView {
  readonly #database: Records;
  readonly #options: { transaction?: Snapshot };

  constructor(database: Records, snapshot?: Snapshot) {
    this.#database = database;
    this.#options = snapshot === undefined ? {} : { transaction: snapshot };
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
    for (const { key, value } of this.#entries(start, afterPrefix(start), backwards, atOnce))
      yield { id: recordIdOfKey(key), raw: value };
  }

  *range(_: Collection, index: Index, range: KeyRange, backwards: boolean, atOnce = false): Iterable<number> {
    const prefix = indexPrefix(index.id);
    const start = Buffer.concat([prefix, range.from]);
    const end = range.to === undefined ? afterPrefix(prefix) : Buffer.concat([prefix, range.to]);
    for (const { key, value } of this.#entries(start, end, backwards, atOnce))
      yield index.exact ? decodeRecordId(value) : recordIdOfKey(key);
  }

  *#entries(
    start: Buffer,
    end: Buffer | undefined,
    backwards: boolean,
    atOnce: boolean,
  ): Iterable<{ key: Buffer; value: Buffer }> {
    const most = atOnce ? gatheringReadAhead : cursorReadAhead;
    let low = start;
    let high = end;
    for (;;) {
      checkTime();
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
