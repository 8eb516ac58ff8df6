import { expect, test } from '@jest/globals';
import { BUNDLED_RATES } from '../subjects/rates.js';
import { belowMarket } from './index.js';

const LOWER = 638_400;

test('pay below what three of four roles offer is told what that is, in its own currency and period', () => {
  const monthly = (amount: number) => belowMarket({ amount, currency: 'SEK', period: 'Monthly' }, LOWER, BUNDLED_RATES);
  expect(monthly(25_000)).toEqual({ threeOfFour: 53_200 });
  expect([monthly(53_200), monthly(80_000), monthly(0)]).toEqual([null, null, null]);
  expect(belowMarket({ amount: 300_000, currency: 'SEK', period: 'Yearly' }, LOWER, BUNDLED_RATES)).toEqual({
    threeOfFour: 639_000,
  });
});
