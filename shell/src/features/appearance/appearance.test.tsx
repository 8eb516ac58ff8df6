import '@testing-library/jest-dom/jest-globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import { AUDIENCES, DEFAULT_AUDIENCE, schemeColors, SCHEMES } from '@vela/design-system/theme';
import { accessibilityViolations } from '@vela/tooling/testing';
import { openShell } from '../../testing/open-shell.js';
import { both } from '../../testing/people.js';

const root = document.documentElement;
const chosen = () => root.dataset['scheme'];
const remembered = () => localStorage.getItem(STORAGE_KEYS.scheme);

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['scheme'];
});

const choices = () => within(screen.getByRole('group', { name: 'Colours' }));

test('the device decides, until somebody chooses in the footer; the choice is kept', async () => {
  const { user, container } = openShell({ path: PATHS.aboutUs });
  expect(await screen.findByRole('radio', { name: 'System' })).toBeChecked();
  expect(chosen()).toBeUndefined();
  await user.click(choices().getByRole('radio', { name: 'Dark' }));
  expect([chosen(), remembered()]).toEqual(['dark', 'dark']);
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.click(choices().getByRole('radio', { name: 'System' }));
  expect([chosen(), remembered()]).toEqual([undefined, null]);
});

test('the account’s menu offers the same', async () => {
  const { user } = openShell({ path: PATHS.aboutUs, user: both });
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Light' }));
  expect([chosen(), remembered()]).toEqual(['light', 'light']);
  expect(choices().getByRole('radio', { name: 'Light' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
});

test('another tab follows', async () => {
  openShell({ path: PATHS.aboutUs });
  await screen.findByRole('radio', { name: 'System' });
  const event = new StorageEvent('storage', { key: STORAGE_KEYS.scheme, newValue: 'dark' });
  act(() => void window.dispatchEvent(event));
  expect(chosen()).toBe('dark');
  expect(choices().getByRole('radio', { name: 'Dark' })).toBeChecked();
});

describe('the served document', () => {
  const text = readFileSync(path.join(__dirname, '../../../public/document.html'), 'utf8');
  const served = new DOMParser().parseFromString(text, 'text/html');

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['pink', undefined],
    [null, undefined],
  ])('knows the choice before anything is painted: %j', (stored, expected) => {
    if (stored !== null) localStorage.setItem(STORAGE_KEYS.scheme, stored);
    runInThisContext(`(document, localStorage) => {${served.querySelector('script')?.textContent ?? ''}}`)(
      document,
      localStorage,
    );
    expect(chosen()).toBe(expected);
  });

  test('has the grounds of the tokens, before and around the page', () => {
    const style = served.querySelector('style')?.textContent ?? '';
    for (const audience of AUDIENCES) {
      const [light = '', dark = ''] = SCHEMES.map((scheme) => schemeColors[scheme][audience].paper.toLowerCase());
      expect(style).toContain(`light-dark(${light}, ${dark})`);
    }
    const bars = [...served.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    expect(bars.map((meta) => [meta.getAttribute('media'), meta.content])).toEqual(
      SCHEMES.map((scheme) => [`(prefers-color-scheme: ${scheme})`, schemeColors[scheme][DEFAULT_AUDIENCE].paper]),
    );
  });

  test('has no part that differs from answer to answer within what the policy names by its hash', () => {
    for (const element of served.querySelectorAll('script, style')) expect(element.textContent).not.toContain('{{');
  });
});

test('the bar of the browser follows the choice', async () => {
  for (const scheme of SCHEMES) {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.dataset['scheme'] = scheme;
    document.head.append(meta);
  }
  const bars = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) =>
      meta.getAttribute('media'),
    );
  const { user } = openShell({ path: PATHS.aboutUs });
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(bars()).toEqual(['not all', 'all']);
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});
