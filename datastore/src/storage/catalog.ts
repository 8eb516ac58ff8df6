import { CommandError } from '../values/errors.js';
import type { Document } from '../values/value.js';
import { Collection } from './collection.js';
import type { WriteUnit } from './commit-queue.js';
import { Index } from './index-definition.js';
import { afterPrefix, Area, areaRange, catalogKey, documentsPrefix, indexPrefix, recordIdOfKey } from './layout.js';
import type { Records } from './records.js';

/** The collections and their indexes: all in memory, each change written in the unit that makes it. */
export class Catalog {
  readonly #database: Records;
  readonly #collections = new Map<string, Collection>();
  #lastId = 0;
  #lastRecordId = 0;
  #version = 0;

  constructor(database: Records) {
    this.#database = database;
    for (const { value } of database.getRange(areaRange(Area.catalog))) {
      const collection = Collection.fromEntry(value);
      this.#collections.set(collection.namespace, collection);
      this.#lastId = Math.max(this.#lastId, collection.id, ...collection.indexes.map((index) => index.id));
      this.#lastRecordId = Math.max(this.#lastRecordId, this.#highestRecordId(collection));
    }
  }

  #highestRecordId(collection: Collection): number {
    const start = documentsPrefix(collection.id);
    const end = afterPrefix(start);
    const from = end === undefined ? {} : { start: end };
    const [last] = [...this.#database.getKeys({ ...from, end: start, reverse: true, limit: 1 })];
    return last === undefined ? 0 : recordIdOfKey(last);
  }

  /** Every collection and index that is made from now on has a greater id. */
  get lastId(): number {
    return this.#lastId;
  }

  /** Grows whenever something of it is written. */
  get version(): number {
    return this.#version;
  }

  /** A number no document had before, greater than all. */
  nextRecordId(): number {
    this.#lastRecordId += 1;
    return this.#lastRecordId;
  }

  find(database: string, name: string): Collection | undefined {
    return this.#collections.get(`${database}.${name}`);
  }

  /**
   * The entry of a name in a snapshot, which may be older than this catalogue.
   *
   * @param read reads a record as it was
   */
  static entryIn(read: (key: Buffer) => Buffer | undefined, namespace: string): Collection | undefined {
    const entry = read(catalogKey(namespace));
    return entry === undefined ? undefined : Collection.fromEntry(entry);
  }

  /**
   * That what a reader has begun to read is still there, under whatever name.
   *
   * @throws CommandError 175 when the collection, or the index, has been dropped
   */
  requireThere(collection: Collection, index: Index | undefined): void {
    const named = this.#collections.get(collection.namespace);
    const current = named?.id === collection.id ? named : this.all().find(({ id }) => id === collection.id);
    if (current === undefined)
      throw new CommandError(175, `query plan killed :: collection '${collection.namespace}' dropped`);
    if (index !== undefined && !current.indexes.some(({ id }) => id === index.id))
      throw new CommandError(175, `query plan killed :: index '${index.name}' dropped`);
  }

  all(): Collection[] {
    return [...this.#collections.values()];
  }

  inDatabase(database: string): Collection[] {
    return this.all().filter((collection) => collection.database === database);
  }

  /** Makes a collection, or a view when the options say so. */
  create(unit: WriteUnit, database: string, name: string, options: Document): Collection {
    const collection = new Collection({ id: this.#nextId(), database, name, options, indexes: [] });
    collection.count = 0;
    if (collection.view === undefined) {
      const collation = options['collation'];
      const spec = { v: 2, key: { _id: 1 }, name: '_id_', ...(collation === undefined ? {} : { collation }) };
      collection.indexes = [new Index(this.#nextId(), spec)];
    }
    this.#put(unit, collection);
    this.save(collection);
    return collection;
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #put(unit: WriteUnit, collection: Collection): void {
    const namespace = collection.namespace;
    this.#collections.set(namespace, collection);
    unit.onUndo(() => this.#collections.delete(namespace));
  }

  /** Writes a collection's entry. */
  save(collection: Collection): void {
    this.#version += 1;
    this.#database.putSync(catalogKey(collection.namespace), collection.toEntry());
  }

  /** Changes a collection and writes its entry. */
  change(unit: WriteUnit, collection: Collection, changed: Partial<Pick<Collection, 'options' | 'indexes'>>): void {
    const { options, indexes } = collection;
    unit.onUndo(() => Object.assign(collection, { options, indexes }));
    Object.assign(collection, changed);
    this.save(collection);
  }

  /** Removes a collection with its documents and indexes. */
  drop(unit: WriteUnit, collection: Collection): void {
    this.#removeRange(documentsPrefix(collection.id));
    for (const index of collection.indexes) this.#removeRange(indexPrefix(index.id));
    this.#remove(unit, collection);
  }

  #remove(unit: WriteUnit, collection: Collection): void {
    const namespace = collection.namespace;
    this.#version += 1;
    this.#database.removeSync(catalogKey(namespace));
    this.#collections.delete(namespace);
    unit.onUndo(() => this.#collections.set(namespace, collection));
  }

  /**
   * Gives a collection another name.
   *
   * @throws CommandError 48 when the name is taken
   */
  rename(unit: WriteUnit, collection: Collection, database: string, name: string): void {
    if (this.find(database, name) !== undefined) throw new CommandError(48, 'target namespace exists');
    this.#remove(unit, collection);
    const former = { database: collection.database, name: collection.name };
    unit.onUndo(() => Object.assign(collection, former));
    Object.assign(collection, { database, name });
    this.#put(unit, collection);
    this.save(collection);
  }

  /** Adds an index that is still without entries. */
  addIndex(unit: WriteUnit, collection: Collection, spec: Document): Index {
    const index = new Index(this.#nextId(), spec);
    this.change(unit, collection, { indexes: [...collection.indexes, index] });
    return index;
  }

  /** Removes an index with its entries. */
  dropIndex(unit: WriteUnit, collection: Collection, index: Index): void {
    this.#removeRange(indexPrefix(index.id));
    this.change(unit, collection, { indexes: collection.indexes.filter((other) => other !== index) });
  }

  #removeRange(start: Buffer): void {
    const end = afterPrefix(start);
    const keys = [...this.#database.getKeys(end === undefined ? { start } : { start, end })];
    for (const key of keys) this.#database.removeSync(key);
  }
}
