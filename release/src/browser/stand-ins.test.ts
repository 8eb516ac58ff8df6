import { expect, test } from '@jest/globals';
import { isGuest, pathOfGuest, PATHS, sliceOf } from '@vela/contracts/routes';
import { sessionUserSchema } from '@vela/contracts/schemas';
import { addressOf, standInFor } from './stand-ins.js';

test.each([
  [PATHS.jobSeekerDashboard, 'jobSeeker'],
  [PATHS.talentSeekerDashboard, 'talentSeeker'],
  [PATHS.godmode, null],
  [pathOfGuest('guest_vouchers'), 'jobSeeker'],
])('%s is opened for somebody whom a shell takes as signed in', (path, role) => {
  const user = standInFor(path);
  expect(sessionUserSchema.validateSync(user, { strict: true })).toEqual(user);
  expect([user?.lastActedAs, user?.admin]).toEqual([role, role === null]);
});

test('a public page is opened for a visitor', () => {
  expect(standInFor(PATHS.faq)).toBeNull();
  expect(standInFor(PATHS.talentSeekerSignup1)).toBeNull();
});

test('every page of the site has an address of its slice', () => {
  for (const pattern of Object.values(PATHS)) {
    const address = addressOf(pattern);
    expect(address).toMatch(/^\/[\w/-]*$/);
    expect([pattern, sliceOf(address)]).toEqual([pattern, sliceOf(pattern)]);
    expect(isGuest(sliceOf(address))).toBe(false);
  }
  expect(addressOf('/more/vouchers/*')).toBe('/more/vouchers');
});
