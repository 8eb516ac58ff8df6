import { expect, test } from '@jest/globals';
import {
  askAgainFrom,
  remindedUntil,
  remindFrom,
  requestDaysLeft,
  requestExpiresAt,
  toldOnTheSameDay,
} from './index.js';

const now = new Date('2026-06-30T12:00:00Z');
const at = (day: string): Date => new Date(`2026-${day}T12:00:00Z`);
/** The first moment of a day of Stockholm's summer. */
const from = (day: string): Date => new Date(`2026-${day}T00:00:00+02:00`);

test.each([
  [[], null],
  [[{ status: 'declined', answeredAt: at('06-20') }], from('07-20')],
  [[{ status: 'declined', answeredAt: at('05-31') }], null],
  [[{ status: 'withdrawn', answeredAt: at('06-30') }], from('07-01')],
  [[{ status: 'withdrawn', answeredAt: at('06-29') }], null],
  [[{ status: 'expired', answeredAt: at('06-30') }], null],
  [
    [
      { status: 'declined', answeredAt: at('06-20') },
      { status: 'withdrawn', answeredAt: at('06-30') },
    ],
    from('07-20'),
  ],
])('after %j a company may ask again from %s', (earlier, moment) => {
  expect(askAgainFrom(earlier, now)).toEqual(moment);
});

test('a company may ask again from the first moment of the day that it was told, whenever the talent declined', () => {
  const declined = [{ status: 'declined', answeredAt: '2027-01-11T22:30:00+01:00' }];
  expect(askAgainFrom(declined, '2027-02-09T23:59:59+01:00')).toEqual(new Date('2027-02-10T00:00:00+01:00'));
  expect(askAgainFrom(declined, '2027-02-10T00:00:00+01:00')).toBeNull();
});

test.each([
  ['in the morning', '2027-01-11T10:00:00+01:00', '2027-01-25T23:59:59.999+01:00'],
  ['at the first moment of a day', '2027-01-11T00:00:00+01:00', '2027-01-25T23:59:59.999+01:00'],
  ['at the last moment of a day', '2027-01-11T23:59:59.999+01:00', '2027-01-25T23:59:59.999+01:00'],
  ['before the clocks go forward', '2027-03-20T23:30:00+01:00', '2027-04-03T23:59:59.999+02:00'],
  ['fourteen days before the clocks go forward', '2027-03-14T01:00:00+01:00', '2027-03-28T23:59:59.999+02:00'],
  ['before the clocks go back', '2026-10-20T00:30:00+02:00', '2026-11-03T23:59:59.999+01:00'],
  ['fourteen days before the clocks go back', '2026-10-11T12:00:00+02:00', '2026-10-25T23:59:59.999+01:00'],
  ['before the turn of the year', '2026-12-31T12:00:00+01:00', '2027-01-14T23:59:59.999+01:00'],
])('a request that is sent %s can be answered through its fourteenth day', (_, sent, until) => {
  expect(requestExpiresAt(sent)).toEqual(new Date(until));
});

test.each([
  ['2026-06-27T14:00:00+02:00', '2026-06-30T00:00:00+02:00'],
  ['2027-03-26T23:59:00+01:00', '2027-03-29T00:00:00+02:00'],
  ['2026-10-23T00:01:00+02:00', '2026-10-26T00:00:00+01:00'],
])('a request of %s is left alone until %s', (sent, moment) => {
  expect(remindFrom(sent)).toEqual(new Date(moment));
});

test('days left are those until the last one, whatever the hour', () => {
  const request = { status: 'open', expiresAt: requestExpiresAt('2027-01-11T10:00:00+01:00') };
  expect(
    [
      '2027-01-11T10:00:00+01:00',
      '2027-01-11T23:59:00+01:00',
      '2027-01-12T00:00:00+01:00',
      '2027-01-24T23:59:00+01:00',
      '2027-01-25T00:00:00+01:00',
      '2027-01-26T00:00:00+01:00',
    ].map((moment) => requestDaysLeft(request, moment)),
  ).toEqual([14, 14, 13, 1, 0, 0]);
  expect(requestDaysLeft({ ...request, status: 'accepted' }, '2027-01-11T10:00:00+01:00')).toBe(0);
});

test('a request is reminded of three days before its last day, from nine in the morning', () => {
  const expiresAt = requestExpiresAt('2027-01-11T10:00:00+01:00');
  expect(remindedUntil('2027-01-22T08:59:59+01:00') < expiresAt).toBe(true);
  expect(remindedUntil('2027-01-22T09:00:00+01:00')).toEqual(expiresAt);
});

test('whoever is told today is told no more before tomorrow', () => {
  const told = '2027-01-22T09:00:00+01:00';
  expect(toldOnTheSameDay(told, '2027-01-22T23:59:00+01:00')).toBe(true);
  expect(toldOnTheSameDay(told, '2027-01-23T00:00:00+01:00')).toBe(false);
  expect(toldOnTheSameDay(null, told)).toBe(false);
});
