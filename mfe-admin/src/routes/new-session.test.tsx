import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PASSKEY_NEEDED } from '@vela/contracts/problem';
import { accessibilityViolations, openSlice, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { CHALLENGE, plugInSandboxKey, proven, refusal } from '../testing/passkeys.js';

const detail = 'Use your passkey first, or register one.';
const refused = () => refusal(PASSKEY_NEEDED, detail);

let unplug: () => void;
beforeEach(() => {
  unplug = plugInSandboxKey();
});
afterEach(() => {
  unplug();
  window.localStorage.clear();
});

/** The admin area of somebody who logs in anew in another tab, and comes back to this one. */
function openArea(path: string, answers: Parameters<typeof openSlice>[0]['answers']) {
  let isProven = true;
  const slice = openSlice({
    routes,
    path,
    user: talentWith(undefined),
    answers: {
      listPasskeys: () => ({ ...proven, proven: isProven }),
      challengePasskey: () => CHALLENGE,
      provePasskey: () => {
        isProven = true;
        return proven;
      },
      ...answers,
    },
  });
  return {
    ...slice,
    isProven: () => isProven,
    logInAnew: () => {
      isProven = false;
    },
    comeBack: () => act(() => void window.dispatchEvent(new Event('visibilitychange'))),
  };
}

test('what was typed stays under the question for the passkey that a new session asks', async () => {
  const { user, container, logInAnew, comeBack } = openArea('/godmode/posts?id=new', {});
  await user.type(await screen.findByLabelText('Title'), 'A fair in May');
  logInAnew();
  comeBack();
  expect(await screen.findByRole('heading', { level: 1, name: 'Use your passkey' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use the sandbox’s security key' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(title).toHaveProperty('value', 'A fair in May');
  expect(screen.queryByRole('heading', { name: 'Use your passkey' })).toBeNull();
});

test('the question takes the focus and names the document, and gives both back', async () => {
  const { user, logInAnew, comeBack } = openArea('/godmode/posts?id=new', {});
  await user.type(await screen.findByLabelText('Title'), 'A fair in May');
  expect(document.title).toBe('Posts · Vela');
  logInAnew();
  comeBack();
  const question = await screen.findByRole('heading', { level: 1, name: 'Use your passkey' });
  expect(document.activeElement).toBe(question);
  expect(document.title).toBe('Use your passkey · Vela');
  await user.click(screen.getByRole('button', { name: 'Use the sandbox’s security key' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  expect(document.activeElement).toBe(title);
  expect(document.title).toBe('Posts · Vela');
});

test('a dialog that is open is out of sight under the question, and keeps what was typed', async () => {
  const { user, logInAnew, comeBack } = openArea('/godmode/passkeys', {});
  await user.click(await screen.findByRole('button', { name: 'Change Blue key' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await user.type(screen.getByLabelText('Name of the passkey'), ' of mine');
  logInAnew();
  comeBack();
  await screen.findByRole('heading', { level: 1, name: 'Use your passkey' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use the sandbox’s security key' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Name of the passkey')).toHaveProperty('value', 'Blue key of mine');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what could not be asked in between is asked once the passkey was used', async () => {
  const { user, go, isProven, logInAnew, comeBack } = openArea('/godmode/posts?id=new', {
    adminListOutbox: () => {
      if (!isProven()) throw refused();
      return { total: 0, rows: [], counts: { pending: 0, failed: 0 } };
    },
  });
  await screen.findByLabelText('Title');
  logInAnew();
  comeBack();
  await screen.findByRole('heading', { level: 1, name: 'Use your passkey' });
  await go('/godmode/outbox');
  await user.click(screen.getByRole('button', { name: 'Use the sandbox’s security key' }));
  expect(await screen.findByText('No failed messages fit this choice.')).toBeTruthy();
});

test('a form that is refused for want of a passkey leads to the question, and is sent after it', async () => {
  const { user, sentTo, isProven, logInAnew } = openArea('/godmode/posts?id=new', {
    adminCreatePost: () => {
      throw isProven() ? new ApiError('Another post has this address.', 422, null) : refused();
    },
  });
  await user.type(await screen.findByLabelText('Title'), 'A fair in May');
  logInAnew();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Use the sandbox’s security key' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo('adminCreatePost')).toHaveLength(2));
  expect(sentTo('adminCreatePost')[1]).toMatchObject({ body: { title: 'A fair in May' } });
});

test('a change that a new session refuses asks for the passkey without losing what was typed', async () => {
  const { user, sentTo, isProven, logInAnew } = openArea('/godmode/passkeys', {
    renamePasskey: () => {
      if (!isProven()) throw refused();
      return proven;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Blue key' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await user.type(screen.getByLabelText('Name of the passkey'), ' of mine');
  logInAnew();
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await screen.findByRole('heading', { level: 1, name: 'Use your passkey' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use the sandbox’s security key' }));
  const dialog = within(await screen.findByRole('dialog'));
  // It was asked for once.
  expect(dialog.queryByText('Use your passkey again')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('renamePasskey')).toEqual([
    { params: { id: 'b'.repeat(24) }, body: { name: 'Blue key of mine' } },
    { params: { id: 'b'.repeat(24) }, body: { name: 'Blue key of mine' } },
  ]);
});
