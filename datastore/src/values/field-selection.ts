import { Double, Int32, ObjectId } from 'bson';
import { decode } from './codec.js';
import { type Document, fieldOf, setField, type Value } from './value.js';

/**
 * Decodes only some top-level fields of encoded documents. A filter or an index looks at few fields, and decoding
 * just those is several times faster than decoding everything.
 */
export class FieldSelection {
  readonly #names: readonly { readonly text: string; readonly bytes: Buffer }[];

  /** @param names top-level field names, without paths */
  constructor(names: Iterable<string>) {
    this.#names = [...names].map((text) => ({ text, bytes: Buffer.from(`${text}\0`) }));
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
      const scalar = decodeScalar(raw, type, value, at);
      setField(document, name, scalar === noScalar ? decodeElement(raw.subarray(start, at), name) : scalar);
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
  #selected(raw: Buffer, from: number, to: number): string | undefined {
    for (const { text, bytes } of this.#names)
      if (bytes.length === to - from && raw[from] === bytes[0] && hasBytes(raw, from, bytes)) return text;
    return undefined;
  }
}

/** Names are short: a loop is faster than a call of `compare`. */
function hasBytes(raw: Buffer, from: number, wanted: Buffer): boolean {
  for (let at = 1; at < wanted.length; at += 1) if (raw[from + at] !== wanted[at]) return false;
  return true;
}

/** Stands for what is decoded by the library. */
const noScalar = Symbol('no scalar');

/** What the library makes of one element, whatever it is. */
function decodeElement(element: Buffer, name: string): Value {
  // Its bytes are its own, since binary values stay parts of them.
  const document = Buffer.allocUnsafe(element.length + 5);
  document.writeInt32LE(document.length, 0);
  document.set(element, 4);
  document.writeUInt8(0, document.length - 1);
  return fieldOf(decode(document), name);
}

/** The values that are most frequent, exactly as the library decodes them. */
function decodeScalar(raw: Buffer, type: number, at: number, next: number): Value | typeof noScalar {
  switch (type) {
    case 0x01:
      return new Double(raw.readDoubleLE(at));
    case 0x02:
      return decodeAscii(raw, at + 4, next - 1);
    case 0x07:
      return new ObjectId(Uint8Array.prototype.slice.call(raw, at, at + 12));
    case 0x0a:
      return null;
    case 0x10:
      return new Int32(raw.readInt32LE(at));
    default:
      return noScalar;
  }
}

const longestAscii = 64;

function decodeAscii(raw: Buffer, from: number, to: number): string | typeof noScalar {
  if (to - from > longestAscii) return noScalar;
  for (let at = from; at < to; at += 1) if ((raw[at] ?? 0) > 0x7f) return noScalar;
  return raw.toString('latin1', from, to);
}

/** The position after a name and its zero byte. Names are short: a loop is faster than a call of `indexOf`. */
export function afterName(raw: Buffer, at: number): number {
  let end = at;
  while (raw[end] !== 0) end += 1;
  return end + 1;
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

/** Bytes of BSON's types of fixed length, by type number; a type that has another is {@link variable}. */
const variable = 0xff;
const fixedLengths = new Uint8Array(256).fill(variable);
for (const [type, length] of [
  [0x01, 8],
  [0x06, 0],
  [0x07, 12],
  [0x08, 1],
  [0x09, 8],
  [0x0a, 0],
  [0x10, 4],
  [0x11, 8],
  [0x12, 8],
  [0x13, 16],
  [0x7f, 0],
  [0xff, 0],
] as const)
  fixedLengths[type] = length;

/** A length as BSON has it. It is read by hand, for it is read very often. */
function lengthAt(raw: Buffer, at: number): number {
  return (raw[at] ?? 0) | ((raw[at + 1] ?? 0) << 8) | ((raw[at + 2] ?? 0) << 16) | ((raw[at + 3] ?? 0) << 24);
}

/** The position after an element's value, by BSON's layout of its type. */
export function skipElement(raw: Buffer, type: number, at: number): number {
  const fixed = fixedLengths[type] ?? variable;
  if (fixed !== variable) return at + fixed;
  switch (type) {
    case 0x02: // string, code and symbol: a length, then the text with its zero byte
    case 0x0d:
    case 0x0e:
      return at + 4 + lengthAt(raw, at);
    case 0x03: // document, array and code with scope: a length that counts itself
    case 0x04:
    case 0x0f:
      return at + lengthAt(raw, at);
    case 0x05:
      return at + 5 + lengthAt(raw, at);
    case 0x0b:
      return raw.indexOf(0, raw.indexOf(0, at) + 1) + 1;
    case 0x0c:
      return at + 4 + lengthAt(raw, at) + 12;
    default:
      throw new Error(`unknown BSON type ${type}`);
  }
}
