import { Binary, ObjectId, Timestamp } from 'bson';
import { type Document, setField, type Value } from '../values/value.js';

/**
 * What a driver returned or sent, as plain values: maps become documents, numbers of any class numbers, and what
 * has no fields of interest is left out.
 */
export function plainValue(value: unknown): Value {
  if (value === null || value === undefined) return value;
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(plainValue);
  if (value instanceof Map) return plainFields([...value.entries()].map(([name, field]) => [String(name), field]));
  if (value instanceof Date) return value;
  if (value instanceof Uint8Array) return new Binary(value);
  if (typeof value !== 'object') return undefined;
  if ('_bsontype' in value) return plainBson(value);
  // What the driver adds to the results of its `bulkWrite` for itself.
  return plainFields(Object.entries(value).filter(([name]) => name !== 'didUpsert'));
}

function plainFields(entries: readonly (readonly [string, unknown])[]): Document {
  const document: Document = {};
  for (const [name, field] of entries) setField(document, name, plainValue(field));
  return document;
}

/** The driver has a copy of the BSON library of its own, so classes are told by their names. */
function plainBson(value: object & { _bsontype: unknown }): Value {
  switch (value._bsontype) {
    case 'Long':
      return Number(value);
    case 'Int32':
    case 'Double':
      return Number(value);
    case 'Binary':
      return 'buffer' in value && value.buffer instanceof Uint8Array ? new Binary(value.buffer) : undefined;
    case 'ObjectId':
      return new ObjectId(String(value));
    case 'Timestamp':
      return Timestamp.fromBits(Number(Reflect.get(value, 'low')), Number(Reflect.get(value, 'high')));
    default:
      return `${String(value._bsontype)}(${JSON.stringify(value)})`;
  }
}
