import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryNumber, arbitraryValue } from '../testing/arbitrary-values.js';
import { decode, encode } from './codec.js';
import { FieldSelection } from './field-selection.js';
import { encodeKey, identityKey } from './key.js';
import { compareValues } from './order.js';

function sign(order: number): number {
  return Math.sign(order) + 0;
}

describe('the order of values', () => {
  test('is that of their keys', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, (left, right) => {
        expect(sign(Buffer.compare(encodeKey(left), encodeKey(right)))).toBe(sign(compareValues(left, right)));
      }),
      { numRuns: 3000 },
    );
  });

  test('tells a long text from one that looks like its hash', () => {
    const long = 'a'.repeat(5000);
    for (const value of [long, [long], { long }]) {
      const key = identityKey(value);
      for (let from = 0; from < key.length; from += 1) expect(identityKey(key.slice(from))).not.toBe(key);
    }
  });

  test('is total', () => {
    fc.assert(
      fc.property(arbitraryNumber, arbitraryNumber, arbitraryNumber, (a, b, c) => {
        expect(sign(compareValues(a, b))).toBe(-sign(compareValues(b, a)) + 0);
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0) expect(compareValues(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 3000 },
    );
  });

  test('makes equal what has the same identity', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, (left, right) => {
        expect(identityKey(left) === identityKey(right)).toBe(compareValues(left, right) === 0);
      }),
      { numRuns: 2000 },
    );
  });

  test('survives storage', () => {
    fc.assert(
      fc.property(arbitraryValue, (value) => {
        expect(compareValues(decode(encode({ value }))['value'], value)).toBe(0);
      }),
    );
  });
});

test('some fields of a document decode as they do in all of it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'cd', 'd', 'é', ''), arbitraryValue)),
      fc.subarray(['a', 'c', 'é', 'a name longer than the document', '']),
      (entries, names) => {
        const raw = encode(Object.fromEntries(entries));
        const all = Object.entries(decode(raw)).filter(([name]) => names.includes(name));
        expect(encode(new FieldSelection(names).read(raw))).toEqual(encode(Object.fromEntries(all)));
      },
    ),
  );
});
