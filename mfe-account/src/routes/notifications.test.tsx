import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import type { Notification } from '@vela/contracts/schemas';
import { accessibilityViolations, type Answers, fullProfile, openSlice, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

const note = (number: number, more: Partial<Notification> = {}): Notification => ({
  id: String(number).padStart(24, '0'),
  title: `News ${number}`,
  path: null,
  createdAt: '2026-11-03T08:00:00.000Z',
  read: false,
  ...more,
});

/** A server that remembers what was read. */
function server(notes: readonly Notification[]): Answers {
  let entries = [...notes];
  const counts = () => ({ unread: entries.filter(({ read }) => !read).length, requests: 0, counterOffers: 0 });
  return {
    getCounts: counts,
    listNotifications: ({ query }) =>
      query?.before === undefined
        ? { entries: entries.slice(0, 2), before: entries[2] === undefined ? null : (entries[1]?.id ?? null) }
        : { entries: entries.slice(2), before: null },
    readNotifications: ({ body }) => {
      entries = entries.map((entry) => ({ ...entry, read: entry.read || (body.ids?.includes(entry.id) ?? true) }));
      return counts();
    },
  };
}

const open = (answers: Answers) =>
  openSlice({ routes, path: PATHS.notifications, user: talentWith(fullProfile), answers });

test('what was told stands in one list, leads on, and is read when it is followed or all at once', async () => {
  const { user, container } = open(
    server([note(1, { title: 'Nordvik would like to talk to you', path: PATHS.jobSeekerDashboard }), note(2), note(3)]),
  );
  expect(await screen.findByText('3 unread')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nordvik would like to talk to you' })).toHaveAttribute(
    'href',
    PATHS.jobSeekerDashboard,
  );
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('News 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('All read')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Unread:', { exact: false })).toBeNull());
});

test('an empty list says what will stand there', async () => {
  open(server([]));
  expect(await screen.findByRole('heading', { name: 'Nothing to tell yet' })).toBeVisible();
});
