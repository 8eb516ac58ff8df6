import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { Shortlist, TalentMark } from '@vela/contracts/schemas';
import { shortlistCsv } from '../features/desk/csv.js';
import { talentAnswers } from '../testing/answers.js';
import { aConnection, aCost, anOpenRole, aProfile, aRecruiter, idOf } from '../testing/market.js';
import { type Answers, openSite } from '../testing/site.js';

afterEach(() => localStorage.clear());

const entry: Shortlist[number] = {
  jobSeekerProfile: aProfile,
  note: 'Ask in spring.',
  by: 'Rut',
  at: '2026-11-03T08:00:00.000Z',
  connection: null,
};

/** A server that keeps marks of one talent, and knows who put them on the shortlist where an undo says so. */
function marking(): Answers {
  let mark: TalentMark = { talent: aProfile.id, shortlisted: true, note: 'Ask in spring.' };
  let by = entry.by;
  return {
    ...talentAnswers,
    getDesk: () => ({ marks: [mark], seen: [aProfile.id] }),
    getShortlist: () => (mark.shortlisted ? [{ ...entry, by, note: mark.note }] : []),
    markTalent: ({ body }) => {
      const { shortlisted = mark.shortlisted, undo, note = mark.note } = body;
      if (shortlisted && !mark.shortlisted) by = undo === 'sealed' ? entry.by : 'Ingrid';
      mark = { ...mark, shortlisted, note };
      return shortlisted ? mark : { ...mark, undo: 'sealed' };
    },
  };
}

const openShortlist = (answers: Answers = marking()) => openSite({ path: PATHS.shortlist, user: aRecruiter, answers });

test('the shortlist says who, why and since when, is annotated, and gives a removal back', async () => {
  const { container, toasts, sentTo } = openShortlist();
  expect(await screen.findByText('Rut, 3 Nov 2026')).toBeVisible();
  const note = screen.getByRole('textbox', { name: /Note for your colleagues/ });
  expect(note).toHaveValue('Ask in spring.');
  await userEvent.type(note, ' Twice.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull());
  expect(sentTo('markTalent')).toEqual([
    { params: { id: aProfile.id }, body: { note: 'Ask in spring. Twice.', noteBefore: 'Ask in spring.' } },
  ]);
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.click(screen.getByRole('button', { name: /^Shortlist:/, pressed: true }));
  expect(await screen.findByRole('heading', { name: 'Nobody is on the shortlist yet' })).toBeVisible();
  expect(toasts.show).toHaveBeenLastCalledWith(
    expect.objectContaining({ message: 'Taken off the shortlist. The note stays with their profile.' }),
  );
  const undo = toasts.show.mock.calls.map(([toast]) => toast.action).find((action) => action?.label === 'Undo');
  undo?.onAction();
  expect(await screen.findByText('Rut, 3 Nov 2026')).toBeVisible();
});

test('what a colleague noted meanwhile stands here while nothing is typed, and beside what is', async () => {
  let theirs = 'Ask in spring.';
  const { sentTo } = openShortlist({
    ...marking(),
    getShortlist: () => [{ ...entry, note: theirs }],
    markTalent: ({ body: { note = '', noteBefore } }) => {
      if (noteBefore !== theirs) throw new ApiError('A colleague has changed this note meanwhile.', 409, null);
      theirs = note;
      return { talent: aProfile.id, shortlisted: true, note };
    },
  });
  const note = await screen.findByRole('textbox', { name: /Note for your colleagues/ });
  const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));
  theirs = 'Spoke in May.';
  comeBack();
  await waitFor(() => expect(note).toHaveValue('Spoke in May.'));
  expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull();

  theirs = 'Spoke in June.';
  await userEvent.type(note, ' Twice.');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('A colleague has changed this note meanwhile')).toBeVisible();
  expect(screen.getByText('Spoke in June.')).toBeVisible();
  expect(note).toHaveValue('Spoke in May. Twice.');
  await userEvent.click(screen.getByRole('button', { name: 'Go on with mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(theirs).toBe('Spoke in May. Twice.'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull());
  expect(sentTo('markTalent')).toMatchObject([
    { body: { noteBefore: 'Spoke in May.' } },
    { body: { noteBefore: 'Spoke in June.' } },
  ]);
});

test('whoever types on while a note is being saved is told of nobody else, and goes on from what they saved', async () => {
  let stored = entry.note;
  let saved: () => void = () => undefined;
  const { sentTo } = openShortlist({
    ...marking(),
    getShortlist: () => [{ ...entry, note: stored }],
    markTalent: ({ body: { note = '', noteBefore } }) => {
      if (noteBefore !== stored) throw new ApiError('A colleague has changed this note meanwhile.', 409, null);
      return new Promise((resolve) => {
        saved = () => {
          stored = note;
          resolve({ talent: aProfile.id, shortlisted: true, note });
        };
      });
    },
  });
  const note = await screen.findByRole('textbox', { name: /Note for your colleagues/ });
  const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save note' }));
  const other = () => screen.queryByText('A colleague has changed this note meanwhile');
  await userEvent.type(note, ' Twice.');
  await save();
  await userEvent.type(note, ' By phone.');
  // The page asks anew while it waits, too.
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(sentTo('getShortlist').length).toBeGreaterThan(1));
  saved();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save note' })).not.toHaveAttribute('aria-busy', 'true'),
  );
  expect(other()).toBeNull();
  expect(note).toHaveValue('Ask in spring. Twice. By phone.');
  await save();
  saved();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull());
  expect(other()).toBeNull();
  expect(sentTo('markTalent')).toMatchObject([
    { body: { note: 'Ask in spring. Twice.', noteBefore: 'Ask in spring.' } },
    { body: { note: 'Ask in spring. Twice. By phone.', noteBefore: 'Ask in spring. Twice.' } },
  ]);
});

