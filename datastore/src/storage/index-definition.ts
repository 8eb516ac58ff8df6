import { compileFilter, type Filter } from '../filter/filter.js';
import { type Collation, storedCollation } from '../values/collation.js';
import { CommandError } from '../values/errors.js';
import { encodeKey, holdsZero, identityKey } from '../values/key.js';
import { emptyArray, extractKeys, type IndexedValue } from '../values/key-extraction.js';
import { TypeOrder } from '../values/type-order.js';
import { type Document, fieldOf, isDocument, isNumeric, toDouble, type Value } from '../values/value.js';
import { isShortened } from './layout.js';

/** One field of an index: its path and whether it is ordered upwards (1) or downwards (-1). */
export interface IndexField {
  readonly name: string;
  readonly path: readonly string[];
  readonly direction: 1 | -1;
}

/** What an index's entries have taught about it; kept with it, since the planner depends on it. */
export interface IndexTraits {
  /** Some document has several entries. */
  readonly multikey: boolean;
  /** Some key was too long to be stored whole, or has a zero character: entries do not order all values. */
  readonly shortened: boolean;
}

/** A document's entries in one index. */
export interface IndexKeys extends IndexTraits {
  readonly keys: readonly Buffer[];
}

const noKeys: IndexKeys = { keys: [], multikey: false, shortened: false };

/** One index of a collection. */
export class Index {
  readonly id: number;
  readonly name: string;
  readonly fields: readonly IndexField[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly collation: Collation | undefined;
  /** The filter a document must pass to be indexed (`partialFilterExpression`). */
  readonly partial: { readonly source: Document; readonly filter: Filter } | undefined;
  traits: IndexTraits;
  /** As `listIndexes` shows it. */
  spec: Document;
  readonly #paths: readonly (readonly string[])[];

  constructor(id: number, spec: Document, traits: IndexTraits = { multikey: false, shortened: false }) {
    this.id = id;
    this.spec = spec;
    this.traits = traits;
    this.name = String(fieldOf(spec, 'name'));
    this.fields = indexFields(keyPattern(spec));
    this.#paths = this.fields.map((field) => field.path);
    this.unique = fieldOf(spec, 'unique') === true || this.name === '_id_';
    this.sparse = fieldOf(spec, 'sparse') === true;
    this.collation = storedCollation(fieldOf(spec, 'collation'));
    const partial = fieldOf(spec, 'partialFilterExpression');
    this.partial = isDocument(partial)
      ? { source: partial, filter: compileFilter(partial, { collation: this.collation, variables: undefined }) }
      : undefined;
  }

  /** Whether it is kept up to date and not used to find documents. */
  get hidden(): boolean {
    return fieldOf(this.spec, 'hidden') === true;
  }

  /** Whether equal keys may belong to values that are not equal, because a collation was folded coarsely. */
  get ambiguous(): boolean {
    return this.collation !== undefined;
  }

  /** Whether a unique index stores its entries under the key alone, so that one look-up finds the document. */
  get exact(): boolean {
    return this.unique && !this.ambiguous;
  }

  /** Seconds after the indexed date at which a document expires (TTL); undefined for other indexes. */
  get expireAfterSeconds(): number | undefined {
    const seconds = fieldOf(this.spec, 'expireAfterSeconds');
    return isNumeric(seconds) ? toDouble(seconds) : undefined;
  }

  /** The top-level fields this index looks at. */
  get topLevelFields(): readonly string[] | 'all' {
    const own = this.fields.map((field) => field.path[0] ?? '');
    if (this.partial === undefined) return own;
    return this.partial.filter.fields === 'all' ? 'all' : [...own, ...this.partial.filter.fields];
  }

  /** One field's part of a key. */
  encodeField(value: IndexedValue, field: IndexField): Buffer {
    const key = value === emptyArray ? Buffer.from([TypeOrder.emptyArray]) : encodeKey(value, this.collation?.fold);
    if (field.direction === -1) for (let at = 0; at < key.length; at += 1) key.writeUInt8(key.readUInt8(at) ^ 0xff, at);
    return key;
  }

  /**
   * The keys a document has in this index, without duplicates; none when a partial or sparse index leaves it out.
   *
   * @param document with at least {@link topLevelFields}
   * @throws CommandError 171 for parallel arrays
   */
  keysOf(document: Document): IndexKeys {
    if (this.partial !== undefined && !this.partial.filter.matches(document)) return noKeys;
    const { rows, multikey } = extractKeys(document, this.#paths);
    if (this.sparse && rows.every((row) => row.every((value) => value === undefined))) return noKeys;
    const keys = rows.map((row) => this.#encodeRow(row));
    const shortened =
      keys.some(isShortened) || rows.some((row) => row.some((value) => value !== emptyArray && holdsZero(value)));
    return { keys: keys.length === 1 ? keys : distinct(keys), multikey, shortened };
  }

  /** The values that one of a document's keys is made of. */
  valuesOf(document: Document, key: Buffer): readonly Value[] {
    const { rows } = extractKeys(document, this.#paths);
    const row = rows.find((each) => this.#encodeRow(each).equals(key)) ?? [];
    return row.map((value) => (value === emptyArray ? [] : value));
  }

  #encodeRow(row: readonly IndexedValue[]): Buffer {
    const parts = this.fields.map((field, at) => this.encodeField(row[at], field));
    const [only] = parts;
    return parts.length === 1 && only !== undefined ? only : Buffer.concat(parts);
  }
}

function distinct(keys: readonly Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}

/** The `key` of an index specification. */
export function keyPattern(spec: Document): Document {
  const key = fieldOf(spec, 'key');
  if (!isDocument(key) || Object.keys(key).length === 0) {
    throw new CommandError(67, 'Index keys cannot be an empty object.');
  }
  return key;
}

/** The index of a name or a key pattern. */
export function findIndex(indexes: readonly Index[], wanted: Value): Index | undefined {
  if (typeof wanted === 'string') return indexes.find((each) => each.name === wanted);
  const pattern = identityKey(wanted);
  return indexes.find((each) => identityKey(keyPattern(each.spec)) === pattern);
}

function indexFields(key: Document): IndexField[] {
  return Object.entries(key).map(([name, kind]) => ({
    name,
    path: name.split('.'),
    direction: directionOf(name, kind),
  }));
}

function directionOf(name: string, kind: Value): 1 | -1 {
  if (kind === 'hashed') return 1;
  if (typeof kind === 'string') {
    throw new CommandError(67, `Unknown index plugin '${kind}': the embedded store has no such indexes`);
  }
  if (name.includes('$**')) throw new CommandError(67, 'wildcard indexes are not supported by the embedded store');
  if (!isNumeric(kind) || toDouble(kind) === 0) {
    throw new CommandError(67, 'Values in the index key pattern cannot be 0.');
  }
  return toDouble(kind) < 0 ? -1 : 1;
}
