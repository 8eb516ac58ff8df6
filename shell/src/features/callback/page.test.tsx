import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { USER_UNKNOWN } from '@vela/contracts/problem';
import type { LinkedinAnswer } from '@vela/contracts/schemas';
import { landingPaths } from '@vela/market/session';
import { openShell } from '../../testing/open-shell.js';
import { both, recruiter } from '../../testing/people.js';
import { answered, refused } from '../../testing/server.js';
import { leftPlace, wantedPlace } from '../session/places.js';

const urls = { talentseeker: '/talentseeker/dashboard', jobseeker: '/jobseeker/dashboard' };
const answerWith = (isTalentSeeker: boolean): LinkedinAnswer => ({ urls, isTalentSeeker });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['the server’s flag', null, true, urls.talentseeker],
  ['the server’s flag', null, false, urls.jobseeker],
  ['the stored type, whatever the flag', 'jobSeeker', true, urls.jobseeker],
  ['the stored type, whatever the flag', 'talentSeeker', false, urls.talentseeker],
  ['the server’s flag where what is stored is no type', 'admin', true, urls.talentseeker],
])('a sign-in leads by %s (%s, %s) to %s', async (_, stored, flag, target) => {
  if (stored !== null) localStorage.setItem(STORAGE_KEYS.userType, stored);
  const { address } = openShell({
    path: '/callback?code=c0de&state=5tate',
    user: both,
    answers: { linkedinCallback: () => answered(answerWith(flag)) },
  });
  await waitFor(() => expect(address()).toBe(target));
  // Menu, colours and guards go by it.
  expect(localStorage.getItem(STORAGE_KEYS.userType)).toBe(target === urls.talentseeker ? 'talentSeeker' : 'jobSeeker');
});

test('the answer of the network is handed over once, as it came', async () => {
  let signedIn = false;
  const { server, address } = openShell({
    path: '/callback?code=c0de%2B&state=5tate',
    answers: {
      getMe: () => answered(signedIn ? both : null),
      linkedinCallback: () => {
        signedIn = true;
        return answered(answerWith(true));
      },
    },
  });
  expect(await screen.findByRole('heading', { name: /mf_/ })).toBeVisible();
  const asked = server.askedFor('linkedinCallback');
  expect(asked.map((query) => Object.fromEntries(query))).toEqual([{ code: 'c0de+', state: '5tate' }]);
  // Who is signed in was asked anew before the private page opened.
  expect(address()).not.toBe('/');
});

test('an answer about the session before, still on its way, is not taken for the new one', async () => {
  let signedIn = false;
  const { address, server } = openShell({
    path: '/callback?code=c0de&state=5tate',
    answers: {
      getMe: () => (signedIn ? answered(both) : new Promise(() => undefined)),
      linkedinCallback: async () => {
        await waitFor(() => expect(server.askedFor('getMe')).toHaveLength(1));
        signedIn = true;
        return answered(answerWith(true));
      },
    },
  });
  expect(await screen.findByRole('heading', { name: /mf_/ })).toBeVisible();
  expect(address()).toBe(urls.talentseeker);
});

test('who has no account is sent home with the advice to sign up, once', async () => {
  const { address, toasts } = openShell({
    path: '/callback?code=c0de',
    answers: { linkedinCallback: () => refused(403, 'User does not exist', USER_UNKNOWN) },
  });
  expect(await screen.findByText('User does not exist. Please sign up first.')).toBeVisible();
  expect(address()).toBe('/');
  expect(toasts()).toEqual([{ message: 'User does not exist. Please sign up first.', variant: 'warning' }]);
});

test.each([
  ['another refusal', () => refused(403, 'The account is locked.')],
  ['a failing server', () => refused(500, 'User does not exist', USER_UNKNOWN)],
  ['an answer that is no JSON', () => new Response('<html>', { status: 502 })],
])('%s is told on the page, and the code is not used again', async (_, answer) => {
  const { address, server, toasts } = openShell({ path: '/callback?code=c0de', answers: { linkedinCallback: answer } });
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in again' })).toBeVisible();
  expect(address()).toBe('/callback?code=c0de');
  expect(toasts()).toEqual([]);
  expect(server.askedFor('linkedinCallback')).toHaveLength(1);
});

