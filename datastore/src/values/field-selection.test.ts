import { expect, test } from '@jest/globals';
import { Int32 } from 'bson';
import fc from 'fast-check';
import { arbitraryDocument, arbitraryValue } from '../testing/arbitrary-values.js';
import { decode, encode } from './codec.js';
import { FieldSelection } from './field-selection.js';
import type { Document } from './value.js';

test('some fields are decoded to what decoding everything gives', () => {
  fc.assert(
    fc.property(
      arbitraryDocument,
      fc.dictionary(fc.constantFrom('a', 'bb', 'ä', '__proto__', '1'), arbitraryValue, { noNullPrototype: true }),
      fc.subarray(['a', 'b', 'bb', 'c', 'ä', '__proto__', '1', '']),
      (one, other, names) => {
        const raw = encode({ ...one, ...other, tail: 'x'.repeat(70) });
        const whole = decode(raw);
        const wanted = new Set(names);
        const expected = Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.has(name)));
        const read = new FieldSelection(names).read(raw);
        expect(encode(read)).toEqual(encode(expected));
        expect(Object.keys(read)).toEqual(Object.keys(expected));
      },
    ),
    { numRuns: 500 },
  );
});

test('a value does not change with the bytes it was read from', () => {
  const raw = encode({ id: 'x', list: [new Int32(1)] });
  const read = new FieldSelection(['id', 'list']).read(raw);
  raw.fill(0xff);
  expect(encode(read)).toEqual(encode({ id: 'x', list: [new Int32(1)] }));
});

test('documents are alike in some fields when these are, whatever the others are', () => {
  fc.assert(
    fc.property(arbitraryDocument, arbitraryDocument, fc.subarray(['a', 'b', 'c']), (left, right, names) => {
      const part = (document: Document): Buffer =>
        encode(Object.fromEntries(Object.entries(document).filter(([name]) => names.includes(name))));
      const selection = new FieldSelection(names);
      expect(selection.isSameIn(encode(left), encode(right))).toBe(part(left).equals(part(right)));
      const more = { ...left, d: new Int32(1) };
      expect(selection.isSameIn(encode(left), encode(more))).toBe(true);
    }),
  );
});
