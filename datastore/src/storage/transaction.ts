import { CommandError } from '../values/errors.js';
import type { Document } from '../values/value.js';
import type { Collection } from './collection.js';
import type { WriteUnit } from './commit-queue.js';
import { duplicateKey } from './duplicate-key.js';
import type { Index } from './index-definition.js';
import { documentLock, type LockHolder, uniqueLock } from './locks.js';
import type { KeyRange, ReadView, Row } from './read-view.js';
import type { DocumentChange, Snapshot, Store } from './store.js';

/** MongoDB's answer to a transaction that would write what another one has written. */
function writeConflict(): CommandError {
  return new CommandError(
    112,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
  );
}

/** Errors of what an index does not take: a key that is taken, arrays side by side. */
const ofIndexes: ReadonlySet<number> = new Set([11000, 171]);

/**
 * A multi-document transaction with snapshot isolation: it reads the state of its beginning and its own writes,
 * which nobody else sees before it commits. Whoever writes a document or a unique key first has it; the other
 * transaction fails at once, a write outside waits.
 */
export class Transaction implements ReadView, LockHolder {
  readonly ended: Promise<void>;
  readonly #store: Store;
  readonly #snapshot: Snapshot;
  /** What had a name when it began, of the names that were asked for after the catalogue had changed. */
  readonly #former = new Map<string, Collection | undefined>();
  readonly #changes = new Map<number, DocumentChange>();
  readonly #changedIn = new Map<number, Set<number>>();
  readonly #locks = new Set<string>();
  /** Which of its own documents have a unique key, by the key's lock. */
  readonly #claims = new Map<string, Set<number>>();
  #resolveEnded: () => void = () => undefined;
  #open = true;

  constructor(store: Store) {
    this.#store = store;
    this.#snapshot = store.snapshot();
    this.ended = new Promise((resolve) => {
      this.#resolveEnded = resolve;
    });
  }

  get open(): boolean {
    return this.#open;
  }

  get hasWritten(): boolean {
    return this.#changes.size > 0;
  }

  hasWrittenTo(collection: Collection): boolean {
    return this.#changedIn.has(collection.id);
  }

  /**
   * The collection that had a name when this began; one that has been made since, which is empty but for what this writes.
   * Of one that is gone, or has another name, the snapshot has everything.
   */
  find(database: string, name: string): Collection | undefined {
    const current = this.#store.catalog.find(database, name);
    if (this.#snapshot.isCatalogSame()) return current;
    const former = this.#formerly(`${database}.${name}`);
    if (former === undefined) return current !== undefined && this.#isLater(current) ? current : undefined;
    return current?.id === former.id ? current : former;
  }

  #formerly(namespace: string): Collection | undefined {
    if (!this.#former.has(namespace)) this.#former.set(namespace, this.#snapshot.find(namespace));
    return this.#former.get(namespace);
  }

  /** Whether a collection, or an index, was made after this began. */
  #isLater({ id }: { readonly id: number }): boolean {
    return id > this.#snapshot.lastId;
  }

  /**
   * That a name still means the collection it meant when this began.
   *
   * @throws CommandError 112 when it has been dropped or renamed since
   */
  requireUnmoved(database: string, name: string): void {
    if (this.find(database, name) !== this.#store.catalog.find(database, name)) throw writeConflict();
  }

  hasIndex(index: Index): boolean {
    return !this.#isLater(index);
  }

  /** A snapshot keeps what it has. */
  requireThere(): void {
    // Nothing is ever gone from it.
  }

  isOutOfOrder(collection: Collection): boolean {
    return this.hasWrittenTo(collection);
  }

  document(collection: Collection, recordId: number): Buffer | undefined {
    const change = this.#changes.get(recordId);
    return change === undefined ? this.#snapshot.view.document(collection, recordId) : change.after;
  }

  owner(index: Index, key: Buffer): number | undefined {
    return this.#snapshot.view.owner(index, key);
  }

  *scan(collection: Collection, backwards: boolean, atOnce = false): Iterable<Row> {
    const inserted = this.#changesOf(collection).flatMap(([id, change]) =>
      change.before === undefined && change.after !== undefined ? [{ id, raw: change.after }] : [],
    );
    if (backwards) yield* inserted.reverse();
    for (const row of this.#snapshot.view.scan(collection, backwards, atOnce)) {
      const change = this.#changes.get(row.id);
      if (change === undefined) yield row;
      else if (change.after !== undefined) yield { id: row.id, raw: change.after };
    }
    if (!backwards) yield* inserted;
  }

  batches(): undefined {
    return undefined;
  }

