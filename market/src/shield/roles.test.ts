import { expect, test } from '@jest/globals';
import { rolesFollow, shieldsLastRead } from './index.js';

// Months begin in Stockholm: an hour before that of UTC in winter, two in summer.
test.each([
  ['2027-01-31T22:59:59.999Z', '2026-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['2027-01-31T23:00:00.000Z', '2027-01-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['2027-02-07T22:59:59.999Z', '2027-01-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['2027-02-07T23:00:00.000Z', '2027-01-31T23:00:00.000Z', '2027-01-31T23:00:00.000Z'],
  ['2027-07-07T21:59:59.999Z', '2027-06-30T22:00:00.000Z', '2027-05-31T22:00:00.000Z'],
  ['2027-07-07T22:00:00.000Z', '2027-06-30T22:00:00.000Z', '2027-06-30T22:00:00.000Z'],
])('at %s shields were read at %s last, and roles follow those of %s', (now, read, followed) => {
  expect([shieldsLastRead(now), rolesFollow(new Date(now))].map((at) => at.toISOString())).toEqual([read, followed]);
});
