import { afterName, type FieldName, hasName, readElement, skipElement } from './element.js';
import { type Document, setField } from './value.js';

/** Where no element can be: a document begins with its length. */
export const missing = 0;

/** Of how many fields a batch remembers where they stand. */
const mostFields = 8;

/** Where a field stands in the documents of a batch. */
interface Column {
  readonly places: Uint32Array;
  /** Its values where all are ints; undefined until somebody asks. */
  ints: Int32Array | 'mixed' | undefined;
}

const intType = 0x10;

/** Encoded documents that follow each other, as one piece of memory that nobody changes. */
export class DocumentBatch {
  /** The documents, one behind the other. */
  readonly bytes: Buffer;
  /** Where each ends. */
  readonly ends: Uint32Array;
  readonly #columns = new Map<string, Column>();

  constructor(documents: readonly Uint8Array[]) {
    this.ends = new Uint32Array(documents.length);
    let length = 0;
    for (let at = 0; at < documents.length; at += 1) {
      length += documents[at]?.length ?? 0;
      this.ends[at] = length;
    }
    this.bytes = Buffer.allocUnsafeSlow(length);
    let start = 0;
    for (const document of documents) {
      this.bytes.set(document, start);
      start += document.length;
    }
  }

  get count(): number {
    return this.ends.length;
  }

  /** Bytes it takes, with all it may remember. */
  get size(): number {
    return this.bytes.length + this.ends.byteLength * (1 + 2 * mostFields);
  }

  /** One of the documents; part of the batch. */
  document(row: number): Buffer {
    return this.bytes.subarray(row === 0 ? 0 : this.ends[row - 1], this.ends[row]);
  }

  /** For each name the positions of the elements in all documents, {@link missing} where there is none. */
  places(names: readonly FieldName[]): readonly Uint32Array[] {
    return this.#columnsOf(names).map(({ places }) => places);
  }

  /** For each name the values in all documents, where all of them are ints; undefined where they are not. */
  ints(names: readonly FieldName[]): readonly (Int32Array | undefined)[] {
    return this.#columnsOf(names).map((column, at) => {
      column.ints ??= this.#readInts(column.places, names[at]?.bytes.length ?? 0);
      return column.ints === 'mixed' ? undefined : column.ints;
    });
  }

  #readInts(places: Uint32Array, nameBytes: number): Int32Array | 'mixed' {
    const { bytes } = this;
    const ints = new Int32Array(places.length);
    for (let row = 0; row < places.length; row += 1) {
      const place = places[row] ?? missing;
      if (place === missing || bytes[place] !== intType) return 'mixed';
      ints[row] = bytes.readInt32LE(place + 1 + nameBytes);
    }
    return ints;
  }

  #columnsOf(names: readonly FieldName[]): readonly Column[] {
    const unknown = new Map<string, FieldName>();
    for (const name of names) if (!this.#columns.has(name.text)) unknown.set(name.text, name);
    const columns = new Map<string, Column>();
    if (unknown.size > 0) {
      const found = Array.from(unknown, () => new Uint32Array(this.count));
      this.#find([...unknown.values()], found);
      for (const [at, text] of [...unknown.keys()].entries())
        columns.set(text, { places: found[at] ?? new Uint32Array(this.count), ints: undefined });
    }
    const all = names.map(({ text }) => this.#columns.get(text) ?? columns.get(text) ?? this.#nowhere());
    for (const [text, column] of columns) this.#remember(text, column);
    return all;
  }

  #nowhere(): Column {
    return { places: new Uint32Array(this.count), ints: undefined };
  }

  #remember(text: string, column: Column): void {
    const [oldest] = this.#columns.keys();
    if (this.#columns.size >= mostFields && oldest !== undefined) this.#columns.delete(oldest);
    this.#columns.set(text, column);
  }

  #find(names: readonly FieldName[], found: readonly Uint32Array[]): void {
    const { bytes, ends } = this;
    let from = 0;
    for (let row = 0; row < ends.length; row += 1) {
      const end = ends[row] ?? 0;
      let left = names.length;
      for (let at = from + 4; at < end - 1 && left > 0;) {
        const value = afterName(bytes, at + 1);
        const which = indexOfName(bytes, at + 1, value, names);
        const places = found[which];
        if (places !== undefined) {
          if (places[row] === missing) left -= 1;
          places[row] = at;
        }
        at = skipElement(bytes, bytes[at] ?? 0, value);
      }
      from = end;
    }
  }
}

function indexOfName(raw: Buffer, from: number, to: number, names: readonly FieldName[]): number {
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at];
    if (name !== undefined && hasName(raw, from, to, name)) return at;
  }
  return -1;
}

/** Some documents of a batch. */
export interface SelectedRows {
  readonly batch: DocumentBatch;
  /** Their places in the batch; only the first {@link count} count. */
  readonly rows: Uint32Array;
  readonly count: number;
}

/** Reads some fields of the documents of a batch. */
export function rowReader(batch: DocumentBatch, names: readonly FieldName[]): (row: number) => Document {
  const columns = batch.places(names);
  return (row) => {
    const document: Document = {};
    for (let at = 0; at < names.length; at += 1) {
      const place = columns[at]?.[row] ?? missing;
      const name = names[at];
      if (place !== missing && name !== undefined) setField(document, name.text, readElement(batch.bytes, place, name));
    }
    return document;
  };
}
