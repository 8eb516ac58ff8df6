import { describe, expect, test } from '@jest/globals';
import { addDays } from '../days/index.js';
import { feeRefundPercent, isLateNotice, isOverdue, isReminderDue, lastOverdueDay } from './index.js';

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

test.each([
  ['a Saturday', '2027-02-13', '2027-02-15'],
  ['a Sunday', '2027-02-14', '2027-02-15'],
  ['Good Friday', '2027-03-26', '2027-03-30'],
  ['Christmas Eve', '2026-12-24', '2026-12-28'],
  ['a business day', '2027-02-12', '2027-02-12'],
])('an invoice that is due on %s can be paid until the end of the first business day from it', (_, dueOn, until) => {
  const isLateOn = (day: string) => [isOverdue(dueOn, day), isReminderDue({ dueOn, remindedOn: null }, day)];
  expect(isLateOn(until)).toEqual([false, false]);
  expect(isLateOn(addDays(until, 1))).toEqual([true, true]);
  // The later steps are reckoned from there, too.
  const second = { dueOn, remindedOn: addDays(until, 1) };
  expect([7, 8].map((days) => isReminderDue(second, addDays(until, days)))).toEqual([false, true]);
});

test('the last due day that is overdue parts those that are from those that are not', () => {
  for (let today = '2026-12-20'; today < '2027-04-10'; today = addDays(today, 1))
    for (let ago = -3; ago < 10; ago += 1) {
      const dueOn = addDays(today, -ago);
      expect([dueOn, dueOn <= lastOverdueDay(today)]).toEqual([
        dueOn,
        isReminderDue({ dueOn, remindedOn: null }, today),
      ]);
    }
});
