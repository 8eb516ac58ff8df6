import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { apportion } from './apportion.js';

test('parts are whole, near their share, below their cap, and add up', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.array(fc.nat(50), { minLength: 1, maxLength: 8 }), (total, weights) => {
      const sum = weights.reduce((a, b) => a + b, 0);
      fc.pre(sum > 0);
      const parts = apportion(total, weights);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
      parts.forEach((part, index) => {
        expect(Math.abs(part - (total * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
      });
    }),
  );
});

test('a part at its cap leaves the rest to the next', () => {
  expect(apportion(5, [1, 1, 1])).toEqual([2, 2, 1]);
  expect(apportion(5, [1, 1, 1], [1, 2, 2])).toEqual([1, 2, 2]);
  expect(apportion(7, [0, 0])).toEqual([0, 0]);
});
