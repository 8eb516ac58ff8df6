import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { REFERRAL_MAX, STORAGE_KEYS } from '@vela/contracts/constants';
import { openShell } from '../../testing/open-shell.js';
import { newcomer, talentWith } from '../../testing/people.js';
import { linkedinAddress } from '../session/linkedin.js';
import { keepReferral, storedReferral } from './referral.js';

beforeEach(() => localStorage.clear());

test('the code of an address is kept, also on the pages after it and on the way to the network', async () => {
  const { go } = openShell({ path: '/?referral=anna42' });
  await screen.findByRole('heading', { name: 'mf_public' });
  await go('/about-us');
  expect(storedReferral()).toBe('anna42');
  expect(linkedinAddress({ signin: false, referral: storedReferral(), userType: 'jobSeeker' })).toBe(
    '/api/auth/linkedin/callback/?referral=anna42&userType=jobSeeker',
  );
});

test('an account without a profile still carries it', async () => {
  localStorage.setItem(STORAGE_KEYS.referral, 'anna42');
  openShell({ path: '/about-us', user: newcomer });
  await screen.findByRole('heading', { name: 'mf_public' });
  expect(storedReferral()).toBe('anna42');
});

test('it is forgotten once there is a profile', async () => {
  localStorage.setItem(STORAGE_KEYS.referral, 'anna42');
  openShell({ path: '/about-us?referral=anna42', user: talentWith() });
  await waitFor(() => expect(storedReferral()).toBeNull());
});

test.each([
  ['?referral=bo7', 'bo7'],
  ['?referral=%20bo7%20', 'bo7'],
  [`?referral=${'x'.repeat(REFERRAL_MAX)}`, 'x'.repeat(REFERRAL_MAX)],
  [`?referral=${'x'.repeat(REFERRAL_MAX + 1)}`, 'earlier'],
  ['?referral=', 'earlier'],
  ['?referral=%00bo7', 'earlier'],
  ['?other=bo7', 'earlier'],
])('%s leaves %s', (search, stored) => {
  localStorage.setItem(STORAGE_KEYS.referral, 'earlier');
  keepReferral(search);
  expect(storedReferral()).toBe(stored);
});

test('a code that was kept and that the API does not take does not go along', () => {
  for (const code of ['\0abc', 'x'.repeat(REFERRAL_MAX + 1), '']) {
    localStorage.setItem(STORAGE_KEYS.referral, code);
    expect(storedReferral()).toBeNull();
  }
});
