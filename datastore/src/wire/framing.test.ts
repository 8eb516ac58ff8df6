import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { maximumMessageBytes, messageSplitter } from './framing.js';

function message(length: number): Buffer {
  const bytes = Buffer.alloc(length, length % 251);
  bytes.writeInt32LE(length, 0);
  return bytes;
}

test('messages come out as they went in, however the stream is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 16, max: 300 })),
      fc.infiniteStream(fc.integer({ min: 1, max: 50 })),
      (lengths, cuts) => {
        const messages = lengths.map(message);
        const received: Buffer[] = [];
        const split = messageSplitter((each) => received.push(each));
        let stream = Buffer.concat(messages);
        while (stream.length > 0) {
          const cut = cuts.next().value ?? 1;
          split(stream.subarray(0, cut));
          stream = stream.subarray(cut);
        }
        expect(received).toEqual(messages);
      },
    ),
  );
});

test.each([15, -1, maximumMessageBytes + 100_000])('a message of %d bytes is none', (length) => {
  const head = Buffer.alloc(16);
  head.writeInt32LE(length, 0);
  expect(() => messageSplitter(() => undefined)(head)).toThrow(`a message of ${length} bytes`);
});
