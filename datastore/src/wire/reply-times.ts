import { Binary, Long, Timestamp } from 'bson';
import { encode } from '../values/codec.js';

const signature = { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO };
const mark = new Timestamp({ t: 0x01020304, i: 0x05060708 });
const marked = encode({ $clusterTime: { clusterTime: mark, signature }, operationTime: mark });
/** The elements of that document, without its length and its end. */
const elements = marked.subarray(4, marked.length - 1);
const markBytes = Buffer.from([8, 7, 6, 5, 4, 3, 2, 1]);
const places = [elements.indexOf(markBytes), elements.lastIndexOf(markBytes)] as const;

/** Bytes that {@link writeReplyTimes} writes. */
export const replyTimesBytes = elements.length;

/**
 * Writes the times every reply carries, `$clusterTime` and `operationTime`, as elements of a BSON document.
 *
 * @param now the store's logical time
 * @param at where in `target`; {@link replyTimesBytes} have room there
 * @returns the position after them
 */
export function writeReplyTimes(now: Timestamp, target: Buffer, at: number): number {
  target.set(elements, at);
  for (const place of places) {
    target.writeUInt32LE(now.i, at + place);
    target.writeUInt32LE(now.t, at + place + 4);
  }
  return at + elements.length;
}

/** An encoded document with those times at its end. */
export function withReplyTimes(document: Buffer, now: Timestamp): Buffer {
  const whole = Buffer.allocUnsafe(document.length + elements.length);
  whole.set(document);
  whole.writeInt32LE(whole.length, 0);
  whole.writeUInt8(0, writeReplyTimes(now, whole, document.length - 1));
  return whole;
}
