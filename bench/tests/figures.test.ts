import { afterEach, expect, jest, test } from '@jest/globals';
import { quantile } from '../conversations/times.mjs';
import { Figures, median } from '../figures.mjs';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the median is the one in the middle, whatever the order; of an even number the greater of the two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9, 1, 5])).toBe(9);
  expect(median([])).toBeNaN();
});

test('a quantile is the first value that so many are below', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(hundred, 0.5)).toBe(51);
  expect(quantile(hundred, 0.95)).toBe(96);
  expect(quantile(hundred, 1)).toBe(100);
  expect(quantile([7], 0.99)).toBe(7);
});

test('figures are told beside their goals, and what was missed is said', () => {
  const told = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const figures = new Figures();
  figures.add('A page', '4.1 ×', '≥ 3 ×', true);
  figures.add('Another page', '2 ×', '≥ 3 ×', false);
  figures.note('Seen', '12 KB');
  figures.print('load 0.2');
  expect(told.mock.calls.join('\n').trim().split('\n')).toEqual([
    'WHAT          MEASURED (load 0.2)  GOAL',
    'A page        4.1 ×                ≥ 3 ×  met',
    'Another page  2 ×                  ≥ 3 ×  MISSED',
    'Seen          12 KB',
  ]);
  expect(figures.missed).toBe(1);
});
