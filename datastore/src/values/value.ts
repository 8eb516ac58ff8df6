import {
  type Binary,
  type BSONRegExp,
  type BSONSymbol,
  type Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  type MaxKey,
  type MinKey,
  type ObjectId,
  Timestamp,
} from 'bson';

/** A number as BSON tells them apart; a bare `number` is one this store computed and has not yet typed. */
export type NumericValue = number | Int32 | Double | Long | Decimal128;

/** Any BSON value. `undefined` stands for a missing field. */
export type Value =
  | NumericValue
  | string
  | boolean
  | null
  | undefined
  | Date
  | ObjectId
  | Binary
  | Timestamp
  | BSONRegExp
  | BSONSymbol
  | Code
  | DBRef
  | MinKey
  | MaxKey
  | Value[]
  | Document;

/** A BSON document, its fields in their stored order. */
export interface Document {
  [field: string]: Value;
}

/** Whether the value is an embedded document (a database reference is read by {@link asDocument}). */
export function isDocument(value: Value): value is Document {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The value as a document: itself, or the fields of a database reference; otherwise undefined. */
export function asDocument(value: Value): Document | undefined {
  if (isDocument(value)) return value;
  if (!(value instanceof DBRef)) return undefined;
  return {
    $ref: value.collection,
    $id: value.oid,
    ...(value.db === undefined ? {} : { $db: value.db }),
    ...value.fields,
  };
}

/** Whether the value is a number of any BSON type. */
export function isNumeric(value: Value): value is NumericValue {
  return (
    typeof value === 'number' ||
    value instanceof Int32 ||
    value instanceof Double ||
    value instanceof Decimal128 ||
    // A timestamp is a subclass of Long, but no number.
    (value instanceof Long && !(value instanceof Timestamp))
  );
}

/** The number as a double; a Long or Decimal128 beyond its precision is rounded. */
export function toDouble(value: NumericValue): number {
  if (typeof value === 'number') return value;
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (value instanceof Long) return value.toNumber();
  return decimalToDouble(value);
}

function decimalToDouble(value: Decimal128): number {
  const text = value.toString();
  if (text === 'NaN') return NaN;
  if (text.endsWith('Infinity')) return text.startsWith('-') ? -Infinity : Infinity;
  return Number(text);
}

/** Whether an embedded document is an operator expression: its first field starts with `$` (but is no reference). */
export function isOperatorDocument(value: Value): value is Document {
  if (!isDocument(value)) return false;
  for (const field in value) return field.startsWith('$') && field !== '$ref' && field !== '$id' && field !== '$db';
  return false;
}

/** A field of a document, or undefined; names such as `constructor` never reach the prototype. */
export function fieldOf(document: Document, field: string): Value {
  return Object.hasOwn(document, field) ? document[field] : undefined;
}

/** Sets a field, also one called `__proto__`. */
export function setField(document: Document, field: string, value: Value): void {
  if (field === '__proto__') {
    Object.defineProperty(document, field, { value, enumerable: true, configurable: true, writable: true });
  } else {
    document[field] = value;
  }
}

/** What MongoDB takes for true: everything but false, null, missing and zero. */
export function isTruthy(value: Value): boolean {
  if (value === false || value === null || value === undefined) return false;
  return !isNumeric(value) || toDouble(value) !== 0;
}

/** A copy that shares no document and no array with the original. */
export function cloneValue(value: Value): Value {
  if (Array.isArray(value)) return value.map(cloneValue);
  return isDocument(value) ? cloneDocument(value) : value;
}

/** A deep copy of a document. */
export function cloneDocument(document: Document): Document {
  const copy: Document = {};
  for (const field of Object.keys(document)) setField(copy, field, cloneValue(document[field]));
  return copy;
}
