import { describe, expect, test } from '@jest/globals';
import { firstPlaceText, salaryRangeText, yearsText } from '@vela/formats';
import { daysBetween, daysUntil } from './days.js';
import { placesText } from './places.js';
import { setupText } from './setup.js';

describe('salary range', () => {
  const pay = { minSalary: 58_000, maxSalary: 66_000, currency: 'SEK', compensationTimePeriod: 'Monthly' } as const;
  test.each([
    [pay, '58.000–66.000 SEK'],
    [{ ...pay, minSalary: 66_000, maxSalary: 58_000 }, '58.000–66.000 SEK'],
    [{ ...pay, maxSalary: null }, '58.000 SEK'],
    [{ ...pay, maxSalary: 58_000 }, '58.000 SEK'],
    [{ ...pay, currency: null }, '58.000–66.000'],
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

test('days pass whole and are left begun', () => {
  expect(daysBetween('2026-01-01T00:00:00Z', '2026-01-02T23:00:00Z')).toBe(1);
  expect(daysBetween('2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z')).toBe(0);
  const now = new Date('2026-01-01T00:00:00Z');
  expect([
    daysUntil('2026-01-01T00:00:01Z', now),
    daysUntil('2026-01-15T00:00:00Z', now),
    daysUntil('2025-12-01T00:00:00Z', now),
  ]).toEqual([1, 14, 0]);
});

test('one year is singular', () => {
  expect([0, 1, 2].map(yearsText)).toEqual(['0 years', '1 year', '2 years']);
});
