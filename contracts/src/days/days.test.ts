import { describe, expect, test } from '@jest/globals';
import { addDays, addMonths, isDay } from './index.js';

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

  test('days go on over the end of the year', () => expect(addDays('2026-12-31', 1)).toBe('2027-01-01'));
});
