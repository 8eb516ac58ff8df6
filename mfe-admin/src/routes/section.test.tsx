import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { proven } from '../testing/passkeys.js';

test('a phone has four sections at hand and all of them behind More; going somewhere closes it', async () => {
  const outbox = { total: 0, rows: [], counts: { pending: 0, failed: 0 } };
  const { user, container } = openSlice({
    routes,
    path: '/godmode/passkeys',
    answers: { listPasskeys: () => proven, adminListOutbox: () => outbox },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your passkeys' })).toBeTruthy();
  const [rail, bar] = within(screen.getByRole('navigation', { name: 'Administration' })).getAllByRole('list');
  const namesIn = (list: HTMLElement | undefined): (string | null)[] =>
    within(list ?? document.body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(namesIn(bar)).toEqual(['Overview', 'Companies', 'Users', 'Reports']);
  await user.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('dialog', { name: 'Administration' });
  expect(namesIn(menu)).toEqual(namesIn(rail));
  expect(within(menu).getByRole('link', { name: 'Your passkeys' }).getAttribute('aria-current')).toBe('page');
  expect(await accessibilityViolations(menu)).toEqual([]);
  await user.click(within(menu).getByRole('link', { name: 'Outbox' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Outbox' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('the outbox shows what failed, and narrows by the address', async () => {
  const { sentTo } = openSlice({
    routes,
    path: '/godmode/outbox?status=pending',
    answers: {
      listPasskeys: () => proven,
      adminListOutbox: () => ({ total: 0, rows: [], counts: { pending: 0, failed: 3 } }),
    },
  });
  expect(await screen.findByText('No waiting messages fit this choice.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Waiting 0' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Failed 3' }).getAttribute('aria-current')).toBeNull();
  expect(sentTo('adminListOutbox')).toEqual([{ query: { status: 'pending', page: 1 } }]);
});

test('all that failed is sent again with one reason; where nothing did, nothing offers it', async () => {
  let failed = 3;
  const { user, sentTo } = openSlice({
    routes,
    path: '/godmode/outbox',
    answers: {
      listPasskeys: () => proven,
      adminListOutbox: () => ({ total: 0, rows: [], counts: { pending: 0, failed } }),
      adminRetryFailedMessages: () => {
        const retried = failed;
        failed = 0;
        return { retried };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Retry all' }));
  expect(await screen.findByText(/^3 messages are tried again\./)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The mail server is back');
  await user.click(screen.getByRole('button', { name: 'Deliver all again' }));
  expect(await screen.findByRole('link', { name: 'Failed 0' })).toBeTruthy();
  expect(sentTo('adminRetryFailedMessages')).toEqual([{ body: { reason: 'The mail server is back' } }]);
  expect(screen.queryByRole('button', { name: 'Retry all' })).toBeNull();
});

test('rankings tell what came of them by version of the score, as counts and shares', async () => {
  const version = { scoreVersion: 2, shown: 1000, viewed: 120, requested: 24, answered: 12, accepted: 6, hired: 1 };
  const { container } = openSlice({
    routes,
    path: '/godmode/rankings',
    answers: {
      listPasskeys: () => proven,
      adminGetRankingFunnel: () => ({
        since: '2026-08-24T08:00:00.000Z',
        versions: [{ ...version, movedByPeople: 3 }],
      }),
    },
  });
  const table = await screen.findByRole('table', { name: /^What came of matches shown since 24.Aug.2026$/ });
  expect(table.textContent).toContain('1,000120 (12.0%)24 (2.4%)12 (1.2%)6 (0.6%)1 (0.1%)3');
  expect(await accessibilityViolations(container)).toEqual([]);
});
