import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SESSION_STORAGE_KEYS, STORAGE_KEYS } from '@vela/contracts/constants';
import { listConnections } from '@vela/contracts/endpoints';
import { enteredEarlyKey } from '@vela/contracts/remote';
import type { SessionUser } from '@vela/contracts/schemas';
import { useApi, useSession } from '@vela/design-system/services';
import { openShell, plainModule } from '../../testing/open-shell.js';
import { recruiter, talentWith } from '../../testing/people.js';
import { answered, refused } from '../../testing/server.js';

beforeEach(() => localStorage.clear());

/** A page with something to lose, which asks the server when its button is pressed. */
function Letter() {
  const api = useApi();
  return (
    <>
      <h1>Letter</h1>
      <input aria-label="Your words" />
      <button
        type="button"
        onClick={() => void api.call(listConnections, { query: { userType: 'jobSeeker' } }).catch(() => undefined)}
      >
        Send
      </button>
    </>
  );
}

/** Opens the letter as a talent whose session ends as soon as `server.user` is set to null. */
async function writingLetter() {
  const server: {
    user: SessionUser | null;
    fails: boolean;
    failed: number;
    getMe: () => Response | Promise<Response>;
  } = {
    user: talentWith(),
    fails: false,
    failed: 0,
    getMe: () => answered(server.user),
  };
  const runtime = {
    load: (name: string) =>
      Promise.resolve(
        name === 'mf_jobseeker'
          ? { contract: 2, name, routes: [{ path: '/jobseeker/dashboard', element: <Letter /> }] }
          : plainModule('mf_public'),
      ),
  };
  const shell = openShell({
    path: '/jobseeker/dashboard',
    runtime,
    answers: {
      getMe: () => {
        if (!server.fails) return server.getMe();
        server.failed += 1;
        return refused(503, 'Try again in a moment.');
      },
      listConnections: () => new Response(null, { status: 401 }),
      signOut: () => answered({ ok: true }),
    },
  });
  await shell.user.type(await screen.findByRole('textbox', { name: 'Your words' }), 'Dear Maria');
  return { server, shell };
}

const letter = () => screen.getByText('Letter');

