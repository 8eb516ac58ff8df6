import { afterName, type FieldName, hasName, readElement, skipElement } from './element.js';
import { type Document, setField } from './value.js';

/** Where no element can be: a document begins with its length. */
export const missing = 0;

/** Of how many fields a batch remembers where they stand. */
const mostFields = 8;

/** Encoded documents that follow each other, as one piece of memory that nobody changes. */
export class DocumentBatch {
  /** The documents, one behind the other. */
  readonly bytes: Buffer;
  /** Where each ends. */
  readonly ends: Uint32Array;
  readonly #places = new Map<string, Uint32Array>();

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
    return this.bytes.length + this.ends.byteLength * (1 + mostFields);
  }

  /** One of the documents; part of the batch. */
  document(row: number): Buffer {
    return this.bytes.subarray(row === 0 ? 0 : this.ends[row - 1], this.ends[row]);
  }

  /** For each name the positions of the elements in all documents, {@link missing} where there is none. */
  places(names: readonly FieldName[]): readonly Uint32Array[] {
    const unknown = new Map(names.flatMap((name) => (this.#places.has(name.text) ? [] : [[name.text, name] as const])));
    const found = [...unknown.keys()].map(() => new Uint32Array(this.count));
    if (found.length > 0) this.#find([...unknown.values()], found);
    const fresh = new Map([...unknown.keys()].map((text, at) => [text, found[at] ?? new Uint32Array(this.count)]));
    const all = names.map(({ text }) => this.#places.get(text) ?? fresh.get(text) ?? new Uint32Array(this.count));
    for (const [text, places] of fresh) this.#remember(text, places);
    return all;
  }

  #remember(text: string, places: Uint32Array): void {
    const [oldest] = this.#places.keys();
    if (this.#places.size >= mostFields && oldest !== undefined) this.#places.delete(oldest);
    this.#places.set(text, places);
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
