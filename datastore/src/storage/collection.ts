import { UUID } from 'bson';
import { compileFilter, type Filter } from '../filter/filter.js';
import { decode, encode } from '../values/codec.js';
import { type Collation, storedCollation } from '../values/collation.js';
import { FieldSelection } from '../values/field-selection.js';
import { type Document, fieldOf, isDocument, isNumeric, toDouble, type Value } from '../values/value.js';
import { Index } from './index-definition.js';

/** A collection (or a view) and its indexes, as the catalogue knows it. */
export class Collection {
  readonly id: number;
  readonly uuid: Value;
  database: string;
  name: string;
  options: Document;
  indexes: readonly Index[];
  /** Documents in it; undefined until somebody asked. */
  count: number | undefined;
  #indexedFields: { readonly of: readonly Index[]; readonly selection: FieldSelection | 'all' } | undefined;
  #validator: { readonly source: Document; readonly filter: Filter } | undefined;

  constructor(entry: {
    id: number;
    uuid?: Value;
    database: string;
    name: string;
    options: Document;
    indexes: readonly Index[];
  }) {
    this.id = entry.id;
    this.uuid = entry.uuid ?? new UUID();
    this.database = entry.database;
    this.name = entry.name;
    this.options = entry.options;
    this.indexes = entry.indexes;
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  /** The view's source and pipeline, when this is a view. */
  get view(): { readonly on: string; readonly pipeline: readonly Document[] } | undefined {
    const on = fieldOf(this.options, 'viewOn');
    if (typeof on !== 'string') return undefined;
    const pipeline = fieldOf(this.options, 'pipeline');
    return { on, pipeline: Array.isArray(pipeline) ? pipeline.filter(isDocument) : [] };
  }

  /** The collation of commands and indexes that name none. */
  get collation(): Collation | undefined {
    return storedCollation(fieldOf(this.options, 'collation'));
  }

  /** Whether change streams can show documents as they were right before and after a change. */
  get keepsImages(): boolean {
    const images = fieldOf(this.options, 'changeStreamPreAndPostImages');
    return isDocument(images) && fieldOf(images, 'enabled') === true;
  }

  /** The rule documents must pass to be written; undefined when none is enforced. */
  get validator(): Filter | undefined {
    const source = fieldOf(this.options, 'validator');
    const action = fieldOf(this.options, 'validationAction');
    const level = fieldOf(this.options, 'validationLevel');
    if (!isDocument(source) || action === 'warn' || level === 'off') return undefined;
    if (this.#validator?.source !== source) {
      this.#validator = {
        source,
        filter: compileFilter(source, { collation: this.collation, variables: undefined }),
      };
    }
    return this.#validator.filter;
  }

  /** Whether documents that broke the rule before may go on breaking it (`validationLevel: 'moderate'`). */
  get validatesModerately(): boolean {
    return fieldOf(this.options, 'validationLevel') === 'moderate';
  }

  /** Decodes as much of a document as the indexes look at. */
  indexedFields(raw: Buffer): Document {
    const selection = this.#selection();
    return selection === 'all' ? decode(raw) : selection.read(raw);
  }

  /** Whether two states of a document are alike in all that the indexes look at, so that their entries are the same. */
  isIndexedAlike(before: Buffer, after: Buffer): boolean {
    const selection = this.#selection();
    return selection !== 'all' && selection.isSameIn(before, after);
  }

  #selection(): FieldSelection | 'all' {
    if (this.#indexedFields?.of !== this.indexes) {
      this.#indexedFields = { of: this.indexes, selection: selectionFor(this.indexes) };
    }
    return this.#indexedFields.selection;
  }

  /** The catalogue's entry. */
  toEntry(): Buffer {
    return encode({
      id: this.id,
      uuid: this.uuid,
      database: this.database,
      name: this.name,
      options: this.options,
      indexes: this.indexes.map((index) => ({ id: index.id, spec: index.spec, ...index.traits })),
    });
  }

  /** Reads what {@link toEntry} wrote. */
  static fromEntry(raw: Buffer): Collection {
    const entry = decode(raw);
    const indexes = fieldOf(entry, 'indexes');
    const options = fieldOf(entry, 'options');
    return new Collection({
      id: numberIn(entry, 'id'),
      uuid: fieldOf(entry, 'uuid'),
      database: String(fieldOf(entry, 'database')),
      name: String(fieldOf(entry, 'name')),
      options: isDocument(options) ? options : {},
      indexes: Array.isArray(indexes) ? indexes.filter(isDocument).map(indexFromEntry) : [],
    });
  }
}

function indexFromEntry(entry: Document): Index {
  const spec = fieldOf(entry, 'spec');
  return new Index(numberIn(entry, 'id'), isDocument(spec) ? spec : {}, {
    multikey: fieldOf(entry, 'multikey') === true,
    shortened: fieldOf(entry, 'shortened') === true,
  });
}

function numberIn(entry: Document, field: string): number {
  const value = fieldOf(entry, field);
  if (!isNumeric(value)) throw new Error(`the catalogue is damaged: ${field} is no number`);
  return toDouble(value);
}

function selectionFor(indexes: readonly Index[]): FieldSelection | 'all' {
  const fields = new Set<string>();
  for (const index of indexes) {
    const own = index.topLevelFields;
    if (own === 'all') return 'all';
    for (const field of own) fields.add(field);
  }
  return new FieldSelection(fields);
}
