import { expect, test } from '@jest/globals';
import { Binary, Int32, Long, Timestamp } from 'bson';
import { decode, encode } from '../values/codec.js';
import { withReplyTimes } from './reply-times.js';

test('a reply says the times last, and is otherwise unchanged', () => {
  const now = new Timestamp({ t: 0xfedcba98, i: 7 });
  const signature = { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO };
  const reply = withReplyTimes(encode({ n: new Int32(3), ok: new Int32(1) }), now);
  expect(reply).toEqual(
    encode({ n: new Int32(3), ok: new Int32(1), $clusterTime: { clusterTime: now, signature }, operationTime: now }),
  );
  expect(Object.keys(decode(reply))).toEqual(['n', 'ok', '$clusterTime', 'operationTime']);
});
