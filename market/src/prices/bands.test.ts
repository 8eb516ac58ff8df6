import { expect, test } from '@jest/globals';
import { SENIORITY_BANDS, seniorityOf } from './bands.js';

test.each([
  [0, 'Graduate', 0, 10_000],
  [1, 'Junior', 1, 45_000],
  [2, 'Junior', 1, 45_000],
  [3, 'Mid', 2, 75_000],
  [5, 'Mid', 2, 75_000],
  [6, 'Senior', 3, 120_000],
  [12, 'Senior', 3, 120_000],
  [13, 'Expert', 4, 135_000],
  [20, 'Expert', 4, 135_000],
  [21, 'Expert', 4, 135_000],
  [22, 'Expert+', 6, 200_000],
  [99, 'Expert+', 6, 200_000],
])('%d years are %s: %d tokens, a fee of %d SEK', (years, label, tokens, feeSek) => {
  expect(seniorityOf(years)).toMatchObject({ label, tokens, feeSek });
});

test('the bands join without a gap', () => {
  SENIORITY_BANDS.reduce((next, band) => {
    expect(band.fromYears).toBe(next);
    return (band.toYears ?? 98) + 1;
  }, 0);
});
