import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { GONE, Postings } from './postings.js';

const SHIFT = 4;
const all = (postings: Postings): number[] => postings.runs().flatMap((run) => [...run]);
const bytesOf = (numbers: readonly number[]): Buffer => Buffer.from(Uint32Array.from(numbers).buffer);

function filled(count: number): Postings {
  const postings = new Postings();
  for (let slot = 0; slot < count; slot += 1) postings.push((slot << SHIFT) | (slot % 11));
  return postings;
}

/** Which slots live on: all but every n-th, and none from a slot on. */
const anyLoss = fc.record({ every: fc.integer({ min: 1, max: 9 }), until: fc.integer({ min: 0, max: 20_000 }) });

/** Around the sizes at which a new block begins, and any other. */
const anyCount = fc.oneof(
  fc.nat({ max: 20_000 }),
  fc
    .tuple(fc.constantFrom(0, 1, 2, 4), fc.integer({ min: -2, max: 2 }))
    .map(([blocks, off]) => Math.max(0, blocks * 4096 + off)),
);

describe('a list of postings keeps what it was given', () => {
  test('in order, however long it is, when slots go, when it is trimmed and when it grows on', () => {
    fc.assert(
      fc.property(anyCount, anyLoss, anyCount, fc.boolean(), (count, { every, until }, more, trimmed) => {
        const postings = filled(count);
        const moved = new Uint32Array(count).fill(GONE);
        const expected: number[] = [];
        for (let slot = 0; slot < count; slot += 1) {
          if (slot % every === 0 || slot >= until) continue;
          moved[slot] = expected.length;
          expected.push((expected.length << SHIFT) | (slot % 11));
        }
        postings.renumber(moved, SHIFT);
        if (trimmed) postings.trim();
        for (let entry = 0; entry < more; entry += 1) {
          postings.push(entry);
          expected.push(entry);
        }
        expect(postings.length).toBe(expected.length);
        // As bytes: to compare so many numbers one by one takes a hundred times as long.
        expect(bytesOf(all(postings)).equals(bytesOf(expected))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('a trim leaves room for about one entry in sixty more', () => {
    const postings = filled(20_000);
    postings.trim();
    expect(postings.bytes).toBeLessThanOrEqual(20_000 * 4 * (1 + 1 / 60));
  });
});
