import { createHash } from 'node:crypto';
import { Binary, BSONRegExp, Code, Double, Int32, ObjectId, Timestamp } from 'bson';
import type { DecimalParts } from './decimal.js';
import { numberParts } from './number.js';
import { countStep } from './time-limit.js';
import { textOf, TypeOrder, typeOrder } from './type-order.js';
import { asDocument, isNumeric, type NumericValue, type Value } from './value.js';

/**
 * Whether an index entry that ends with this value, or is turned round, may not stand where the value does: a text that
 * goes on with a zero character begins as the text that ends there.
 */
export function holdsZero(value: Value): boolean {
  return textOf(value)?.includes('\0') === true;
}

/** Turns a string into what is compared in its stead, for an index with a collation. */
export type TextFolding = (text: string) => string;

/** Beyond that many bytes what a key was written into is not kept for the next. */
const mostKept = 65_536;

/** Writes bytes whose plain byte order is MongoDB's order of the values. */
class KeyWriter {
  #bytes = Buffer.allocUnsafeSlow(256);
  #length = 0;
  #fold: TextFolding | undefined;

  begin(fold: TextFolding | undefined): void {
    this.#fold = fold;
    this.#length = 0;
    if (this.#bytes.length > mostKept) this.#bytes = Buffer.allocUnsafeSlow(256);
  }

  finish(): Buffer {
    const key = Buffer.allocUnsafe(this.#length);
    this.#bytes.copy(key, 0, 0, this.#length);
    return key;
  }

  value(value: Value): void {
    countStep();
    const type = typeOrder(value);
    this.#byte(type);
    if (isNumeric(value)) return this.#number(value);
    const text = textOf(value);
    if (text !== undefined) return this.#text(this.#fold === undefined ? text : this.#fold(text));
    if (Array.isArray(value)) return this.#array(value);
    if (type === TypeOrder.object) return this.#document(value);
    return this.#scalar(value);
  }

  #scalar(value: Value): void {
    if (value instanceof ObjectId) this.#append(value.id);
    else if (typeof value === 'boolean') this.#byte(value ? 1 : 0);
    else if (value instanceof Date) this.#date(value);
    else if (value instanceof Timestamp) this.#timestamp(value);
    else if (value instanceof Binary) this.#binary(value);
    else if (value instanceof BSONRegExp) {
      this.#text(value.pattern);
      this.#text(value.options);
    } else if (value instanceof Code) {
      this.#text(value.code);
      this.value(value.scope);
    }
  }

  #array(elements: readonly Value[]): void {
    for (const element of elements) {
      this.#byte(1);
      this.value(element);
    }
    this.#byte(0);
  }

