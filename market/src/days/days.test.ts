import { describe, expect, test } from '@jest/globals';
import {
  addBusinessDays,
  dayAndMonthText,
  dayOf,
  daysBetween,
  daysLater,
  daysPassed,
  dayText,
  endOfDay,
  endOfDayAfter,
  isBusinessDay,
  isDay,
  mondayOf,
  shortDayAndMonthText,
  shortDayText,
  startOfDay,
  startOfDayAfter,
  weekOf,
} from './index.js';

describe("a day of the market is Stockholm's, whatever the machine's zone", () => {
  test.each([
    // Winter: one hour ahead of UTC.
    ['2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    // Summer: two hours.
    ['2027-04-30T21:59:59.999Z', '2027-04-30'],
    ['2027-04-30T22:00:00.000Z', '2027-05-01'],
    // Around both changes of the clock.
    ['2027-03-27T23:00:00.000Z', '2027-03-28'],
    ['2027-03-28T21:59:59.999Z', '2027-03-28'],
    ['2027-03-28T22:00:00.000Z', '2027-03-29'],
    ['2027-10-30T22:00:00.000Z', '2027-10-31'],
    ['2027-10-31T22:59:59.999Z', '2027-10-31'],
    ['2027-10-31T23:00:00.000Z', '2027-11-01'],
  ])('%s lies on %s', (moment, day) => {
    expect(dayOf(moment)).toBe(day);
    expect(dayOf(new Date(moment))).toBe(day);
  });

  test.each([
    ['2027-01-15', '2027-01-14T23:00:00.000Z', '2027-01-15T22:59:59.999Z'],
    ['2027-04-30', '2027-04-29T22:00:00.000Z', '2027-04-30T21:59:59.999Z'],
    // The day with 23 hours, and the one with 25.
    ['2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T21:59:59.999Z'],
    ['2027-10-31', '2027-10-30T22:00:00.000Z', '2027-10-31T22:59:59.999Z'],
  ])('%s runs from %s to %s', (day, first, last) => {
    expect(startOfDay(day).toISOString()).toBe(first);
    expect(endOfDay(day).toISOString()).toBe(last);
  });

  test.each([
    ['2027-01-15T22:59:59Z', 14, '2027-01-28T23:00:00.000Z', '2027-01-29T22:59:59.999Z'],
    ['2027-01-15T23:00:00Z', 14, '2027-01-29T23:00:00.000Z', '2027-01-30T22:59:59.999Z'],
    // Over both changes of the clock.
    ['2027-03-27T22:59:00Z', 1, '2027-03-27T23:00:00.000Z', '2027-03-28T21:59:59.999Z'],
    ['2027-03-27T22:59:00Z', 2, '2027-03-28T22:00:00.000Z', '2027-03-29T21:59:59.999Z'],
    ['2027-10-30T22:30:00Z', 1, '2027-10-31T23:00:00.000Z', '2027-11-01T22:59:59.999Z'],
  ])('of %s the day %d days later runs from %s to %s', (moment, days, first, last) => {
    expect(startOfDayAfter(moment, days).toISOString()).toBe(first);
    expect(endOfDayAfter(moment, days).toISOString()).toBe(last);
  });

  test('is what people read', () => {
    expect(dayAndMonthText('2027-04-30T21:59:59.999Z')).toBe('30 April');
    expect(dayText('2027-04-30T22:00:00.000Z')).toBe('1 May 2027');
    expect(shortDayAndMonthText('2027-04-30T22:00:00.000Z')).toBe('1 May');
    expect(shortDayText(new Date('2026-12-31T23:00:00Z'))).toBe('1 Jan 2027');
  });

  test('belongs to the week of a Monday', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-23',
    ]);
  });
});

describe('business days', () => {
  test.each([
    // 2026-11-20 is a Friday.
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 5, '2026-11-27'],
    ['2026-11-21', 5, '2026-11-27'],
    ['2026-11-23', 5, '2026-11-30'],
    // Over Christmas Eve to Boxing Day, New Year's Eve and Day, and Epiphany.
    ['2026-12-23', 1, '2026-12-28'],
    ['2026-12-23', 5, '2027-01-05'],
    ['2027-01-05', 1, '2027-01-07'],
    // Over Good Friday and Easter Monday.
    ['2027-03-25', 1, '2027-03-30'],
  ])('%s and %d business days are %s', (day, days, later) => expect(addBusinessDays(day, days)).toBe(later));

  test.each([
    ['2024', '2024-03-29', '2024-04-01', '2024-05-09', '2024-06-21'],
    ['2025', '2025-04-18', '2025-04-21', '2025-05-29', '2025-06-20'],
    ['2026', '2026-04-03', '2026-04-06', '2026-05-14', '2026-06-19'],
    ['2027', '2027-03-26', '2027-03-29', '2027-05-06', '2027-06-25'],
    ['2038', '2038-04-23', '2038-04-26', '2038-06-03', '2038-06-25'],
  ])('%s: Good Friday, Easter Monday, Ascension Day and Midsummer Eve are none', (_, ...days) => {
    expect(days.map(isBusinessDay)).toEqual([false, false, false, false]);
  });

  // While a year is typed, the field holds its first digits.
  test.each(['0002-11-27', '0020-11-27', '0202-11-27', '0999-12-31', '9998-12-31'])(
    'of %s, a day that the calendar has, too',
    (day) => expect(isDay(addBusinessDays(day, 5))).toBe(true),
  );

  test('a weekday between holidays is one', () => {
    expect(['2027-03-25', '2027-03-30', '2026-12-28', '2026-12-30'].map(isBusinessDay)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

test('weeks begin on Monday in Stockholm, and days between moments are its calendar', () => {
  expect(weekOf('2024-07-14T22:00:00Z')).toBe(weekOf('2024-07-14T21:59:59Z') + 1);
  expect(weekOf('2024-07-21T21:59:59Z')).toBe(weekOf('2024-07-14T22:00:00Z'));
  expect(weekOf('1970-01-01T00:00:00Z')).toBe(0);
  expect(daysBetween('2026-11-20T22:59:59Z', '2026-11-20T23:00:00Z')).toBe(1);
  expect(daysBetween('2026-11-20T23:00:00Z', '2026-11-20T22:59:59Z')).toBe(-1);
  // The night on which the clocks go back has 25 hours.
  expect(daysBetween('2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z')).toBe(0);
});

test('days pass whole', () => {
  expect(daysPassed('2026-01-01T00:00:00Z', '2026-01-02T23:00:00Z')).toBe(1);
  expect(daysPassed('2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z')).toBe(0);
  const now = new Date('2026-01-01T00:00:00Z');
  expect(daysLater(now, 14).toISOString()).toBe('2026-01-15T00:00:00.000Z');
});
