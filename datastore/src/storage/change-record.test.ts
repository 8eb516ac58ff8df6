import { expect, test } from '@jest/globals';
import { Binary, Timestamp } from 'bson';
import fc from 'fast-check';
import { countOf, decodeChange, encodeChange, type LoggedChange } from './change-record.js';

const bytes = fc.uint8Array({ maxLength: 40 }).map((each) => Buffer.from(each));
const state = fc.option(bytes, { nil: undefined });

test('a change of a document is read as it was written, its two states byte by byte', () => {
  const some = fc.record({ before: state, after: state, keepsImages: fc.boolean(), uuid: fc.boolean() });
  fc.assert(
    fc.property(some, ({ before, after, keepsImages, uuid }) => {
      const entry: LoggedChange = {
        time: new Timestamp({ t: 5, i: 7 }),
        at: new Date(1_700_000_000_123),
        database: 'a',
        collection: 'b.c',
        uuid: uuid ? new Binary(Buffer.alloc(16, 3), Binary.SUBTYPE_UUID) : undefined,
        change: { kind: 'update', before, after, keepsImages },
      };
      const raw = encodeChange(entry, { number: 9, bytes: 1000 });
      expect(decodeChange(entry.time, raw)).toEqual(entry);
      expect(countOf(raw)).toEqual({ number: 10, bytes: 1000 + raw.length });
    }),
  );
});

test('what differs little takes little room', () => {
  const [before, after] = [
    Buffer.from(`${'x'.repeat(5000)}1${'y'.repeat(5000)}`),
    Buffer.from(`${'x'.repeat(5000)}22${'y'.repeat(5000)}`),
  ];
  const change = { kind: 'update', before, after, keepsImages: true } as const;
  const entry = {
    time: new Timestamp({ t: 1, i: 1 }),
    at: new Date(),
    database: 'a',
    collection: 'b',
    uuid: undefined,
    change,
  };
  expect(encodeChange(entry, { number: 0, bytes: 0 }).length).toBeLessThan(after.length + 100);
});
