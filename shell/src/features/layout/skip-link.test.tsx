import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openShell } from '../../testing/open-shell.js';

test('the skip link leads to the content and makes no place of its own', async () => {
  const { user } = openShell({ path: '/about-us' });
  await screen.findByRole('heading', { name: 'mf_public' });
  const places = history.length;
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(history.length).toBe(places);
  expect(location.hash).toBe('');
});
