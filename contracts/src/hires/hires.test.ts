import { describe, expect, test } from '@jest/globals';
import { addBusinessDays, addDays, addMonths, feeRefundPercent, isDay, isLateNotice } from './index.js';

describe('days', () => {
  test.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-11-21T00:00', false],
    ['soon', false],
    ['', false],
  ])('"%s" is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-06-15', 2, '2026-08-15'],
  ])('%s and %d months are %s', (day, months, later) => expect(addMonths(day, months)).toBe(later));

  test.each([
    // 2026-11-20 is a Friday.
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 5, '2026-11-27'],
    ['2026-11-21', 5, '2026-11-27'],
    ['2026-11-23', 5, '2026-11-30'],
  ])('%s and %d business days are %s', (day, days, later) => expect(addBusinessDays(day, days)).toBe(later));

  test('days go on over the end of the year', () => expect(addDays('2026-12-31', 1)).toBe('2027-01-01'));
});

test('notice is late from the sixth business day on', () => {
  expect(isLateNotice('2026-11-20', '2026-11-27')).toBe(false);
  expect(isLateNotice('2026-11-20', '2026-11-28')).toBe(true);
});

describe('the share of the fee that is given back', () => {
  const startsOn = '2026-01-31';
  const probationEndsOn = '2026-07-30';
  test.each([
    ['2026-02-01', 75],
    ['2026-02-28', 75],
    ['2026-03-01', 50],
    ['2026-03-31', 50],
    ['2026-04-01', 35],
    ['2026-04-30', 35],
    ['2026-05-01', 0],
    ['2026-07-30', 0],
  ])('is for a contract that ended on %s: %d %%', (endedOn, percent) => {
    expect(feeRefundPercent({ startsOn, probationEndsOn, endedOn })).toBe(percent);
  });
  test('is nothing without a probation, and after it', () => {
    expect(feeRefundPercent({ startsOn, probationEndsOn: null, endedOn: '2026-02-01' })).toBe(0);
    expect(feeRefundPercent({ startsOn, probationEndsOn: '2026-02-10', endedOn: '2026-02-11' })).toBe(0);
  });
});
