import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import type { AdminMessage } from '@vela/contracts/schemas';
import { openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { proven } from '../testing/passkeys.js';

const messageOf = (at: number): AdminMessage => ({
  id: String(at).padStart(24, '0'),
  kind: 'email',
  template: null,
  status: 'failed',
  attempts: 3,
  fault: `Error ${at}`,
  createdAt: '2026-11-01T08:00:00.000Z',
  dueAt: '2026-11-01T08:00:00.000Z',
  deliveredAt: null,
});

const pageIn = (query: Readonly<Record<string, unknown>> | undefined) => Number(query?.['page'] ?? 1);

test('who clears the last page of a list goes on with the page before', async () => {
  const failed = Array.from({ length: ADMIN_PAGE_SIZE + 1 }, (_, at) => messageOf(at));
  const { user, path } = openSlice({
    routes,
    path: '/godmode/outbox?page=2',
    answers: {
      listPasskeys: () => proven,
      adminListOutbox: ({ query }) => ({
        total: failed.length,
        rows: failed.slice((pageIn(query) - 1) * ADMIN_PAGE_SIZE, pageIn(query) * ADMIN_PAGE_SIZE),
        counts: { pending: 0, failed: failed.length },
      }),
      adminRetryMessage: ({ params }) => {
        failed.splice(
          failed.findIndex(({ id }) => id === params.id),
          1,
        );
        return messageOf(0);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'The mailbox is back');
  await user.click(screen.getByRole('button', { name: 'Deliver again' }));
  expect(await screen.findByText('Error 0')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/godmode/outbox'));
});

test('a page that is no more leads to the last one that is, with the choice', async () => {
  const { path } = openSlice({
    routes,
    path: '/godmode/outbox?status=pending&page=9',
    answers: {
      listPasskeys: () => proven,
      adminListOutbox: ({ query }) => ({
        total: ADMIN_PAGE_SIZE + 1,
        rows: pageIn(query) === 2 ? [messageOf(ADMIN_PAGE_SIZE)] : [],
        counts: { pending: 0, failed: 0 },
      }),
    },
  });
  expect(await screen.findByText(`Error ${ADMIN_PAGE_SIZE}`)).toBeTruthy();
  expect(path()).toBe('/godmode/outbox?status=pending&page=2');
});
