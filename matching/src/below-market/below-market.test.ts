import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CURRENCIES, SALARY_PERIODS } from '@vela/contracts/constants';
import { BUNDLED_RATES } from '../subjects/rates.js';
import { yearlySek } from '../subjects/salary.js';
import { belowMarket } from './index.js';

const LOWER = 638_400;

test('pay below what three of four roles offer is told what that is, in its own currency and period', () => {
  const monthly = (amount: number) => belowMarket({ amount, currency: 'SEK', period: 'Monthly' }, LOWER, BUNDLED_RATES);
  expect(monthly(25_000)).toEqual({ threeOfFour: 53_200 });
  expect([monthly(53_200), monthly(80_000), monthly(0)]).toEqual([null, null, null]);
  expect(belowMarket({ amount: 300_000, currency: 'SEK', period: 'Yearly' }, LOWER, BUNDLED_RATES)).toEqual({
    threeOfFour: 638_000,
  });
});

test('what is told is above the pay that it is told of, and no more than the others offer', () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.integer({ min: 1, max: 3_000_000 }),
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom(...SALARY_PERIODS),
      (lower, amount, currency, period) => {
        const told = belowMarket({ amount, currency, period }, lower, BUNDLED_RATES)?.threeOfFour;
        if (told === undefined) return;
        expect(told).toBeGreaterThan(amount);
        expect(yearlySek({ amount: told, currency, period }, BUNDLED_RATES)).toBeLessThanOrEqual(lower);
      },
    ),
    { seed },
  );
});
