import { decode } from '../values/codec.js';
import { CommandError } from '../values/errors.js';
import { type Comparison, equalValues } from '../values/order.js';
import { valuesAt } from '../values/path.js';
import type { Document } from '../values/value.js';
import { Catalog } from './catalog.js';
import { ChangeRecords } from './change-records.js';
import type { Collection } from './collection.js';
import { CommitQueue, type WriteUnit } from './commit-queue.js';
import { duplicateKey } from './duplicate-key.js';
import { damagedFolder, type OpenEnvironment, openEnvironment, openReader } from './environment.js';
import { foldAgain } from './folded-indexes.js';
import type { Index } from './index-definition.js';
import { afterPrefix, documentKey, documentsPrefix, encodeRecordId, formatKey, indexKey, storedKey } from './layout.js';
import { documentLock, Locks, uniqueLock } from './locks.js';
import { DatabaseView, type ReadView } from './read-view.js';
import { RecordCache } from './record-cache.js';
import { damagedRecord } from './records.js';
import { SessionRecords } from './session-records.js';
import type { WriteMarks } from './write-marks.js';

/** A change of one document, as change streams tell it. */
export interface DocumentChange {
  readonly collection: Collection;
  readonly kind: 'insert' | 'update' | 'replace' | 'delete';
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

/** The state of one moment, whatever is committed later. */
export interface Snapshot {
  readonly view: ReadView;
  /** When documents were written is told by the same clock. */
  readonly time: number;
  /** The greatest id of its collections and indexes. */
  readonly lastId: number;
  /** Whether the catalogue is still what it was then. */
  isCatalogSame(): boolean;
  /** The collection that had a name then. */
  find(namespace: string): Collection | undefined;
  release(): void;
}

/** Everything that lies in one data folder. */
export class Store {
  readonly commits: CommitQueue;
  readonly locks = new Locks();
  readonly committed: ReadView;
  readonly sessions: SessionRecords;
  readonly changes: ChangeRecords;
  readonly #environment: OpenEnvironment;
  readonly #cache: RecordCache;
  /** After which transaction the state is that is looked at, where another thread writes. */
  #asOf: bigint | undefined;
  #catalog: Catalog;
  /** After which transaction the catalogue was read, where another thread writes it. */
  #catalogAsOf: bigint;
  /** When each document was last written, while transactions are open that may have read it before. */
  readonly #lastWrites = new Map<number, number>();
  #openSnapshots = 0;
  #clock = 0;

  /**
   * Opens the store of a data folder.
   *
   * @param options `fsync: false` gives up durability for speed, for tests; `mostChanges` is how long the log of changes is
   * @throws FolderError when the folder cannot be used
   */
  static open(
    dataFolder: string,
    options: { readonly fsync: boolean; readonly mostChanges?: number | undefined },
  ): Store {
    const environment = openEnvironment(dataFolder, options.fsync);
    try {
      const store = new Store(environment, options.mostChanges);
      foldAgain(environment.records, store.catalog);
      return store;
    } catch (error) {
      void environment.close();
      const isOther = error instanceof CommandError && error.code !== damagedRecord().code;
      throw isOther ? error : damagedFolder(dataFolder, error);
    }
  }

  /** A store that only reads, beside the one of this process that has the folder. @param marks of that one */
  static reading(dataFolder: string, marks: WriteMarks): Store {
    return new Store(openReader(dataFolder, marks));
  }