test('a session that ends under a private page keeps what is typed, and goes on after a new login', async () => {
  const { server, shell } = await writingLetter();
  server.user = null;
  await shell.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  // Who types on at that moment does not leave the page.
  await shell.user.keyboard(' {Enter}');
  expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  expect(screen.getByText(/What you typed here is kept/)).toHaveFocus();
  // Whoever ended it from another device does not want the page to be read on this one.
  expect(letter()).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute('target', '_blank');
  server.user = talentWith();
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(letter()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Your words' })).toHaveValue('Dear Maria');
  expect(shell.address()).toBe('/jobseeker/dashboard');
});

test.each([
  ['is cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['asks too often', () => refused(429, 'Slow down.')],
  ['meets a server that fails', () => refused(503, 'Not now.')],
])('whoever %s is signed in still', async (_, getMe) => {
  const { server, shell } = await writingLetter();
  server.getMe = getMe;
  // A page's call is answered with 401, so that it is asked who is signed in. Asked again, the first answer has been heard.
  for (const _round of [1, 2]) {
    const asked = shell.server.askedFor('getMe').length;
    await shell.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(shell.server.askedFor('getMe').length).toBeGreaterThan(asked));
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Your words' })).toHaveValue('Dear Maria');
});

test('who does not want to log in again leaves as a visitor', async () => {
  const { server, shell } = await writingLetter();
  sessionStorage.setItem(SESSION_STORAGE_KEYS.contactMessage, '{"message":"Hello"}');
  sessionStorage.setItem(enteredEarlyKey('/letter'), '{}');
  server.user = null;
  await shell.user.click(screen.getByRole('button', { name: 'Send' }));
  await shell.user.click(await screen.findByRole('button', { name: 'Leave this page' }));
  expect(await screen.findByRole('heading', { name: 'mf_public' })).toBeVisible();
  expect(shell.address()).toBe('/');
  expect(localStorage.getItem(STORAGE_KEYS.userType)).toBeNull();
  expect(sessionStorage.getItem(SESSION_STORAGE_KEYS.contactMessage)).toBeNull();
  expect(sessionStorage.getItem(enteredEarlyKey('/letter'))).toBeNull();
});

test('nothing of one person stays when another one logs in', async () => {
  const { server, shell } = await writingLetter();
  sessionStorage.setItem(SESSION_STORAGE_KEYS.contactMessage, '{"message":"Hello"}');
  sessionStorage.setItem(enteredEarlyKey('/letter'), '{}');
  server.user = null;
  await shell.user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  server.user = { ...recruiter, id: '9'.repeat(24) };
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Letter' })).toBeNull();
  await waitFor(() => expect(screen.queryByText('Letter')).toBeNull());
  expect(sessionStorage.getItem(SESSION_STORAGE_KEYS.contactMessage)).toBeNull();
  expect(sessionStorage.getItem(enteredEarlyKey('/letter'))).toBeNull();
});

/** The browser keeps the page as it is while another one is open, and shows it again on the way back. */
const turn = (type: 'pagehide' | 'pageshow') =>
  act(() => void window.dispatchEvent(Object.assign(new Event(type), { persisted: true })));

test('a page from the browser’s memory shows nothing until it is known who is signed in', async () => {
  const { server } = await writingLetter();
  turn('pagehide');
  expect(letter()).not.toBeVisible();
  turn('pageshow');
  expect(letter()).not.toBeVisible();
  await waitFor(() => expect(letter()).toBeVisible());
  expect(screen.getByRole('textbox', { name: 'Your words' })).toHaveValue('Dear Maria');

  turn('pagehide');
  server.user = null;
  turn('pageshow');
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  expect(letter()).not.toBeVisible();
});

test('a page from the browser’s memory shows nothing while the server does not say who is signed in', async () => {
  const { server, shell } = await writingLetter();
  turn('pagehide');
  server.fails = true;
  turn('pageshow');
  await waitFor(() => expect(server.failed).toBe(1));
  expect(letter()).not.toBeVisible();
  // Nobody is left before a blank page.
  const said = await screen.findByRole('dialog', { name: 'We cannot reach Vela right now' });
  server.fails = false;
  await shell.user.click(within(said).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(letter()).toBeVisible());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page that anybody may read is not hidden by coming back', async () => {
  openShell({ path: '/about-us', user: talentWith() });
  const heading = await screen.findByRole('heading', { name: 'mf_public' });
  turn('pagehide');
  expect(heading).toBeVisible();
});

test('what lies over a page is covered with it, and nothing else opens over it', async () => {
  const { server, shell } = await writingLetter();
  server.user = null;
  await shell.user.click(screen.getByRole('button', { name: 'Send' }));
  const said = await screen.findByRole('dialog', { name: 'Your session has ended' });
  // jsdom does not compute what the rule says; without it a talent's profile could be read around the question.
  expect(document.head.textContent).toMatch(
    /body:has\(\.\w+\[data-covered='true'\]\)>dialog:not\(:has\(\[data-over-cover\]\)\)/,
  );
  expect(said.querySelector('[data-over-cover]')).not.toBeNull();
  await shell.user.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toEqual([said]);
});

test('logging out in one tab logs the others out', async () => {
  const { shell } = await writingLetter();
  const other = new BroadcastChannel('vela.session');
  other.postMessage('signed-out');
  expect(await screen.findByRole('heading', { name: 'mf_public' })).toBeVisible();
  expect(shell.address()).toBe('/');
  other.close();
});

/** A page on which the account is deleted, as the server has done already when it says goodbye. */
function Goodbye() {
  const { end, startLinkedin } = useSession();
  return (
    <>
      <h1>Goodbye</h1>
      <button type="button" onClick={() => void end?.()}>
        Delete
      </button>
      <button type="button" onClick={() => startLinkedin({ signin: false, userType: 'jobSeeker' })}>
        Sign up
      </button>
    </>
  );
}

const openGoodbye = (getMe: () => Response, home = Promise.resolve(plainModule('mf_public'))) =>
  openShell({
    path: '/jobseeker/dashboard',
    runtime: {
      load: (name) =>
        name === 'mf_jobseeker'
          ? Promise.resolve({ contract: 2, name, routes: [{ path: '/jobseeker/dashboard', element: <Goodbye /> }] })
          : home,
    },
    answers: { getMe },
  });

test('an account that is deleted leaves no question, no role and no other tab behind', async () => {
  localStorage.setItem(STORAGE_KEYS.userType, 'jobSeeker');
  let arrive: (module: ReturnType<typeof plainModule>) => void = () => undefined;
  const home = new Promise<ReturnType<typeof plainModule>>((resolve) => (arrive = resolve));
  const server: { user: SessionUser | null } = { user: talentWith() };
  const { user, address } = openGoodbye(() => answered(server.user), home);
  const heard: unknown[] = [];
  const other = new BroadcastChannel('vela.session');
  other.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  const pressed = await screen.findByRole('button', { name: 'Delete' });
  server.user = null;
  await user.click(pressed);
  await waitFor(() => expect(heard).toEqual(['signed-out']));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => arrive(plainModule('mf_public')));
  expect(await screen.findByRole('heading', { name: 'mf_public' })).toBeVisible();
  expect(address()).toBe('/');
  expect(localStorage.getItem(STORAGE_KEYS.userType)).toBeNull();
  other.close();
});

test('a sign-up that is not done yet has chosen no role', async () => {
  // jsdom goes nowhere, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = openGoodbye(() => answered(talentWith()));
  await user.click(await screen.findByRole('button', { name: 'Sign up' }));
  expect(localStorage.getItem(STORAGE_KEYS.userType)).toBeNull();
});
