import { describe, expect, test } from '@jest/globals';
import { MaxKey, MinKey } from 'bson';
import fc from 'fast-check';
import { Index } from '../storage/index-definition.js';
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

  test.each([
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const)('is that of the entries of an index, %i and %i', (first, second) => {
    const index = new Index(1, { key: { a: first, b: second }, name: 'both' });
    const inIndex = arbitraryValue.filter((value) => !Array.isArray(value));
    fc.assert(
      fc.property(inIndex, inIndex, inIndex, inIndex, (a, b, c, d) => {
        const [left, right] = [index.keysOf({ a, b }), index.keysOf({ a: c, b: d })];
        // Such entries are never read for their order.
        if (left.shortened || right.shortened) return;
        const order = compareValues(a, c) * first || compareValues(b, d) * second;
        const [one = Buffer.alloc(0), other = Buffer.alloc(0)] = [...left.keys, ...right.keys];
        expect(sign(Buffer.compare(one, other))).toBe(sign(order));
      }),
      {
        numRuns: 3000,
        examples: [
          ['a', new MaxKey(), 'a\0', new MinKey()],
          ['a', 1, 'a\0', 1],
          ['', 1, '\0', 1],
        ],
      },
    );
  });

  test('is not that of the entries of texts with a zero character', () => {
    const index = new Index(1, { key: { a: -1, b: 1 }, name: 'both' });
    expect(index.keysOf({ a: 'a\0', b: 1 }).shortened).toBe(true);
    expect(index.keysOf({ a: ['a', 'b\0'], b: 1 }).shortened).toBe(true);
    expect(index.keysOf({ a: 'a', b: 1 }).shortened).toBe(false);
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
