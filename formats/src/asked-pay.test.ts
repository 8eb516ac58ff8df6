import { expect, test } from '@jest/globals';
import { askedPay, askedPayText } from './asked-pay.js';

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
  expect(askedPay(stated, { pay: inRolesTerms }, { currency: null, rates: null })).toEqual(role);
  expect(askedPay(stated, { pay: inRolesTerms }, { currency: 'SEK', rates })).toEqual(role);
  // Rates are on their way.
  expect(askedPay(stated, { pay: inRolesTerms }, { currency: 'NOC', rates: null })).toEqual(role);
});

test('in the reader’s currency it is per the role’s period, with what the talent said beside it', () => {
  expect(askedPay(stated, { pay: inRolesTerms }, { currency: 'NOC', rates })).toEqual({
    text: '≈ 57,000 NOC',
    period: 'monthly',
    stated: '60,000 EUR yearly',
  });
  expect(askedPay(stated, { pay: inRolesTerms }, { currency: 'EUR', rates }).text).toBe('≈ 5,000 EUR');
  expect(askedPay(stated, {}, { currency: 'EUR', rates })).toEqual({
    text: '60,000 EUR',
    period: 'yearly',
    stated: null,
  });
  const nothing = { ...stated, minSalary: null };
  expect(askedPay(nothing, {}, { currency: 'NOC', rates })).toEqual({ text: null, period: '', stated: null });
});

test('without the server’s figure it is about, per the period that is asked for', () => {
  expect(askedPay(stated, { period: 'Monthly' }, { currency: 'SEK', rates })).toEqual({
    text: '≈ 57,000 SEK',
    period: 'monthly',
    stated: '60,000 EUR yearly',
  });
  // Until rates are there, and where it was stated so.
  for (const reader of [{ currency: 'SEK', rates: null } as const, { currency: 'EUR', rates } as const])
    expect(askedPay(stated, {}, reader)).toEqual({ text: '60,000 EUR', period: 'yearly', stated: null });
});

test('pay without a period is a month’s, and is told so in a role’s period', () => {
  const bare = { ...stated, minSalary: 5000, compensationTimePeriod: null };
  expect(askedPay(bare, { period: 'Yearly' }, { currency: 'SEK', rates })).toEqual({
    text: '≈ 680,000 SEK',
    period: 'yearly',
    stated: '5,000 EUR monthly',
  });
  expect(askedPay(bare, { period: 'Monthly' }, { currency: 'EUR', rates })).toEqual({
    text: '5,000 EUR',
    period: 'monthly',
    stated: null,
  });
});

test('in one line', () => {
  const none = { currency: null, rates: null };
  expect(askedPayText(stated, { pay: inRolesTerms }, none)).toBe('56,678 SEK monthly (60,000 EUR yearly)');
  expect(askedPayText(stated, {}, none)).toBe('60,000 EUR yearly');
  expect(askedPayText(stated, {}, { currency: 'SEK', rates })).toBe('≈ 680,000 SEK yearly (60,000 EUR)');
  expect(askedPayText({ ...stated, compensationTimePeriod: null }, {}, none)).toBe('60,000 EUR monthly');
  expect(askedPayText({ ...stated, minSalary: null }, {}, none)).toBeNull();
});
