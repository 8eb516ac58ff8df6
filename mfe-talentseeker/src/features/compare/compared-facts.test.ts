import { expect, test } from '@jest/globals';
import type { PayReader } from '@vela/formats';
import { aMatch, aProfile, matchDetails } from '../../testing/market.js';
import { comparedFacts, type ComparedMatch } from './compared-facts.js';

const rates = {
  date: '2023-04-26',
  perEuro: { DKK: 7.445, EUR: 1, ISK: 150.1, NOC: 11.471, SEK: 11.3355, USD: 1.0965 },
};
const inSek: ComparedMatch = { ...matchDetails, score: aMatch.score, fitted: aMatch.fitted };
/** Said in euros a year; the server told it in the role's kronor a month. */
const inEuros: ComparedMatch = {
  ...inSek,
  jobSeekerProfile: {
    ...aProfile,
    minSalary: 60_000,
    maxSalary: null,
    currency: 'EUR',
    compensationTimePeriod: 'Yearly',
  },
  fitted: {
    ...aMatch.fitted,
    setups: ['hybrid'],
    pay: { minSalary: 56_678, maxSalary: null, currency: 'SEK', compensationTimePeriod: 'Monthly' },
  },
};

const valuesOf = (title: string, reader: PayReader) =>
  comparedFacts([inSek, inEuros], reader).find((fact) => fact.title === title)?.values;

test('pay stands in the role’s currency, or in the one that its reader chose, with what was said in brackets', () => {
  expect(valuesOf('Pay', { currency: null, rates: null })).toEqual([
    '58,000–66,000 SEK monthly',
    '56,678 SEK monthly (60,000 EUR yearly)',
  ]);
  expect(valuesOf('Pay', { currency: 'NOC', rates })).toEqual([
    '≈ 59,000–67,000 NOC monthly (58,000–66,000 SEK)',
    '≈ 57,000 NOC monthly (60,000 EUR yearly)',
  ]);
});

test('the desired role with its years, and what fits of the ways of working first', () => {
  const reader = { currency: null, rates: null };
  expect(valuesOf('Desired role', reader)).toEqual(['Data Engineer, 6 years', 'Data Engineer, 6 years']);
  expect(valuesOf('Work setup', reader)).toEqual(['Remote or Hybrid', 'Hybrid, also Remote']);
  expect(valuesOf('Python', reader)).toEqual(['5 of 5', '5 of 5']);
});
