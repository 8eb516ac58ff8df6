import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { openShell } from '../../testing/open-shell.js';
import { recruiter, talentWith } from '../../testing/people.js';

/** Which parts of the frame do not arrive, and which of them were asked for. */
const lost = new Set<string>();
const missed = new Set<string>();

/** @returns a module whose getters fail as its chunk would, as long as it is lost */
const unlessLost = <Module extends object>(name: string, module: () => Module): Module =>
  new Proxy({} as Module, {
    has: () => true,
    get: (_, key) => {
      if (key === '__esModule') return true;
      if (lost.has(name)) {
        missed.add(name);
        throw new Error(`Loading chunk ${name} failed.`);
      }
      return Reflect.get(module(), key) as unknown;
    },
  });

jest.mock('../workspace/workspace-navigation.js', () =>
  unlessLost('workspace', () => jest.requireActual<object>('../workspace/workspace-navigation.js')),
);
jest.mock('../palette/palette.js', () =>
  unlessLost('palette', () => jest.requireActual<object>('../palette/palette.js')),
);
jest.mock('./mobile-menu.js', () => unlessLost('menu', () => jest.requireActual<object>('./mobile-menu.js')));

beforeEach(() => {
  localStorage.clear();
  lost.clear();
  missed.clear();
});

test('a navigation that does not arrive takes nothing else away, and comes when the network is back', async () => {
  lost.add('workspace');
  openShell({ path: '/jobseeker/dashboard', user: talentWith() });
  expect(await screen.findByRole('heading', { name: 'mf_jobseeker' })).toBeVisible();
  await waitFor(() => expect(missed).toContain('workspace'));
  expect(screen.getByRole('heading', { name: 'mf_jobseeker' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Workspace' })).toBeNull();
  lost.clear();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('navigation', { name: 'Workspace' })).toBeVisible();
});

test('a palette that does not arrive is told, and the next press asks anew', async () => {
  lost.add('palette');
  const { user, toasts } = openShell({ path: '/talentseeker/dashboard', user: recruiter });
  await screen.findByRole('button', { name: 'Jump to a page, role or person' });
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'mf_talentseeker' })).toBeVisible();
  lost.clear();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a menu that does not arrive is told, and the next press asks anew', async () => {
  lost.add('menu');
  const { user, toasts } = openShell({ path: '/about-us' });
  const opener = await screen.findByRole('button', { name: 'Open the menu', hidden: true });
  await user.click(opener);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  lost.clear();
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});
