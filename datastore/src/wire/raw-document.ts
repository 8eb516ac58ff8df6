import { encode } from '../values/codec.js';
import type { Document } from '../values/value.js';

/** BSON's element types used to compose replies from documents that stay encoded. */
const documentType = 0x03;
const arrayType = 0x04;

/** An encoded BSON array of encoded documents. */
function encodeArray(documents: readonly Buffer[]): Buffer {
  const names = documents.map((_, at) => String(at));
  const length = documents.reduce((total, document, at) => total + document.length + (names[at]?.length ?? 0) + 2, 5);
  const array = Buffer.allocUnsafe(length);
  let at = array.writeInt32LE(length, 0);
  documents.forEach((document, index) => {
    at = array.writeUInt8(documentType, at);
    at += array.write(names[index] ?? '', at, 'latin1');
    at = array.writeUInt8(0, at);
    at += document.copy(array, at);
  });
  array.writeUInt8(0, at);
  return array;
}

/** A document whose first field is already encoded and whose others are not. */
function prepend(type: number, name: string, content: Buffer, rest: Document): Buffer {
  const tail = encode(rest).subarray(4);
  const label = Buffer.from(name);
  const length = 4 + 1 + label.length + 1 + content.length + tail.length;
  const document = Buffer.allocUnsafe(length);
  let at = document.writeInt32LE(length, 0);
  at = document.writeUInt8(type, at);
  at += label.copy(document, at);
  at = document.writeUInt8(0, at);
  at += content.copy(document, at);
  tail.copy(document, at);
  return document;
}

/**
 * The reply of `find`, `aggregate` and `getMore`: `{cursor: {<batch>: […], id, ns}, …}`, its documents unchanged
 * as they are stored.
 *
 * @param cursor the cursor's other fields: `id`, `ns`, and for a change stream its resume token
 * @param rest what follows `cursor` in the reply
 */
export function encodeCursorReply(
  batch: 'firstBatch' | 'nextBatch',
  documents: readonly Buffer[],
  cursor: Document,
  rest: Document,
): Buffer {
  return prepend(documentType, 'cursor', prepend(arrayType, batch, encodeArray(documents), cursor), rest);
}
