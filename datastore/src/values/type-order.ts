import { Binary, BSONRegExp, BSONSymbol, Code, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { isNumeric, type Value } from './value.js';

/**
 * MongoDB's order of types (BSON comparison order). The numbers are the canonical type bytes of its index keys;
 * `emptyArray` is where an empty array sorts: before null.
 */
export const TypeOrder = {
  minKey: 0x01,
  emptyArray: 0x04,
  null: 0x05,
  number: 0x10,
  string: 0x20,
  object: 0x30,
  array: 0x38,
  binary: 0x40,
  objectId: 0x50,
  boolean: 0x58,
  date: 0x60,
  timestamp: 0x68,
  regex: 0x70,
  code: 0x78,
  maxKey: 0xf0,
} as const;

/** The place of a value's type in the comparison order; missing counts as null, all numbers share one place. */
export function typeOrder(value: Value): number {
  if (value === null || value === undefined) return TypeOrder.null;
  if (typeof value === 'string') return TypeOrder.string;
  if (typeof value === 'boolean') return TypeOrder.boolean;
  if (isNumeric(value)) return TypeOrder.number;
  if (Array.isArray(value)) return TypeOrder.array;
  if (value instanceof ObjectId) return TypeOrder.objectId;
  if (value instanceof Date) return TypeOrder.date;
  if (value instanceof Binary) return TypeOrder.binary;
  if (value instanceof Timestamp) return TypeOrder.timestamp;
  if (value instanceof BSONRegExp) return TypeOrder.regex;
  if (value instanceof BSONSymbol) return TypeOrder.string;
  if (value instanceof Code) return TypeOrder.code;
  if (value instanceof MinKey) return TypeOrder.minKey;
  if (value instanceof MaxKey) return TypeOrder.maxKey;
  return TypeOrder.object;
}

/** The text of a string or a (deprecated) symbol, which compare as one type; otherwise undefined. */
export function textOf(value: Value): string | undefined {
  if (typeof value === 'string') return value;
  return value instanceof BSONSymbol ? value.value : undefined;
}
