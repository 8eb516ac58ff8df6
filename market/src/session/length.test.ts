import { expect, test } from '@jest/globals';
import { DAY_MS } from '@vela/contracts/days';
import { isSessionOver } from './length.js';

const SIGNED_IN = Date.parse('2027-01-11T09:00:00Z');
const after = (days: number, ms = 0) => new Date(SIGNED_IN + days * DAY_MS + ms);

test('a session ends 14 days after its last use', () => {
  const unused = { signedInAt: SIGNED_IN };
  expect([isSessionOver(unused, false, after(14, -1)), isSessionOver(unused, false, after(14))]).toEqual([false, true]);
  const used = { ...unused, lastUsedAt: after(10).getTime() };
  expect([isSessionOver(used, false, after(24, -1)), isSessionOver(used, false, after(24))]).toEqual([false, true]);
});

test('a session ends 90 days after the sign-in, however much it is used', () => {
  const used = { signedInAt: SIGNED_IN, lastUsedAt: after(89.9).getTime() };
  expect([isSessionOver(used, false, after(90, -1)), isSessionOver(used, false, after(90))]).toEqual([false, true]);
});

test('an administrator’s session ends 12 hours after the sign-in', () => {
  const used = { signedInAt: SIGNED_IN, lastUsedAt: after(0.49).getTime() };
  expect([isSessionOver(used, true, after(0.5, -1)), isSessionOver(used, true, after(0.5))]).toEqual([false, true]);
});

test('a session that does not know its sign-in is over', () => {
  expect(isSessionOver({ signedInAt: undefined, lastUsedAt: SIGNED_IN }, false, after(0))).toBe(true);
});
