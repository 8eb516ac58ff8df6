import { expect, test } from '@jest/globals';
import { clockIn, momentIn } from './clocks.js';

test.each([
  ['Europe/Stockholm', '2026-11-24T14:30', '2026-11-24T13:30:00.000Z'],
  ['Europe/Stockholm', '2026-07-01T00:15', '2026-06-30T22:15:00.000Z'],
  ['America/New_York', '2026-11-24T09:00', '2026-11-24T14:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-24T09:00', '2026-11-24T03:15:00.000Z'],
  // The morning on which the clocks go back.
  ['Europe/Stockholm', '2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
])('in %s, %s is %s', (zone, local, moment) => {
  expect(momentIn(zone, local)?.toISOString()).toBe(moment);
  expect(clockIn(zone, new Date(moment))).toBe(local);
});

test('what is no time is none', () => {
  expect(momentIn('Europe/Stockholm', '')).toBeNull();
});
