import { expect, test } from '@jest/globals';
import { cochranMantelHaenszel, holm, newcombe, wilson } from './statistics.js';

test('intervals are those of the literature', () => {
  // Newcombe 1998, Table II: 56/70 against 48/80.
  const { from, to } = newcombe({ hits: 56, of: 70 }, { hits: 48, of: 80 });
  expect([from.toFixed(4), to.toFixed(4)]).toEqual(['0.0524', '0.3339']);
  const none = wilson({ hits: 0, of: 10 });
  expect([none.from, none.to.toFixed(4)]).toEqual([0, '0.2775']);
});

test('a difference that the strata explain is none', () => {
  // Each field treats both alike; the group applies where few are taken (Simpson's paradox).
  const strata = [
    { group: { hits: 8, of: 80 }, others: { hits: 2, of: 20 } },
    { group: { hits: 10, of: 20 }, others: { hits: 40, of: 80 } },
  ];
  expect(cochranMantelHaenszel(strata)).toBeGreaterThan(0.8);
  const pooled = [{ group: { hits: 18, of: 100 }, others: { hits: 42, of: 100 } }];
  expect(cochranMantelHaenszel(pooled)).toBeLessThan(0.001);
  expect(cochranMantelHaenszel([])).toBe(1);
});

test('Holm multiplies the smallest by all, and keeps the order', () => {
  expect(holm([0.01, 0.04, 0.03]).map((value) => Number(value.toFixed(4)))).toEqual([0.03, 0.06, 0.06]);
});
