import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import { LANGUAGE_COOKIE } from '@vela/language';
import { openShell } from '../../testing/open-shell.js';
import { talentWith } from '../../testing/people.js';

const reader = { ...talentWith(), language: 'sv' as const };
const remembersSwedish = () => document.cookie.includes(`${LANGUAGE_COOKIE}=sv`);
const forget = () => {
  document.cookie = `${LANGUAGE_COOKIE}=; Path=/; Max-Age=0`;
};

beforeEach(() => {
  forget();
  // jsdom goes nowhere, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  forget();
});

test('a page opens in the language of the account', async () => {
  openShell({ path: PATHS.aboutUs, user: reader });
  await waitFor(() => expect(remembersSwedish()).toBe(true));
});

test('a legal document stays in the language in which it was asked for', async () => {
  const { server } = openShell({ path: PATHS.terms, user: reader });
  await waitFor(() => expect(server.askedFor('getMe').length).toBeGreaterThan(0));
  expect(await screen.findByRole('button', { name: /your account/i })).toBeTruthy();
  expect(remembersSwedish()).toBe(false);
});
