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

/** A server that remembers what was read, and shows two at a time. @param arriving what it is told meanwhile */
function server(notes: readonly Notification[], arriving: Notification[] = []): Answers {
  let known = [...notes];
  const all = () => (known = [...arriving.splice(0), ...known]);
  const counts = () => ({ unread: all().filter(({ read }) => !read).length, requests: 0, counterOffers: 0 });
  return {
    getCounts: counts,
    listNotifications: ({ query }) => {
      const from = query?.before === undefined ? 0 : all().findIndex(({ id }) => id === query.before) + 1;
      const entries = all().slice(from, from + 2);
      return { entries, before: all().length > from + 2 ? (entries.at(-1)?.id ?? null) : null };
    },
    readNotifications: ({ body }) => {
      const from = known.findIndex(({ id }) => id === body.upTo);
      const names = ({ id }: Notification, index: number) => body.ids?.includes(id) ?? index >= from;
      known = known.map((entry, index) => ({ ...entry, read: entry.read || names(entry, index) }));
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

test('what leads nowhere can be marked as read by itself', async () => {
  const { user, sentTo } = open(server([note(2), note(1, { read: true })]));
  await user.click(await screen.findByRole('button', { name: 'Mark as read: News 2' }));
  expect(sentTo('readNotifications')).toEqual([{ body: { ids: [note(2).id] } }]);
  expect(await screen.findByText('All read')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull());
});

const titles = () =>
  screen.getAllByRole('listitem').map((row) => row.querySelector('time')?.previousSibling?.textContent);

test('what is told while older ones are shown pushes none out of the list, and is not read with all unseen', async () => {
  const arriving: Notification[] = [];
  const { user, sentTo } = open(server([note(5), note(4), note(3), note(2), note(1)], arriving));
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('News 2')).toBeVisible();
  arriving.push(note(6));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(sentTo('readNotifications')).toEqual([{ body: { upTo: note(5).id } }]);
  expect(await screen.findByText('1 unread')).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['Unread: News 6', 'News 5', 'News 4', 'News 3']));
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  await waitFor(() => expect(titles()).toEqual(['Unread: News 6', 'News 5', 'News 4', 'News 3', 'News 2', 'News 1']));
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('where older ones cannot be loaded, those that are there stay', async () => {
  const kept = server([note(3), note(2), note(1)]);
  let down = true;
  const { user } = open({
    ...kept,
    listNotifications: (request) => {
      if (request.query?.before !== undefined && down) throw new Error('down');
      return kept.listNotifications?.(request) ?? { entries: [], before: null };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(titles()).toEqual(['Unread: News 3', 'Unread: News 2']);
  down = false;
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('News 1')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty list says what will stand there', async () => {
  open(server([]));
  expect(await screen.findByRole('heading', { name: 'Nothing to tell yet' })).toBeVisible();
});
