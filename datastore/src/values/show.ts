import { EJSON, ObjectId } from 'bson';
import type { Value } from './value.js';

/** A value as MongoDB's messages show it, near enough. */
export function show(value: Value): string {
  if (value === undefined) return 'missing';
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  return EJSON.stringify(value, { relaxed: true });
}
