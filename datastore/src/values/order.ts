import { ObjectId } from 'bson';
import { encodeKey } from './key.js';
import { compareNumbers } from './number.js';
import { countStep } from './time-limit.js';
import { textOf, TypeOrder, typeOrder } from './type-order.js';
import { asDocument, isNumeric, type Value } from './value.js';

export type Comparison = (left: Value, right: Value) => number;

const surrogates = /[\ud800-\udfff]/;

/** Compares two strings by their UTF-8 bytes, which is MongoDB's order without a collation. */
export function compareStrings(left: string, right: string): number {
  if (left === right) return 0;
  if (surrogates.test(left) || surrogates.test(right)) return Buffer.compare(Buffer.from(left), Buffer.from(right));
  return left < right ? -1 : 1;
}

/**
 * MongoDB's comparison of two values (`BSONElement::woCompare`): by type first, then by value; documents field by
 * field in stored order (type, then name, then value), arrays element by element.
 */
export function compareValues(left: Value, right: Value): number {
  return compareWith(left, right, compareStrings);
}

/** The comparison that orders strings by `strings` instead of by their bytes, as a collation does. */
export function comparisonOf(strings: (left: string, right: string) => number): Comparison {
  return (left, right) => compareWith(left, right, strings);
}

function compareWith(left: Value, right: Value, strings: (left: string, right: string) => number): number {
  countStep();
  if (typeof left === 'string' && typeof right === 'string') return strings(left, right);
  if (isNumeric(left) && isNumeric(right)) return compareNumbers(left, right);
  const type = typeOrder(left);
  const difference = type - typeOrder(right);
  if (difference !== 0) return difference;
  if (left instanceof ObjectId && right instanceof ObjectId) return Buffer.compare(left.id, right.id);
  if (left instanceof Date && right instanceof Date) return left.getTime() - right.getTime();
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  if (type === TypeOrder.null) return 0;
  if (type === TypeOrder.string) return strings(textOf(left) ?? '', textOf(right) ?? '');
  if (Array.isArray(left) && Array.isArray(right)) return compareArrays(left, right, strings);
  if (type === TypeOrder.object) return compareDocuments(left, right, strings);
  return Buffer.compare(encodeKey(left), encodeKey(right));
}

function compareArrays(left: Value[], right: Value[], strings: (left: string, right: string) => number): number {
  const shared = Math.min(left.length, right.length);
  for (let at = 0; at < shared; at += 1) {
    const order = compareWith(left[at], right[at], strings);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareDocuments(left: Value, right: Value, strings: (left: string, right: string) => number): number {
  const leftFields = Object.entries(asDocument(left) ?? {});
  const rightFields = Object.entries(asDocument(right) ?? {});
  for (const [at, [leftName, leftValue]] of leftFields.entries()) {
    const other = rightFields[at];
    if (other === undefined) return 1;
    const [rightName, rightValue] = other;
    const types = typeOrder(leftValue) - typeOrder(rightValue);
    if (types !== 0) return types;
    if (leftName !== rightName) return compareStrings(leftName, rightName);
    const order = compareWith(leftValue, rightValue, strings);
    if (order !== 0) return order;
  }
  return leftFields.length - rightFields.length;
}

/** Whether two values are equal in MongoDB's eyes (1, 1.0 and NumberLong(1) are). */
export function equalValues(left: Value, right: Value): boolean {
  return left === right || compareValues(left, right) === 0;
}
