import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { SIGN_IN_AGAIN } from '@vela/contracts/problem';
import type { Passkey, Passkeys } from '@vela/contracts/schemas';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { aPasskey, CHALLENGE, CREATED, plugInSandboxKey, proven, refusal } from '../testing/passkeys.js';

const CREATION = {
  challenge: 'EEEE',
  rp: { id: 'site.test', name: 'Vela' },
  user: { id: 'AA', name: 'vera@x.se', displayName: 'Vera' },
  pubKeyCredParams: [],
  excludeCredentials: [],
  timeout: 60_000,
};

let unplug: () => void;
beforeEach(() => {
  unplug = plugInSandboxKey();
});
afterEach(() => unplug());

test('an administrator without a passkey sees nothing but how to register one', async () => {
  let passkeys: Passkeys = { passkeys: [], proven: false, sandboxKey: true };
  const { user, sentTo, container } = openSlice({
    routes,
    path: '/godmode/outbox',
    answers: {
      listPasskeys: () => passkeys,
      beginPasskey: () => CREATION,
      addPasskey: () => (passkeys = proven),
      adminListOutbox: () => ({ total: 0, rows: [], counts: { pending: 0, failed: 0 } }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Register your first passkey' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
  expect(sentTo('adminListOutbox')).toEqual([]);
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.clear(screen.getByLabelText('Name of the passkey'));
  await user.type(screen.getByLabelText('Name of the passkey'), 'Office key');
  await user.click(screen.getByRole('button', { name: 'Use the sandbox’s security key' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Outbox' })).toBeTruthy();
  expect(sentTo('addPasskey')).toEqual([{ body: { name: 'Office key', ...CREATED } }]);
});

test('a session is opened by a passkey; production offers no other key, and a browser without one is told', async () => {
  const { user } = openSlice({
    routes,
    path: '/godmode',
    answers: {
      listPasskeys: () => ({ ...proven, proven: false, sandboxKey: false }),
      challengePasskey: () => CHALLENGE,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Use your passkey' }));
  expect(await screen.findByText(/^No passkey answered/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /sandbox/ })).toBeNull();
});

test('a first passkey that wants a fresh login says so', async () => {
  const { user } = openSlice({
    routes,
    path: '/godmode',
    answers: {
      listPasskeys: () => ({ passkeys: [], proven: false, sandboxKey: true }),
      beginPasskey: () => {
        throw refusal(SIGN_IN_AGAIN, 'Log in again to register your first passkey.');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Register a passkey' }));
  expect(await screen.findByRole('link', { name: 'Log in again' })).toBeTruthy();
});

test('passkeys are listed, renamed and removed', async () => {
  const second: Passkey = { ...aPasskey, id: 'c'.repeat(24), name: 'Phone', standIn: false };
  let known: Passkeys = { ...proven, passkeys: [aPasskey, second] };
  const { user, sentTo, container } = openSlice({
    routes,
    path: '/godmode/passkeys',
    answers: {
      listPasskeys: () => known,
      renamePasskey: () => known,
      removePasskey: () => (known = proven),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Phone' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await user.type(screen.getByLabelText('Name of the passkey'), ' of mine');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('renamePasskey')).toEqual([{ params: { id: second.id }, body: { name: 'Phone of mine' } }]);
  await user.click(await screen.findByRole('button', { name: 'Change Phone' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^Add a second one before you need it/)).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});