  #document(value: Value): void {
    for (const [name, field] of Object.entries(asDocument(value) ?? {})) {
      if (field === undefined) continue;
      this.#byte(1);
      this.#byte(typeOrder(field));
      this.#text(name);
      this.value(field);
    }
    this.#byte(0);
  }

  /** Nearest double, whole rest, side, and the exact decimal only where it lies between two such points. */
  #number(value: NumericValue): void {
    if (value instanceof Int32 || value instanceof Double) {
      this.#double(value.value);
      this.#reserve(3);
      this.#length = this.#bytes.writeUInt16BE(0x8000, this.#length);
      this.#byte(2);
      return;
    }
    const parts = numberParts(value);
    this.#double(parts.double);
    this.#reserve(3);
    this.#length = this.#bytes.writeUInt16BE(0x8000 + parts.rest, this.#length);
    this.#byte(2 + parts.side);
    if (parts.decimal !== undefined) this.#decimal(parts.decimal);
  }

  #double(value: number): void {
    this.#reserve(8);
    const start = this.#length;
    this.#length += 8;
    if (Number.isNaN(value)) {
      this.#bytes.fill(0, start, start + 8);
      return;
    }
    this.#bytes.writeDoubleBE(value === 0 ? 0 : value, start);
    if (value < 0) this.#invert(start);
    else this.#bytes.writeUInt8(this.#bytes.readUInt8(start) ^ 0x80, start);
  }

  /** Scientific notation: exponent, then digits; all bytes inverted below zero. */
  #decimal(parts: DecimalParts): void {
    const start = this.#length;
    const negative = parts.coefficient < 0n;
    const digits = (negative ? -parts.coefficient : parts.coefficient).toString();
    const significant = digits.replace(/0+$/, '');
    this.#reserve(2);
    this.#length = this.#bytes.writeUInt16BE(0x8000 + parts.exponent + digits.length, this.#length);
    this.#text(significant);
    if (negative) this.#invert(start);
  }

  #date(value: Date): void {
    this.#reserve(8);
    this.#bytes.writeBigInt64BE(BigInt(value.getTime()), this.#length);
    this.#bytes.writeUInt8(this.#bytes.readUInt8(this.#length) ^ 0x80, this.#length);
    this.#length += 8;
  }

  #timestamp(value: Timestamp): void {
    this.#reserve(8);
    this.#length = this.#bytes.writeUInt32BE(value.t, this.#length);
    this.#length = this.#bytes.writeUInt32BE(value.i, this.#length);
  }

  #binary(value: Binary): void {
    const content = value.buffer.subarray(0, value.position);
    this.#reserve(5);
    this.#length = this.#bytes.writeUInt32BE(content.length, this.#length);
    this.#byte(value.sub_type);
    this.#append(content);
  }

  /** UTF-8, ended by a zero byte; a zero inside is followed by 0xff. */
  #text(text: string): void {
    this.#reserve(Buffer.byteLength(text) * 2 + 1);
    if (text.includes('\0')) {
      for (const byte of Buffer.from(text)) {
        this.#byte(byte);
        if (byte === 0) this.#byte(0xff);
      }
    } else {
      this.#length += this.#bytes.write(text, this.#length);
    }
    this.#byte(0);
  }

  #append(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  #byte(byte: number): void {
    this.#reserve(1);
    this.#length = this.#bytes.writeUInt8(byte, this.#length);
  }

  #invert(start: number): void {
    for (let at = start; at < this.#length; at += 1) this.#bytes.writeUInt8(this.#bytes.readUInt8(at) ^ 0xff, at);
  }

  #reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, needed));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

/** One for all keys, which are written one after the other. */
const writer = new KeyWriter();

/**
 * The order-preserving encoding behind indexes, grouping and distinct values: comparing two encodings byte by byte
 * gives MongoDB's order of the values, and equal values have equal encodings whatever their numeric types.
 *
 * @param fold for an index with a collation: what a string is compared by
 */
export function encodeKey(value: Value, fold?: TextFolding): Buffer {
  writer.begin(fold);
  writer.value(value);
  return writer.finish();
}

/** Longer keys are told by their hashes: V8 puts long strings of one length into one place of a map. */
const longestPlainKey = 4096;
/** Begins what is a hash, and no other key. */
const hashed = '#';

function mapKey(kind: string, key: string): string {
  if (key.length <= longestPlainKey) return kind + key;
  return `${hashed}${kind}${createHash('sha256').update(key).digest('base64')}`;
}

/** The encoding as a map key: equal strings for equal values. */
export function identityKey(value: Value): string {
  const identity = identityOf(value);
  return typeof identity === 'number' ? `n${identity}` : identity;
}

/** As {@link identityKey}, where whole numbers stand for themselves: no text is made of them. */
export function identityOf(value: Value): string | number {
  countStep();
  if (typeof value === 'string') return mapKey('s', value);
  if (value instanceof Int32) return value.value + 0;
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  const integer = isNumeric(value) ? safeInteger(value) : undefined;
  return integer ?? mapKey('k', encodeKey(value).toString('latin1'));
}

/** The whole number that a value of any numeric type is exactly; undefined for others, and beyond what a double counts. */
function safeInteger(value: NumericValue): number | undefined {
  const { double, rest, side, decimal } = numberParts(value);
  const isExact = rest === 0 && side === 0 && decimal === undefined && Number.isSafeInteger(double);
  // Zero has one identity, whatever its sign.
  return isExact ? double + 0 : undefined;
}
