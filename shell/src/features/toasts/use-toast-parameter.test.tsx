import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { withToast } from '@vela/contracts/remote';
import { openShell } from '../../testing/open-shell.js';

beforeEach(() => localStorage.clear());

test('a toast that came with the address is shown once and taken out of it', async () => {
  const { address, toasts } = openShell({
    path: withToast('/about-us?page=2', { message: 'Ångra & börja om?', variant: 'error' }),
  });
  expect(await screen.findByText('Ångra & börja om?')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/about-us?page=2'));
  expect(toasts()).toEqual([{ message: 'Ångra & börja om?', variant: 'error' }]);
});

test('the parameter that it names leaves the address with it', async () => {
  const toast = { message: 'Saved', removeParam: 'redirect_status' };
  const { address } = openShell({ path: withToast('/about-us?redirect_status=failed&page=2', toast) });
  await waitFor(() => expect(address()).toBe('/about-us?page=2'));
});

test('what is no toast is taken out without a word', async () => {
  const { address, toasts } = openShell({ path: '/about-us?toast=%7Bbroken' });
  await waitFor(() => expect(address()).toBe('/about-us'));
  expect(toasts()).toEqual([]);
});

test('one that comes with a later navigation is shown too', async () => {
  const { go } = openShell({ path: '/' });
  await screen.findByRole('heading', { name: 'mf_public' });
  await go(withToast('/about-us', { message: 'Saved', variant: 'success' }));
  expect(await screen.findByText('Saved')).toBeVisible();
});
