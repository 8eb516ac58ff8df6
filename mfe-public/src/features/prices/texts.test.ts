import { expect, test } from '@jest/globals';
import { sekText, tokensText, yearsRangeText } from '@vela/formats';
import { SENIORITY_BANDS, seniorityOf } from '@vela/market/prices';
import { tokenPriceText } from './texts.js';

test('prices read as the specification names them', () => {
  expect(tokenPriceText()).toBe('50 SEK');
  expect(sekText(120_000)).toBe('120,000 SEK');
  expect([0, 1, 3].map(tokensText)).toEqual(['0 tokens', '1 token', '3 tokens']);
});

test('the bands cover every year once', () => {
  expect(SENIORITY_BANDS.map(yearsRangeText)).toEqual([
    '0 years',
    '1 to 2 years',
    '3 to 5 years',
    '6 to 12 years',
    '13 to 21 years',
    '22 years and more',
  ]);
  for (const band of SENIORITY_BANDS) expect(seniorityOf(band.fromYears)).toBe(band);
});
