import { encode } from '../values/codec.js';
import type { Document } from '../values/value.js';

/** BSON's element types used to compose replies from documents that stay encoded. */
const documentType = 0x03;
const arrayType = 0x04;
const cursorName = 'cursor\0';

/** Bytes of the name of an array's element, which is its position. */
function digitsOf(position: number): number {
  let digits = 1;
  for (let rest = position; rest >= 10; rest = Math.floor(rest / 10)) digits += 1;
  return digits;
}

/** Bytes of an encoded array of encoded documents. */
function arrayBytes(documents: readonly Buffer[]): number {
  let length = 5;
  for (let at = 0; at < documents.length; at += 1) length += 2 + digitsOf(at) + (documents[at]?.length ?? 0);
  return length;
}

/** Writes an array of encoded documents. @returns the position behind it */
function writeArray(documents: readonly Buffer[], length: number, target: Buffer, from: number): number {
  let at = target.writeInt32LE(length, from);
  for (const [index, document] of documents.entries()) {
    target[at] = documentType;
    at += 1;
    at += target.write(String(index), at, 'latin1');
    target[at] = 0;
    at += 1;
    target.set(document, at);
    at += document.length;
  }
  target[at] = 0;
  return at + 1;
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
  const [cursorTail, tail] = [encode(cursor), encode(rest)];
  const batchBytes = arrayBytes(documents);
  const batchName = `${batch}\0`;
  // Of the two that are encoded already, their lengths are left out.
  const cursorBytes = 4 + 1 + batchName.length + batchBytes + cursorTail.length - 4;
  const reply = Buffer.allocUnsafe(4 + 1 + cursorName.length + cursorBytes + tail.length - 4);
  let at = reply.writeInt32LE(reply.length, 0);
  at = reply.writeUInt8(documentType, at);
  at += reply.write(cursorName, at, 'latin1');
  at = reply.writeInt32LE(cursorBytes, at);
  at = reply.writeUInt8(arrayType, at);
  at += reply.write(batchName, at, 'latin1');
  at = writeArray(documents, batchBytes, reply, at);
  at += cursorTail.copy(reply, at, 4);
  tail.copy(reply, at, 4);
  return reply;
}