  private constructor(environment: OpenEnvironment, mostChanges?: number) {
    this.#environment = environment;
    const { records } = environment;
    this.#catalogAsOf = records.marks.latest;
    this.#catalog = new Catalog(records);
    this.commits = new CommitQueue(records);
    this.#cache = new RecordCache(records.marks);
    const asOf = (): bigint => this.#asOf ?? records.marks.latest;
    this.committed = new DatabaseView(records, undefined, { cache: this.#cache, asOf }, (collection, index) =>
      this.#catalog.requireThere(collection, index),
    );
    this.sessions = new SessionRecords(records);
    this.changes = new ChangeRecords(records, mostChanges);
  }

  /** Tells threads that read what was written. */
  get marks(): WriteMarks {
    return this.#environment.records.marks;
  }

  /** Bytes that are kept to be read again. */
  get keptBytes(): number {
    return this.#cache.size;
  }

  /** Lets go of what is kept to be read again and nobody has read for long. */
  forgetUnused(): void {
    this.#cache.forgetUnused();
  }

  get catalog(): Catalog {
    return this.#catalog;
  }

  /** Looks at the state as it is now, where another thread writes, with the catalogue of that very state. */
  refresh(): void {
    const asOf = this.marks.latest;
    this.#asOf = asOf;
    const { database, records } = this.#environment;
    database.resetReadTxn();
    // The state that is looked at is that of the first read. What of the catalogue is in it was marked before.
    database.get(formatKey);
    if (!this.marks.isCatalogSame(this.#catalogAsOf)) {
      this.#catalog = new Catalog(records);
      this.#catalogAsOf = asOf;
    }
    for (const collection of this.#catalog.all()) collection.count = undefined;
  }

  /** A reader of the state as it is now, whatever is committed later. */
  snapshot(): Snapshot {
    const { records } = this.#environment;
    const snapshot = records.useReadTransaction();
    this.#openSnapshots += 1;
    const { version, lastId } = this.#catalog;
    return {
      view: new DatabaseView(records, snapshot),
      time: this.#clock,
      lastId,
      isCatalogSame: () => this.#catalog.version === version,
      find: (namespace) => Catalog.entryIn((key) => records.get(key, { transaction: snapshot }), namespace),
      release: () => {
        snapshot.done();
        this.#openSnapshots -= 1;
        if (this.#openSnapshots === 0) this.#lastWrites.clear();
      },
    };
  }

  /** Whether a document was written after a snapshot was taken. */
  changedSince(recordId: number, time: number): boolean {
    return (this.#lastWrites.get(recordId) ?? -1) > time;
  }

  /** The number of documents in a collection. */
  count(collection: Collection): number {
    if (collection.count === undefined) {
      const start = documentsPrefix(collection.id);
      const end = afterPrefix(start);
      collection.count = this.#environment.records.getKeysCount(end === undefined ? { start } : { start, end });
    }
    return collection.count;
  }

  /**
   * Inserts, changes or removes one document and its index entries.
   *
   * @param before the document as it is; undefined for an insert
   * @param after the document as it shall be; undefined for a removal
   * @throws CommandError 11000 for a key that is taken; nothing has been written then
   * @throws WouldBlock when an open transaction has written it, or the key
   */
  write(
    unit: WriteUnit,
    collection: Collection,
    recordId: number,
    before: Buffer | undefined,
    after: Buffer | undefined,
  ): void {
    const { records } = this.#environment;
    if (!this.locks.empty) this.locks.requireFree(documentLock(recordId));
    if (before === undefined || after === undefined || !collection.isIndexedAlike(before, after))
      this.#writeEntries(unit, collection, recordId, before, after);
    if (after === undefined) records.removeSync(documentKey(collection.id, recordId));
    else records.putSync(documentKey(collection.id, recordId), after);
    this.#countChange(unit, collection, Number(after !== undefined) - Number(before !== undefined));
    if (this.#openSnapshots > 0) {
      this.#clock += 1;
      this.#lastWrites.set(recordId, this.#clock);
    }
  }

  #writeEntries(
    unit: WriteUnit,
    collection: Collection,
    recordId: number,
    before: Buffer | undefined,
    after: Buffer | undefined,
  ): void {
    const { records } = this.#environment;
    const former = before === undefined ? undefined : collection.indexedFields(before);
    const document = after === undefined ? undefined : collection.indexedFields(after);
    const changes = collection.indexes.map((index) =>
      this.#indexChange(unit, collection, index, recordId, former, document),
    );
    for (const { index, removed } of changes) {
      for (const key of removed)
        records.removeSync(index.exact ? indexKey(index.id, key) : indexKey(index.id, key, recordId));
    }
    for (const { index, added } of changes) for (const key of added) this.#putEntry(index, key, recordId);
  }

  #countChange(unit: WriteUnit, collection: Collection, difference: number): void {
    if (collection.count === undefined || difference === 0) return;
    collection.count += difference;
    unit.onUndo(() => {
      if (collection.count !== undefined) collection.count -= difference;
    });
  }

  #indexChange(
    unit: WriteUnit,
    collection: Collection,
    index: Index,
    recordId: number,
    former: Document | undefined,
    document: Document | undefined,
  ) {
    const old = former === undefined ? [] : index.keysOf(former).keys;
    if (document === undefined) return { index, added: [], removed: old };
    const fresh = index.keysOf(document);
    const added = fresh.keys.filter((key) => !old.some((other) => other.equals(key)));
    const removed = old.filter((key) => !fresh.keys.some((other) => other.equals(key)));
    if (index.unique) for (const key of added) this.#requireUnique(collection, index, key, recordId, document);
    this.#learnTraits(unit, collection, index, fresh);
    return { index, added, removed };
  }

  #requireUnique(collection: Collection, index: Index, key: Buffer, recordId: number, document: Document): void {
    if (!this.locks.empty) this.locks.requireFree(uniqueLock(index.id, key));
    const owner = this.ownerOf(this.committed, collection, index, key, document, recordId);
    if (owner !== undefined) throw duplicateKey(collection, index, key, document);
  }

  /**
   * The other document that has an equal key in a unique index. Where a collation makes keys coarser than values,
   * the values are compared as well.
   */
  ownerOf(
    view: ReadView,
    collection: Collection,
    index: Index,
    key: Buffer,
    document: Document,
    recordId: number,
  ): number | undefined {
    if (index.exact) {
      const owner = view.owner(index, key);
      return owner === recordId ? undefined : owner;
    }
    const stored = storedKey(key);
    for (const other of view.range(collection, index, { from: stored, to: afterPrefix(stored) }, false)) {
      if (other === recordId) continue;
      const raw = view.document(collection, other);
      if (raw !== undefined && sharesKey(index, decode(raw), document)) return other;
    }
    return undefined;
  }

  #learnTraits(
    unit: WriteUnit,
    collection: Collection,
    index: Index,
    seen: { multikey: boolean; shortened: boolean },
  ): void {
    const { multikey, shortened } = index.traits;
    if ((multikey || !seen.multikey) && (shortened || !seen.shortened)) return;
    const former = index.traits;
    unit.onUndo(() => {
      index.traits = former;
    });
    index.traits = { multikey: multikey || seen.multikey, shortened: shortened || seen.shortened };
    this.catalog.save(collection);
  }

