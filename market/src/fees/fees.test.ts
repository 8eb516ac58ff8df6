import { describe, expect, test } from '@jest/globals';
import { feeRefundPercent, isLateNotice } from './index.js';

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
