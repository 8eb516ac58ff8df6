import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PATHS } from '@vela/contracts/routes';
import { openShell } from '../../testing/open-shell.js';
import { answered } from '../../testing/server.js';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a language that is chosen before the page knows who reads it is kept in the account', async () => {
  // jsdom goes nowhere, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { server } = openShell({
    path: PATHS.aboutUs,
    answers: { getMe: () => new Promise(() => undefined), chooseLanguage: () => answered({ ok: true }) },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Svenska' }));
  await waitFor(() => expect(server.askedFor('chooseLanguage').length).toBe(1));
});