test('who logged in in another window, or goes back to this page, is led on', async () => {
  const { address } = openShell({
    path: '/callback?code=c0de&state=5tate',
    user: both,
    answers: { linkedinCallback: () => refused(401, 'The sign-in was not completed. Please start again.') },
  });
  await waitFor(() => expect(address()).toBe(landingPaths(both).talentseeker));
  expect(localStorage.getItem(STORAGE_KEYS.userType)).toBe('talentSeeker');
});

test('who is logged in and is refused for another reason is told that', async () => {
  openShell({
    path: '/callback?code=c0de',
    user: both,
    answers: { linkedinCallback: () => refused(502, 'No answer') },
  });
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
});

test('who is not logged in is told why', async () => {
  const why = 'The sign-in was not completed. Please start again.';
  openShell({ path: '/callback?code=c0de', answers: { linkedinCallback: () => refused(401, why) } });
  expect(await screen.findByText(/The sign-in was not completed/)).toBeVisible();
});

test('why the server refuses stands beneath the heading', async () => {
  const why = 'This account is suspended. Write to us if you think that this is a mistake.';
  openShell({ path: '/callback?code=c0de', answers: { linkedinCallback: () => refused(403, why) } });
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByText(/This account is suspended.*You are not logged in/)).toBeVisible();
});

test('how the server failed does not', async () => {
  openShell({ path: '/callback?code=c0de', answers: { linkedinCallback: () => refused(500, 'Too many open files') } });
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.queryByText(/Too many open files/)).toBeNull();
});

test('who turned back at the network is where they left, and is told so', async () => {
  leftPlace.keep({ pathname: '/about-us', search: '?from=mail', hash: '' });
  const { address, server, toasts } = openShell({ path: '/callback?error=user_cancelled_login&state=5tate' });
  expect(await screen.findByRole('heading', { name: 'mf_public' })).toBeVisible();
  expect(address()).toBe('/about-us?from=mail');
  expect(toasts()).toEqual([
    { message: 'You cancelled at LinkedIn. You are not logged in, and nothing was changed.', variant: 'info' },
  ]);
  expect(server.askedFor('linkedinCallback')).toEqual([]);
});

test.each([
  ['who is logged in keeps that', () => answered(both), 'You are still logged in, and nothing was changed.'],
  ['where nobody can say who is, that is not told', () => refused(500, 'No answer'), 'Nothing was changed.'],
])('turning back at the network: %s', async (_, getMe, said) => {
  const { toasts } = openShell({
    path: '/callback?error=access_denied&state=5tate',
    user: both,
    answers: { getMe },
  });
  await waitFor(() => expect(toasts()).toEqual([{ message: `You cancelled at LinkedIn. ${said}`, variant: 'info' }]));
});

test('who is logged in and comes back with nothing is not told otherwise, and has a way to their pages', async () => {
  openShell({ path: '/callback', user: recruiter, answers: { linkedinCallback: () => refused(422, 'No code.') } });
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(await screen.findByText(/You are still logged in, and nothing was changed\./)).toBeVisible();
  expect(screen.queryByText(/You are not logged in/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', urls.talentseeker);
});

test('a visitor who was sent home from a page gets there after logging in', async () => {
  wantedPlace.keep({ pathname: '/talentseeker/dashboard', search: '?tab=2', hash: '' });
  const { address } = openShell({
    path: '/callback?code=c0de&state=5tate',
    user: both,
    answers: { linkedinCallback: () => answered(answerWith(false)) },
  });
  await waitFor(() => expect(address()).toBe('/talentseeker/dashboard?tab=2'));
  expect(localStorage.getItem(STORAGE_KEYS.userType)).toBe('talentSeeker');
});

test('a role that somebody else left in the browser does not lead who has no such profile', async () => {
  localStorage.setItem(STORAGE_KEYS.userType, 'jobSeeker');
  const { address } = openShell({
    path: '/callback?code=c0de&state=5tate',
    user: recruiter,
    answers: { linkedinCallback: () => answered(answerWith(true)) },
  });
  await waitFor(() => expect(address()).toBe(urls.talentseeker));
  expect(localStorage.getItem(STORAGE_KEYS.userType)).toBe('talentSeeker');
});
