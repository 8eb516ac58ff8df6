import { expect, test } from '@jest/globals';
import { askAgainFrom, remindFrom } from './index.js';

const now = new Date('2026-06-30T12:00:00Z');
const at = (day: string): Date => new Date(`2026-${day}T12:00:00Z`);

test.each([
  [[], null],
  [[{ status: 'declined', answeredAt: at('06-20') }], at('07-20')],
  [[{ status: 'declined', answeredAt: at('05-31') }], null],
  [[{ status: 'withdrawn', answeredAt: at('06-30') }], at('07-01')],
  [[{ status: 'withdrawn', answeredAt: at('06-29') }], null],
  [[{ status: 'expired', answeredAt: at('06-30') }], null],
  [
    [
      { status: 'declined', answeredAt: at('06-20') },
      { status: 'withdrawn', answeredAt: at('06-30') },
    ],
    at('07-20'),
  ],
])('after %j a company may ask again from %s', (earlier, from) => {
  expect(askAgainFrom(earlier, now)).toEqual(from);
});

test('a request is left alone for three days', () => {
  expect(remindFrom(at('06-27'))).toEqual(now);
});
