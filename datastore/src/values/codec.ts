import { deserialize, ObjectId, serialize } from 'bson';
import { CommandError } from './errors.js';
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

/** What a document may take inside the server; replies and results have room for their own fields. */
const maximumEncodedBytes = maximumDocumentBytes + 16 * 1024;

function tooLarge(bytes: string): CommandError {
  return new CommandError(
    10334,
    `BSONObj size: ${bytes} is invalid. Size must be between 0 and ${maximumEncodedBytes}(16MB)`,
  );
}

/**
 * Encodes a document; fields whose value is undefined are left out.
 *
 * @throws CommandError 10334 for what is larger than a document may be
 */
export function encode(document: Document): Buffer {
  const bytes = serialized(document);
  // The library writes into a buffer of 17 MB, and cuts off a text that goes beyond it.
  if (bytes.length > maximumEncodedBytes) throw tooLarge(String(bytes.length));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

function serialized(document: Document): Uint8Array {
  try {
    return serialize(document, { ignoreUndefined: true });
  } catch (error) {
    const leavesBuffer = typeof error === 'object' && error !== null && 'name' in error && error.name === 'RangeError';
    if (leavesBuffer) throw tooLarge(`more than ${maximumEncodedBytes}`);
    throw error;
  }
}

/**
 * Encodes a document for storing: `_id` comes first, and is made when missing, as the server does.
 *
 * @param exceeded the error for a document that is too large, when it is another than {@link encode}'s
 */
export function encodeForStorage(document: Document, exceeded?: () => CommandError): Buffer {
  try {
    return encode(storable(document));
  } catch (error) {
    if (exceeded !== undefined && error instanceof CommandError && error.code === 10334) throw exceeded();
    throw error;
  }
}

function storable(document: Document): Document {
  if (Object.keys(document)[0] === '_id') return document;
  const id = fieldOf(document, '_id');
  const ordered: Document = { _id: id === undefined ? new ObjectId() : id };
  for (const field of Object.keys(document)) if (field !== '_id') setField(ordered, field, document[field]);
  return ordered;
}