  #putEntry(index: Index, key: Buffer, recordId: number): void {
    const { records } = this.#environment;
    if (index.exact) records.putSync(indexKey(index.id, key), encodeRecordId(recordId));
    else records.putSync(indexKey(index.id, key, recordId), Buffer.alloc(0));
  }

  /**
   * Adds an index and its entries for all documents.
   *
   * @throws CommandError 11000 when a unique index meets the same key twice
   */
  buildIndex(unit: WriteUnit, collection: Collection, spec: Document): void {
    const index = this.catalog.addIndex(unit, collection, spec);
    for (const { id, raw } of this.committed.scan(collection, false)) {
      const document = collection.indexedFields(raw);
      const found = index.keysOf(document);
      if (index.unique) for (const key of found.keys) this.#requireUnique(collection, index, key, id, document);
      this.#learnTraits(unit, collection, index, found);
      for (const key of found.keys) this.#putEntry(index, key, id);
    }
  }

  /** Writes what waits and lets go of the folder. */
  async close(): Promise<void> {
    this.commits.close();
    await this.#environment.close();
  }
}

function sharesKey(index: Index, left: Document, right: Document): boolean {
  const equal: Comparison = index.collation?.comparison ?? ((a, b) => (equalValues(a, b) ? 0 : 1));
  return index.fields.every((field) =>
    valuesAt(left, field.path).some((one) => valuesAt(right, field.path).some((other) => equal(one, other) === 0)),
  );
}
