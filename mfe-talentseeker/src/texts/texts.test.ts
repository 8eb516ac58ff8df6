import { describe, expect, test } from '@jest/globals';
import { firstPlaceText, salaryRangeText, yearsText } from '@vela/formats';
import { placesText } from './places.js';
import { setupText } from './setup.js';

describe('salary range', () => {
  const pay = { minSalary: 58_000, maxSalary: 66_000, currency: 'SEK', compensationTimePeriod: 'Monthly' } as const;
  test.each([
    [pay, '58,000–66,000 SEK'],
    [{ ...pay, minSalary: 66_000, maxSalary: 58_000 }, '58,000–66,000 SEK'],
    [{ ...pay, maxSalary: null }, '58,000 SEK'],
    [{ ...pay, maxSalary: 58_000 }, '58,000 SEK'],
    [{ ...pay, currency: null }, '58,000–66,000'],
    [{ ...pay, minSalary: null, maxSalary: null }, null],
    [{ ...pay, minSalary: 0, maxSalary: 0 }, '0 SEK'],
  ])('%j reads %s', (stated, text) => {
    expect(salaryRangeText(stated)).toBe(text);
  });
});

test('work setups read in the order of the match card', () => {
  expect(setupText({ remote: true, hybrid: true, office: true })).toBe('Remote, Office, Hybrid');
  expect(setupText({ remote: false, hybrid: true, office: false })).toBe('Hybrid');
  expect(setupText({ remote: false, hybrid: false, office: false })).toBe('Work setup not given');
});

test('a place is the first city with its country', () => {
  expect(firstPlaceText({ Sweden: ['Göteborg', 'Malmö'], Norway: [] })).toBe('Göteborg, Sweden');
  expect(firstPlaceText({ Norway: [] })).toBe('Norway');
  expect(firstPlaceText({})).toBeNull();
  expect(placesText({ Sweden: ['Göteborg', 'Malmö'], Norway: [] })).toBe('Göteborg, Malmö (Sweden), Norway');
});

test('one year is singular', () => {
  expect([0, 1, 2].map(yearsText)).toEqual(['0 years', '1 year', '2 years']);
});
