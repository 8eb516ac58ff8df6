import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { MatchMove, MoveEntry } from '@vela/contracts/schemas';
import { talentAnswers } from '../testing/answers.js';
import { aMatch, anOpenRole, aProfile, aRecruiter, aRoleWithMatches, idOf } from '../testing/market.js';
import { type Answers, openSite } from '../testing/site.js';

const TITLE = aProfile.currentRole ?? '';

/** A server whose one match can be moved. */
function moving(): Answers {
  let move: MatchMove | null = null;
  const group = (where: MatchMove['where'] | null) => ((move?.where ?? null) === where ? [{ ...aMatch, move }] : []);
  return {
    ...talentAnswers,
    getDesk: () => ({ marks: [], seen: [aProfile.id] }),
    getOpenRole: () => ({
      ...aRoleWithMatches,
      matches: [...group(null), ...group('aside')],
      putUp: group('up'),
      putDown: group('down'),
    }),
    countFilters: () => {
      throw new Error('not now');
    },
    moveTalent: ({ body: { where, reason } }) => {
      move = where === 'back' ? null : { where, reason, by: 'Rut', own: true, at: '2026-11-03T08:00:00.000Z' };
      return { ok: true };
    },
  };
}

const openRole = (answers: Answers) =>
  openSite({ path: pathTo(PATHS.roleMatches, { roleId: anOpenRole.id }), user: aRecruiter, answers });

