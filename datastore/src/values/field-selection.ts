import { decode } from './codec.js';
import { afterName, type FieldName, fieldName, hasName, readElement, skipElement } from './element.js';
import { type Document, setField } from './value.js';

/**
 * Decodes only some top-level fields of encoded documents. A filter or an index looks at few fields, and decoding
 * just those is several times faster than decoding everything.
 */
export class FieldSelection {
  readonly #names: readonly FieldName[];

  /** @param names top-level field names, without paths */
  constructor(names: Iterable<string>) {
    this.#names = [...names].map(fieldName);
  }

  /** The document with only the selected fields, in stored order. */
  read(raw: Buffer): Document {
    const document: Document = {};
    let found = 0;
    let at = 4;
    const end = raw.length - 1;
    while (at < end && found < this.#names.length) {
      const start = at;
      const type = raw[at] ?? 0;
      const value = afterName(raw, at + 1);
      at = skipElement(raw, type, value);
      const name = this.#selected(raw, start + 1, value);
      if (name === undefined) continue;
      found += 1;
      setField(document, name.text, readElement(raw, start, name));
    }
    return document;
  }

  /** The document with only the selected fields, encoded, their values as they are stored. */
  copy(raw: Buffer): Buffer {
    const places: number[] = [];
    let length = 5;
    for (let at = 4, found = 0; at < raw.length - 1 && found < this.#names.length;) {
      const start = at;
      const value = afterName(raw, at + 1);
      at = skipElement(raw, raw[start] ?? 0, value);
      if (this.#selected(raw, start + 1, value) === undefined) continue;
      found += 1;
      places.push(start, at);
      length += at - start;
    }
    const document = Buffer.allocUnsafe(length);
    let end = document.writeInt32LE(length, 0);
    for (let index = 0; index < places.length; index += 2)
      end += raw.copy(document, end, places[index], places[index + 1]);
    document[end] = 0;
    return document;
  }

  /** Whether two documents have the selected fields in common, byte by byte and in the same order. */
  isSameIn(left: Buffer, right: Buffer): boolean {
    const [one, other] = [this.copy(left), this.copy(right)];
    return one.equals(other);
  }

  /** The selected name that stands in some bytes. */
  #selected(raw: Buffer, from: number, to: number): FieldName | undefined {
    for (const name of this.#names) if (hasName(raw, from, to, name)) return name;
    return undefined;
  }
}

/** Decodes documents as far as their top-level fields are wanted. */
export function readerOf(fields: ReadonlySet<string> | 'all'): (raw: Buffer) => Document {
  if (fields === 'all') return decode;
  if (fields.size === 0) return () => ({});
  const selection = new FieldSelection(fields);
  return (raw) => selection.read(raw);
}

/** Whether some bytes stand at a position. */
export function startsAt(raw: Buffer, at: number, wanted: Buffer): boolean {
  const end = at + wanted.length;
  return end <= raw.length && raw.compare(wanted, 0, wanted.length, at, end) === 0;
}

/** MongoDB's limit of documents and arrays inside each other. */
export const deepestNesting = 100;
/** What a level takes at least: a length, an element with its name, an end. */
const leastBytesOfLevel = 8;

/** Whether an encoded document has more documents and arrays inside each other than MongoDB keeps. */
export function isTooDeep(raw: Buffer, levels = deepestNesting): boolean {
  if (raw.length < levels * leastBytesOfLevel) return false;
  if (levels === 0) return true;
  const end = raw.length - 1;
  for (let at = 4; at < end;) {
    const type = raw[at] ?? 0;
    const value = afterName(raw, at + 1);
    at = skipElement(raw, type, value);
    if ((type === 0x03 || type === 0x04) && isTooDeep(raw.subarray(value, at), levels - 1)) return true;
  }
  return false;
}
