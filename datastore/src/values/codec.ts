import { deserialize, ObjectId, serialize } from 'bson';
import type { Document } from './value.js';
import { fieldOf, setField } from './value.js';

/** MongoDB's limit of one document, in bytes. */
export const maximumDocumentBytes = 16 * 1024 * 1024;

/**
 * Decodes a BSON document with every value in its stored type (an `int` stays apart from a `double`), so that
 * what is not changed is written back as it was.
 */
export function decode(raw: Uint8Array): Document {
  return deserialize(raw, { promoteValues: false, promoteBuffers: false, bsonRegExp: true });
}

/** Encodes a document; fields whose value is undefined are left out. */
export function encode(document: Document): Buffer {
  const bytes = serialize(document, { ignoreUndefined: true });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Encodes a document for storing: `_id` comes first, and is made when missing, as the server does. */
export function encodeForStorage(document: Document): Buffer {
  if (Object.keys(document)[0] === '_id') return encode(document);
  const id = fieldOf(document, '_id');
  const ordered: Document = { _id: id === undefined ? new ObjectId() : id };
  for (const field of Object.keys(document)) if (field !== '_id') setField(ordered, field, document[field]);
  return encode(ordered);
}
