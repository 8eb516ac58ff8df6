import { CommandError } from '../values/errors.js';
import { show } from '../values/show.js';
import type { Document } from '../values/value.js';
import type { Collection } from './collection.js';
import { type Index, keyPattern } from './index-definition.js';

/**
 * MongoDB's error 11000, with `keyPattern` and `keyValue` as mongoose and others read them.
 *
 * @param key that is taken, one of the document's
 */
export function duplicateKey(collection: Collection, index: Index, key: Buffer, document: Document): CommandError {
  const values = index.valuesOf(document, key);
  const keyValue: Document = Object.fromEntries(index.fields.map((field, at) => [field.name, values[at] ?? null]));
  const shown = Object.entries(keyValue).map(([field, value]) => `${field}: ${show(value)}`);
  return new CommandError(
    11000,
    `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: { ${shown.join(', ')} }`,
    { details: { keyPattern: keyPattern(index.spec), keyValue } },
  );
}
