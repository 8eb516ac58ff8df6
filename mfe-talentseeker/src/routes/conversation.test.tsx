import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import type { Conversation, SentConnection } from '@vela/contracts/schemas';
import { conversationAnswers, detailsOf } from '../testing/conversations.js';
import { aConnection, aRecruiter, idOf } from '../testing/market.js';
import { type Answers, openSite } from '../testing/site.js';

afterEach(() => localStorage.clear());

const begun: Conversation = { stage: 'talking', notes: '', notesRevision: 0 };
const accepted = (conversation = begun): SentConnection => ({
  ...aConnection,
  status: 'accepted',
  answeredAt: '2026-11-12T08:00:00.000Z',
  conversation,
  extra: {
    givenName: 'Maja',
    familyName: 'Kron',
    email: 'maja@talent.vela.example',
    profilePictureUrl: null,
    linkedinProfile: null,
  },
});

const openConversation = (answers: Answers, id = aConnection.id) =>
  openSite({
    path: `/talentseeker/conversation/${id}`,
    user: aRecruiter,
    answers: { listHires: () => [], ...conversationAnswers(() => accepted()), ...answers },
  });

test('a colleague is mentioned in the notes by a press', async () => {
  const { sentTo } = openConversation({
    updateConversation: () => accepted(),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mention a colleague, who is told of it' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Nora Berg' }));
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  expect(notes).toHaveValue('@Nora Berg ');
  await userEvent.type(notes, 'have a look');
  await userEvent.tab();
  await waitFor(() => expect(sentTo('updateConversation')).toHaveLength(1));
  expect(sentTo('updateConversation')).toMatchObject([{ body: { notes: '@Nora Berg have a look' } }]);
});

test('who said yes, with notes and stage that save themselves', async () => {
  let current = begun;
  const { container, sentTo } = openConversation({
    ...conversationAnswers(() => accepted(current)),
    updateConversation: ({ body }) => {
      current = {
        stage: body.stage ?? current.stage,
        notes: body.notes ?? current.notes,
        notesRevision: current.notesRevision + (body.notes === undefined ? 0 : 1),
      };
      return accepted(current);
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Maja Kron' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Data Engineer' })).toHaveAttribute(
    'href',
    `/talentseeker/role/${idOf(900)}`,
  );
  expect(screen.getByText('Your Spark work is what the team is missing.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Calls on Tuesday');
  await userEvent.tab();
  expect(await screen.findByText('Saved. Only your company sees this.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Offered');
  await waitFor(() => expect(current).toEqual({ stage: 'offered', notes: 'Calls on Tuesday', notesRevision: 1 }));
  expect(sentTo('updateConversation')).toEqual([
    { params: { id: aConnection.id }, body: { notes: 'Calls on Tuesday', notesRevision: 0 } },
    { params: { id: aConnection.id }, body: { stage: 'offered' } },
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

const conflict = () => new ApiError('A colleague has changed these notes meanwhile.', 409, null);

test('a colleague’s notes and mine both stay until I choose', async () => {
  let current = begun;
  openConversation({
    ...conversationAnswers(() => accepted(current)),
    updateConversation: ({ body }) => {
      if (body.notesRevision !== current.notesRevision) throw conflict();
      current = { ...current, notes: body.notes ?? '', notesRevision: current.notesRevision + 1 };
      return accepted(current);
    },
  });
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  await userEvent.type(notes, 'Mine');
  current = { ...begun, notes: 'Theirs', notesRevision: 1 };
  await userEvent.tab();
  expect(await screen.findByText('A colleague has changed these notes meanwhile')).toBeVisible();
  expect(screen.getByText('Theirs')).toBeVisible();
  expect(notes).toHaveValue('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(current).toMatchObject({ notes: 'Mine', notesRevision: 2 }));
});

test('mine are there again after a reload, still beside a colleague’s', async () => {
  let current = begun;
  const answers: Answers = {
    ...conversationAnswers(() => accepted(current)),
    updateConversation: ({ body }) => {
      if (body.notesRevision !== current.notesRevision) throw conflict();
      current = { ...current, notes: body.notes ?? '', notesRevision: current.notesRevision + 1 };
      return accepted(current);
    },
  };
  const { unmount } = openConversation(answers);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Mine');
  current = { ...begun, notes: 'Theirs', notesRevision: 1 };
  await userEvent.tab();
  expect(await screen.findByText('Theirs')).toBeVisible();
  unmount();
  openConversation(answers);
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  expect(notes).toHaveValue('Mine');
  expect(screen.getByText('Theirs')).toBeVisible();
  await userEvent.type(notes, ', too');
  await userEvent.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(current).toMatchObject({ notes: 'Mine, too', notesRevision: 2 }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('notes that were typed just before a reload are saved after it', async () => {
  let arrives = false;
  let current = begun;
  const answers: Answers = {
    ...conversationAnswers(() => accepted(current)),
    updateConversation: ({ body }) => {
      if (!arrives) return new Promise(() => undefined);
      current = { ...current, notes: body.notes ?? '', notesRevision: current.notesRevision + 1 };
      return accepted(current);
    },
  };
  const { unmount, sentTo } = openConversation(answers);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Mine');
  unmount();
  await waitFor(() => expect(sentTo('updateConversation')).toHaveLength(1));
  arrives = true;
  openConversation(answers);
  expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveValue('Mine');
  await waitFor(() => expect(current.notes).toBe('Mine'), { timeout: 3000 });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('notes are on their way as soon as the page is hidden', async () => {
  const { sentTo } = openConversation({ updateConversation: () => new Promise(() => undefined) });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Mine');
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
  const sent = [{ body: { notes: 'Mine', notesRevision: 0 } }];
  // Sooner than a pause in typing would send them.
  await waitFor(() => expect(sentTo('updateConversation')).toMatchObject(sent), { timeout: 400 });
});

test('notes that cannot be saved stay and are tried again', async () => {
  let healthy = false;
  openConversation({
    updateConversation: ({ body }) => {
      if (!healthy) throw new Error('The network is gone.');
      return accepted({ ...begun, notes: body.notes ?? '', notesRevision: 1 });
    },
  });
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  await userEvent.type(notes, 'Mine');
  await userEvent.tab();
  expect(await screen.findByText('Your notes are not saved')).toBeVisible();
  expect(notes).toHaveValue('Mine');
  healthy = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved. Only your company sees this.')).toBeVisible();
});

test('before the yes there is none', async () => {
  openConversation({
    getConversation: () => {
      throw new ApiError('There is no such conversation.', 404, null);
    },
  });
  expect(await screen.findByRole('heading', { name: 'There is no such conversation' })).toBeVisible();
});

test('that the talent deleted their account is said where they did, and not where they stand on no list', async () => {
  const key = `${STORAGE_KEYS.conversation}.${aRecruiter.id}.${aConnection.id}`;
  localStorage.setItem(key, JSON.stringify({ draft: 'Half a thought', messages: [] }));
  const { container } = openConversation({ getConversation: () => ({ ...detailsOf(accepted()), sent: null }) });
  expect(await screen.findByText(/^The talent has deleted their account/)).toBeVisible();
  // What the reader had not sent is theirs.
  expect(screen.getByText('Half a thought')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('a conversation that could not be loaded is asked for again', async () => {
  let healthy = false;
  openConversation({
    getConversation: () => {
      if (!healthy) throw new ApiError('Too busy.', 503, null);
      return detailsOf(accepted());
    },
  });
  expect(await screen.findByRole('heading', { name: 'The conversation could not be loaded' })).toBeVisible();
  healthy = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Maja Kron' })).toBeVisible();
});