test('a note that is not saved is there again, beside what a colleague noted since', async () => {
  const { unmount } = openShortlist();
  const typed = () => screen.findByRole('textbox', { name: /Note for your colleagues/ });
  await userEvent.type(await typed(), ' Twice.');
  unmount();
  const again = openShortlist();
  expect(await typed()).toHaveValue('Ask in spring. Twice.');
  expect(screen.queryByText('A colleague has changed this note meanwhile')).toBeNull();
  again.unmount();
  const { unmount: leave } = openShortlist({
    ...marking(),
    getShortlist: () => [{ ...entry, note: 'Spoke in June.' }],
    markTalent: ({ body: { note = '' } }) => ({ talent: aProfile.id, shortlisted: true, note }),
  });
  expect(await typed()).toHaveValue('Ask in spring. Twice.');
  expect(screen.getByText('Spoke in June.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go on with mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  leave();
});

test('a note that is not saved outlives its talent’s removal from the list', async () => {
  const { toasts } = openShortlist();
  const typed = () => screen.findByRole('textbox', { name: /Note for your colleagues/ });
  await userEvent.type(await typed(), ' Twice.');
  await userEvent.click(screen.getByRole('button', { name: /^Shortlist:/, pressed: true }));
  expect(await screen.findByRole('heading', { name: 'Nobody is on the shortlist yet' })).toBeVisible();
  toasts.show.mock.calls
    .map(([toast]) => toast.action)
    .find((action) => action?.label === 'Undo')
    ?.onAction();
  expect(await typed()).toHaveValue('Ask in spring. Twice.');
  await userEvent.clear(await typed());
  await userEvent.type(await typed(), 'Ask in spring.');
  expect(localStorage).toHaveLength(0);
});

test('what was typed back while a note is being saved is not put in the place of what was saved', async () => {
  let stored = entry.note;
  let saved: () => void = () => undefined;
  openShortlist({
    ...marking(),
    getShortlist: () => [{ ...entry, note: stored }],
    markTalent: ({ body: { note = '' } }) =>
      new Promise((resolve) => {
        saved = () => {
          stored = note;
          resolve({ talent: aProfile.id, shortlisted: true, note });
        };
      }),
  });
  const note = await screen.findByRole('textbox', { name: /Note for your colleagues/ });
  await userEvent.type(note, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await userEvent.type(note, '{Backspace}');
  saved();
  const again = () => screen.getByRole('button', { name: 'Save note' });
  await waitFor(() => expect(again()).not.toHaveAttribute('aria-busy', 'true'));
  expect(stored).toBe('Ask in spring.!');
  expect(note).toHaveValue('Ask in spring.');
});

test('its CSV has handles and no initials, and no formula', () => {
  const rates = {
    date: '2023-04-26',
    perEuro: { DKK: 7.445, EUR: 1, ISK: 150.1, NOC: 11.471, SEK: 11.3355, USD: 1.0965 },
  };
  const kept = [{ ...entry, note: '=HYPERLINK("https://evil.example")' }];
  const csv = shortlistCsv(kept, { currency: 'EUR', rates });
  // Pay follows what the reader chose, with what was stated in brackets.
  expect(csv).toContain('"≈ 5,100–5,800 EUR monthly (58,000–66,000 SEK)"');
  expect(shortlistCsv(kept, { currency: null, rates: null })).toContain('"58,000–66,000 SEK monthly"');
  expect(csv).toContain(aProfile.id);
  expect(csv).not.toContain(`,${aProfile.initials},`);
  expect(csv).toContain(`"'=HYPERLINK`);
});

test('a waiting request opens with its letter, the profile, the reasons and the clock', async () => {
  const open = { ...aConnection, status: 'open' as const, extra: null, text: 'We build ferries.' };
  openSite({
    path: pathTo(PATHS.request, { connectionId: open.id }),
    user: aRecruiter,
    answers: { ...talentAnswers, getSentConnection: () => open },
  });
  expect(await screen.findByText('We build ferries.')).toBeVisible();
  expect(screen.getByText(/It can be answered until/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Why this talent' })).toBeVisible();
  const profile = screen.getByRole('region', { name: 'The profile' });
  expect(profile).toHaveTextContent('Matched desired roleData Engineer, 6 years');
  expect(profile).toHaveTextContent('58,000–66,000 SEK monthly');
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
});

test('a found talent is asked for an open role that fits, without leaving the search', async () => {
  jest.setTimeout(30_000);
  openSite({
    path: PATHS.search,
    user: aRecruiter,
    answers: {
      ...talentAnswers,
      listSavedSearches: () => [],
      listOpenRoles: () => [anOpenRole, { ...anOpenRole, id: idOf(901), status: 'closed' }],
      searchTalent: () => ({
        total: null,
        page: 1,
        pageSize: 50,
        next: null,
        found: [{ jobSeekerProfile: aProfile, place: null, connection: null, askAgainFrom: null, cost: aCost }],
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
  const ask = await screen.findByRole('button', { name: 'Ask for Data Engineer' });
  expect(screen.queryByRole('link', { name: 'Add a role to connect' })).toBeNull();
  await userEvent.click(ask);
  const dialog = await screen.findByRole('dialog', { name: 'Connect with talent' });
  expect(dialog).toBeVisible();
  expect(dialog).toHaveTextContent('Matched desired roleData Engineer, 6 years');
});