  /** The snapshot's entries, then all documents it changed itself, whether they are in the range or not. */
  *range(collection: Collection, index: Index, range: KeyRange, backwards: boolean, atOnce = false): Iterable<number> {
    for (const id of this.#snapshot.view.range(collection, index, range, backwards, atOnce))
      if (!this.#changes.has(id)) yield id;
    for (const [id, change] of this.#changesOf(collection)) if (change.after !== undefined) yield id;
  }

  #changesOf(collection: Collection): [number, DocumentChange][] {
    return [...(this.#changedIn.get(collection.id) ?? [])].flatMap((id) => {
      const change = this.#changes.get(id);
      return change === undefined ? [] : [[id, change]];
    });
  }

  /**
   * Inserts, changes or removes one document for this transaction.
   *
   * @throws CommandError 112 when another transaction has written it, or wrote it since this one began; 11000 for
   *   a key that is taken
   */
  write(change: DocumentChange, recordId: number): void {
    const { collection, before, after } = change;
    this.#take(documentLock(recordId));
    if (before !== undefined && this.#store.changedSince(recordId, this.#snapshot.time)) throw writeConflict();
    if (before === undefined || after === undefined || !collection.isIndexedAlike(before, after)) {
      const document = after === undefined ? undefined : collection.indexedFields(after);
      const former = before === undefined ? undefined : collection.indexedFields(before);
      for (const index of collection.indexes)
        if (index.unique) this.#changeUniqueKeys(collection, index, recordId, former, document);
    }
    this.#remember(change, recordId);
  }

  #changeUniqueKeys(
    collection: Collection,
    index: Index,
    recordId: number,
    former: Document | undefined,
    document: Document | undefined,
  ): void {
    const old = former === undefined ? [] : index.keysOf(former).keys;
    const fresh = document === undefined ? [] : index.keysOf(document).keys;
    for (const key of fresh) {
      if (document === undefined || old.some((other) => other.equals(key))) continue;
      this.#requireUnique(collection, index, key, document, recordId);
      const lock = uniqueLock(index.id, key);
      this.#take(lock);
      this.#claims.set(lock, (this.#claims.get(lock) ?? new Set()).add(recordId));
    }
    for (const key of old) {
      if (fresh.some((other) => other.equals(key))) continue;
      const lock = uniqueLock(index.id, key);
      this.#take(lock);
      this.#claims.get(lock)?.delete(recordId);
    }
  }

  #requireUnique(collection: Collection, index: Index, key: Buffer, document: Document, recordId: number): void {
    for (const claimant of this.#claims.get(uniqueLock(index.id, key)) ?? []) {
      if (claimant !== recordId) throw duplicateKey(collection, index, key, document);
    }
    const now = this.#store.ownerOf(this.#store.committed, collection, index, key, document, recordId);
    const before = this.#store.ownerOf(this.#snapshot.view, collection, index, key, document, recordId);
    for (const owner of [now, before]) {
      if (owner === undefined || this.#hasGivenUp(collection, index, key, owner)) continue;
      throw now === before ? duplicateKey(collection, index, key, document) : writeConflict();
    }
  }

  /** Whether this transaction has itself removed a document's unique key. */
  #hasGivenUp(collection: Collection, index: Index, key: Buffer, owner: number): boolean {
    const change = this.#changes.get(owner);
    if (change === undefined) return false;
    if (change.after === undefined) return true;
    return !index.keysOf(collection.indexedFields(change.after)).keys.some((other) => other.equals(key));
  }

  #take(lock: string): void {
    if (this.#locks.has(lock)) return;
    if (this.#store.locks.holder(lock) !== undefined) throw writeConflict();
    this.#store.locks.take(lock, this);
    this.#locks.add(lock);
  }

  #remember(change: DocumentChange, recordId: number): void {
    const earlier = this.#changes.get(recordId);
    const before = earlier === undefined ? change.before : earlier.before;
    const ids = this.#changedIn.get(change.collection.id) ?? new Set();
    this.#changedIn.set(change.collection.id, ids);
    if (before === undefined && change.after === undefined) {
      this.#changes.delete(recordId);
      ids.delete(recordId);
      return;
    }
    const kind = before === undefined ? 'insert' : change.kind;
    this.#changes.set(recordId, { ...change, before, kind });
    ids.add(recordId);
  }

  /**
   * Writes everything inside a unit and frees the locks; {@link end} is still to be called.
   *
   * @returns the changes, in the order they were made
   * @throws CommandError 112 when an index that was built meanwhile does not take what this has written
   */
  commit(unit: WriteUnit): DocumentChange[] {
    this.#releaseLocks();
    try {
      return this.#writeAll(unit);
    } catch (error) {
      // Of all other indexes the keys were looked at when they were written, and were locked until now.
      if (error instanceof CommandError && ofIndexes.has(error.code)) throw writeConflict();
      throw error;
    }
  }

  #writeAll(unit: WriteUnit): DocumentChange[] {
    const changes = [...this.#changes];
    // Keys may have moved between documents, so all old ones go before any new one comes.
    const moved = new Set<number>();
    for (const [id, { collection, before, after }] of changes) {
      if (before === undefined || (after !== undefined && !this.#movesUniqueKey(collection, before, after))) continue;
      this.#store.write(unit, collection, id, before, undefined);
      moved.add(id);
    }
    for (const [id, { collection, before, after }] of changes) {
      if (after !== undefined) this.#store.write(unit, collection, id, moved.has(id) ? undefined : before, after);
    }
    return changes.map(([, change]) => change);
  }

  #movesUniqueKey(collection: Collection, before: Buffer, after: Buffer): boolean {
    if (collection.isIndexedAlike(before, after)) return false;
    const [former, document] = [collection.indexedFields(before), collection.indexedFields(after)];
    return collection.indexes.some((index) => {
      if (!index.unique) return false;
      const fresh = index.keysOf(document).keys;
      const old = index.keysOf(former).keys;
      return fresh.length !== old.length || fresh.some((key) => !old.some((other) => other.equals(key)));
    });
  }

  #releaseLocks(): void {
    for (const lock of this.#locks) this.#store.locks.release(lock);
    this.#locks.clear();
  }

  /** Gives up snapshot and locks; writes that waited go on. */
  end(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#releaseLocks();
    this.#snapshot.release();
    this.#resolveEnded();
  }
}
