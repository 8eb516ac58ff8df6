import { Double, Int32, Long, ObjectId } from 'bson';
import { decode } from './codec.js';
import { fieldOf, type Value } from './value.js';

/** A top-level field's name, and its bytes with the zero at their end. */
export interface FieldName {
  readonly text: string;
  readonly bytes: Buffer;
}

/** @param text a top-level field's name, without a path */
export function fieldName(text: string): FieldName {
  return { text, bytes: Buffer.from(`${text}\0`) };
}

/** Whether a name stands at a position, up to its zero byte. Names are short: a loop is faster than a call of `compare`. */
export function hasName(raw: Buffer, from: number, to: number, { bytes }: FieldName): boolean {
  if (bytes.length !== to - from) return false;
  for (let at = 0; at < bytes.length; at += 1) if (raw[from + at] !== bytes[at]) return false;
  return true;
}

/**
 * The value of an element, exactly as the library decodes it; the types that are most frequent are read without it.
 *
 * @param start where the element stands in an encoded document, or in several behind each other
 * @param name that of its field
 */
export function readElement(raw: Buffer, start: number, name: FieldName): Value {
  const at = start + 1 + name.bytes.length;
  const type = raw[start] ?? 0;
  const next = skipElement(raw, type, at);
  const scalar = decodeScalar(raw, type, at, next);
  return scalar === noScalar ? decodeElement(raw.subarray(start, next), name.text) : scalar;
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
    case 0x08:
      return raw[at] === 0 ? false : raw[at] === 1 ? true : noScalar;
    case 0x09:
      return new Date(new Long(raw.readInt32LE(at), raw.readInt32LE(at + 4)).toNumber());
    case 0x0a:
      return null;
    case 0x10:
      return new Int32(raw.readInt32LE(at));
    case 0x12:
      return new Long(raw.readInt32LE(at), raw.readInt32LE(at + 4));
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
