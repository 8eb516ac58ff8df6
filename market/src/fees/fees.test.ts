import { describe, expect, test } from '@jest/globals';
import { feeRefundPercent, isLateNotice, isReminderDue } from './index.js';

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

test.each([
  ['never before it is overdue', null, '2026-11-30', false],
  ['a day after', null, '2026-12-01', true],
  ['not again in between', '2026-12-01', '2026-12-07', false],
  ['a week later', '2026-12-01', '2026-12-08', true],
  ['late, after all steps', null, '2026-12-16', true],
  ['and then never again', '2026-12-16', '2027-01-31', false],
  ['not some days after a late one', '2026-12-07', '2026-12-11', false],
  ['once its step and some days have passed', '2026-12-07', '2026-12-12', true],
])('an invoice that was due on 2026-11-30 is reminded of: %s', (_, remindedOn, today, isDue) => {
  expect(isReminderDue({ dueOn: '2026-11-30', remindedOn }, today)).toBe(isDue);
});