async function moveTo(where: string, reason: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Move in this list:/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move in this list' }));
  await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${where}`) }));
  const field = dialog.getByRole('textbox', { name: /^Reason/ });
  await userEvent.clear(field);
  if (reason !== '') await userEvent.type(field, reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
}

test('who is put aside with a reason leaves the list for a line that brings them back', async () => {
  const { sentTo, toasts } = openRole(moving());
  await moveTo('Aside', '');
  expect(await screen.findByText('Say why, in a few words.')).toBeVisible();
  expect(sentTo('moveTalent')).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Knows our founder.');
  await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('1 person set aside on this page')).toBeVisible();
  expect(screen.queryByRole('article', { name: TITLE })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
  const card = within(await screen.findByRole('article', { name: TITLE }));
  expect(card.getByText('Put aside by you: Knows our founder.')).toBeVisible();
  toasts.show.mock.calls.at(-1)?.[0].action?.onAction();
  await waitFor(() => expect(screen.queryByText('1 person set aside on this page')).toBeNull());
  expect(sentTo('moveTalent')).toMatchObject([{ body: { where: 'aside' } }, { body: { where: 'back' } }]);
});

test('who is put up stands above the list, says why, and is put back', async () => {
  const { container } = openRole(moving());
  await moveTo('Up', 'Built ferries before.');
  const group = within(await screen.findByRole('region', { name: 'Put up by your company' }));
  expect(group.getByText('Put up by you: Built ferries before.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(group.getByRole('button', { name: 'Put back' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Put up by your company' })).toBeNull());
  expect(screen.getByRole('article', { name: TITLE })).toBeVisible();
});

test('Undo gives back where somebody stood and why, whether they were moved on or put back', async () => {
  const { sentTo, toasts } = openRole(moving());
  const undo = () => toasts.show.mock.calls.at(-1)?.[0].action?.onAction();
  await moveTo('Up', 'Built ferries before.');
  const stands = () => screen.findByText('Put up by you: Built ferries before.');
  expect(await stands()).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await moveTo('Down', 'No licence.');
  expect(await screen.findByText('Put down by you: No licence.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  undo();
  expect(await stands()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Put back' }));
  await waitFor(() => expect(screen.queryByText(/^Put up by you/)).toBeNull());
  undo();
  expect(await stands()).toBeVisible();
  const up = { where: 'up', reason: 'Built ferries before.' };
  expect(sentTo('moveTalent')).toMatchObject(
    [up, { where: 'down', reason: 'No licence.' }, up, { where: 'back' }, up].map((body) => ({ body })),
  );
});

test('where it is not known why somebody was put aside, nothing is offered that could not be done', async () => {
  const aside: MatchMove = { where: 'aside', reason: '', by: '', own: false, at: '2026-01-03T08:00:00.000Z' };
  const { toasts } = openRole({
    ...moving(),
    getOpenRole: () => ({ ...aRoleWithMatches, matches: [{ ...aMatch, move: aside }] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show them' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Put back' }));
  await waitFor(() => expect(toasts.show).toHaveBeenCalledWith({ message: 'Put back' }));
});

test('a refusal to put somebody back is told, by the card and by Undo', async () => {
  const server = moving();
  const moveTalent: NonNullable<Answers['moveTalent']> = (request) => {
    if (request.body.where === 'back') throw new ApiError('Too many at once. Wait a minute.', 429, null);
    if (server.moveTalent === undefined) throw new Error('Nobody moves.');
    return server.moveTalent(request);
  };
  const { toasts } = openRole({ ...server, moveTalent });
  await moveTo('Up', 'Built ferries before.');
  const group = within(await screen.findByRole('region', { name: 'Put up by your company' }));
  const told = { message: 'Too many at once. Wait a minute.', variant: 'error' };
  toasts.show.mock.calls.at(-1)?.[0].action?.onAction();
  await waitFor(() => expect(toasts.show).toHaveBeenLastCalledWith(told));
  toasts.show.mockClear();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(group.getByRole('button', { name: 'Put back' }));
  await waitFor(() => expect(toasts.show).toHaveBeenLastCalledWith(told));
});

test('Undo names what it undoes, and tells where a colleague moved them since', async () => {
  const server = moving();
  const since = 'Somebody has moved this talent again since. Nothing was undone.';
  const { sentTo, toasts } = openRole({
    ...server,
    moveTalent: async (request) => {
      if (request.body.undoes !== undefined) throw new ApiError(since, 409, null);
      await server.moveTalent?.(request);
      return { ok: true, entry: idOf(960) };
    },
  });
  await moveTo('Up', 'Built ferries before.');
  await screen.findByRole('region', { name: 'Put up by your company' });
  await waitFor(() => expect(toasts.show).toHaveBeenCalled());
  toasts.show.mock.calls.at(-1)?.[0].action?.onAction();
  await waitFor(() => expect(toasts.show).toHaveBeenLastCalledWith({ message: since, variant: 'error' }));
  expect(sentTo('moveTalent').at(-1)).toMatchObject({ body: { where: 'back', undoes: idOf(960) } });
});

test('those left out are not moved, for their list has no order of its own', async () => {
  openRole({ ...moving(), getOpenRole: () => ({ ...aRoleWithMatches, list: 'leftOut' }) });
  expect(await screen.findByRole('article', { name: TITLE })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move in this list:/ })).toBeNull();
});

const entry: MoveEntry = {
  id: idOf(951),
  at: '2026-11-03T08:00:00.000Z',
  by: 'Kim',
  own: false,
  openRole: { id: anOpenRole.id, name: 'Data Engineer' },
  where: 'aside',
  talent: { id: aProfile.id, currentRole: TITLE, reason: 'Knows our founder.' },
  holds: true,
};

test('the log says who moved whom, for which role and why, and nothing of whoever is not to be seen', async () => {
  const { container } = openSite({
    path: PATHS.moves,
    user: aRecruiter,
    answers: {
      ...talentAnswers,
      listMoves: () => ({
        total: 2,
        moves: [entry, { ...entry, id: idOf(952), by: '', talent: null, where: 'up', holds: false }],
      }),
    },
  });
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
  expect(rows[0]).toMatch(/Kim.*Data Engineer.*Put aside.*Holds now.*Knows our founder\./);
  expect(rows[1]).toMatch(/A former colleague.*Not visible now.*Put up/);
  expect(await axe(container)).toHaveNoViolations();
});

test('a page of the log behind its end says so, and leads to the first', async () => {
  openSite({
    path: `${PATHS.moves}?page=7`,
    user: aRecruiter,
    answers: { ...talentAnswers, listMoves: () => ({ total: 2, moves: [] }) },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing is on this page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To its first page' })).toHaveAttribute('href', PATHS.moves);
  expect(screen.queryByRole('table')).toBeNull();
});
