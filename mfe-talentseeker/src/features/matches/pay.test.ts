import { expect, test } from '@jest/globals';
import { matchedPay } from './pay.js';

const perEuro = { DKK: 7.445, EUR: 1, ISK: 150.1, NOC: 11.471, SEK: 11.3355, USD: 1.0965 };
const rates = { date: '2023-04-26', perEuro };
const stated = { minSalary: 60_000, maxSalary: null, currency: 'EUR', compensationTimePeriod: 'Yearly' } as const;
const inRolesTerms = {
  minSalary: 56_678,
  maxSalary: null,
  currency: 'SEK',
  compensationTimePeriod: 'Monthly',
} as const;

test('a match’s pay is in the role’s terms, until its reader chose a currency', () => {
  const role = { text: '56,678 SEK', period: 'monthly', stated: '60,000 EUR yearly' };
  expect(matchedPay(stated, inRolesTerms, { currency: null, rates: null })).toEqual(role);
  expect(matchedPay(stated, inRolesTerms, { currency: 'SEK', rates })).toEqual(role);
  // Rates are on their way.
  expect(matchedPay(stated, inRolesTerms, { currency: 'NOC', rates: null })).toEqual(role);
});

test('in the reader’s currency it is per the role’s period, with what the talent said beside it', () => {
  expect(matchedPay(stated, inRolesTerms, { currency: 'NOC', rates })).toEqual({
    text: '≈ 57,000 NOC',
    period: 'monthly',
    stated: '60,000 EUR yearly',
  });
  expect(matchedPay(stated, inRolesTerms, { currency: 'EUR', rates }).text).toBe('≈ 5,000 EUR');
  expect(matchedPay(stated, null, { currency: 'EUR', rates })).toEqual({
    text: '60,000 EUR',
    period: 'yearly',
    stated: null,
  });
  const nothing = { ...stated, minSalary: null };
  expect(matchedPay(nothing, null, { currency: 'NOC', rates })).toEqual({ text: null, period: '', stated: null });
});
