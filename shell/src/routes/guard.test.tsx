import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { wantedPlace } from '../features/session/places.js';
import { openShell, plainSlices } from '../testing/open-shell.js';
import { both, recruiter, talentWith } from '../testing/people.js';
import { answered, refused } from '../testing/server.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Another tab acts in another role from now on. */
function actElsewhere(role: string): void {
  localStorage.setItem(STORAGE_KEYS.userType, role);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.userType })));
}

test('a visitor is sent home from a private page', async () => {
  const { address } = openShell({ path: '/jobseeker/dashboard' });
  expect(await screen.findByRole('heading', { name: 'mf_public' })).toBeVisible();
  expect(address()).toBe('/');
});

test('the page that a visitor asked for is kept for after the login, and they are told', async () => {
  const { toasts } = openShell({ path: '/talentseeker/dashboard?tab=2' });
  expect(await screen.findByRole('heading', { name: 'mf_public' })).toBeVisible();
  expect(toasts()).toEqual([{ message: 'Log in to open that page. You will get there right after.', variant: 'info' }]);
  expect(wantedPlace.take()).toBe('/talentseeker/dashboard?tab=2');
});

test('an address that no page has is not promised for after the login', async () => {
  const { toasts, address } = openShell({ path: '/no-such-page' });
  expect(await screen.findByRole('heading', { name: 'mf_public' })).toBeVisible();
  expect(address()).toBe('/');
  expect(toasts()).toEqual([
    { message: 'There is no page at that address, so you are on the home page.', variant: 'info' },
  ]);
  expect(wantedPlace.take()).toBeNull();
});

test('a refused session is a visitor', async () => {
  const { address } = openShell({
    path: '/talentseeker/dashboard',
    answers: { getMe: () => refused(401, 'Log in first.') },
  });
  expect(await screen.findByRole('heading', { name: 'mf_public' })).toBeVisible();
  expect(address()).toBe('/');
});

test('the stored type decides where somebody with both profiles begins', async () => {
  localStorage.setItem(STORAGE_KEYS.userType, 'talentSeeker');
  const { address } = openShell({ path: '/', user: both });
  expect(await screen.findByRole('heading', { name: 'mf_talentseeker' })).toBeVisible();
  expect(address()).toBe('/talentseeker/dashboard');
});

test('a stored type without its profile does not count', async () => {
  localStorage.setItem(STORAGE_KEYS.userType, 'talentSeeker');
  const { address } = openShell({ path: '/talentseeker/pricing', user: talentWith() });
  expect(await screen.findByRole('heading', { name: 'mf_jobseeker' })).toBeVisible();
  expect(address()).toBe('/jobseeker/dashboard');
});

test('whoever opens a workspace of theirs by its address acts there, and is led away from nothing that it offers', async () => {
  localStorage.setItem(STORAGE_KEYS.userType, 'jobSeeker');
  const asked = jest.fn(() => answered({ ok: true }));
  const { user, address } = openShell({
    path: '/talentseeker/dashboard',
    user: both,
    answers: { chooseActingRole: asked },
  });
  expect(await screen.findByRole('heading', { name: 'mf_talentseeker' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  expect(await screen.findByRole('menuitem', { name: 'Switch to Job Seeker profile' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Pricing' }));
  expect(await screen.findByRole('heading', { name: 'mf_payments' })).toBeVisible();
  expect(address()).toBe('/talentseeker/pricing');
  expect(localStorage.getItem(STORAGE_KEYS.userType)).toBe('talentSeeker');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a page that stays open keeps its menu when another tab acts otherwise, and does not act back', async () => {
  localStorage.setItem(STORAGE_KEYS.userType, 'talentSeeker');
  const { user } = openShell({ path: '/talentseeker/dashboard', user: both });
  expect(await screen.findByRole('heading', { name: 'mf_talentseeker' })).toBeVisible();
  actElsewhere('jobSeeker');
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  expect(await screen.findByRole('menuitem', { name: 'Switch to Job Seeker profile' })).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.userType)).toBe('jobSeeker');
});

test('pricing that is open stays when another tab acts otherwise', async () => {
  localStorage.setItem(STORAGE_KEYS.userType, 'talentSeeker');
  const { address } = openShell({ path: '/talentseeker/pricing', user: both });
  expect(await screen.findByRole('heading', { name: 'mf_payments' })).toBeVisible();
  actElsewhere('jobSeeker');
  expect(address()).toBe('/talentseeker/pricing');
  expect(screen.getByRole('heading', { name: 'mf_payments' })).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.userType)).toBe('jobSeeker');
});

test('who goes to pricing from their recruiter’s workspace acts as a recruiter, whatever another tab did', async () => {
  localStorage.setItem(STORAGE_KEYS.userType, 'talentSeeker');
  const { user, address } = openShell({
    path: '/talentseeker/dashboard',
    user: both,
    answers: { chooseActingRole: () => answered({ ok: true }) },
  });
  expect(await screen.findByRole('heading', { name: 'mf_talentseeker' })).toBeVisible();
  actElsewhere('jobSeeker');
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pricing' }));
  expect(await screen.findByRole('heading', { name: 'mf_payments' })).toBeVisible();
  expect(address()).toBe('/talentseeker/pricing');
  expect(localStorage.getItem(STORAGE_KEYS.userType)).toBe('talentSeeker');
});

test('who acts as a job seeker and opens pricing by its address goes on acting so', async () => {
  localStorage.setItem(STORAGE_KEYS.userType, 'jobSeeker');
  const { address } = openShell({ path: '/talentseeker/pricing', user: both });
  expect(await screen.findByRole('heading', { name: 'mf_jobseeker' })).toBeVisible();
  expect(address()).toBe('/jobseeker/dashboard');
  expect(localStorage.getItem(STORAGE_KEYS.userType)).toBe('jobSeeker');
});

test('pricing opens for a talent seeker', async () => {
  const { address } = openShell({ path: '/talentseeker/pricing', user: recruiter });
  expect(await screen.findByRole('heading', { name: 'mf_payments' })).toBeVisible();
  expect(address()).toBe('/talentseeker/pricing');
});

test('a private page waits for a server that does not answer, and opens once it does', async () => {
  let up = false;
  const { user, address } = openShell({
    path: '/jobseeker/dashboard',
    answers: { getMe: () => (up ? answered(talentWith()) : refused(503, 'Not now.')) },
  });
  expect(await screen.findByRole('heading', { name: 'We cannot reach Vela right now' })).toBeVisible();
  expect(address()).toBe('/jobseeker/dashboard');
  up = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'mf_jobseeker' })).toBeVisible();
});

test.each([
  ['a line that was cut', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['too many questions', () => refused(429, 'Slow down.')],
])('%s says nothing of who is signed in', async (_, getMe) => {
  const { address } = openShell({ path: '/jobseeker/dashboard', answers: { getMe } });
  expect(await screen.findByRole('heading', { name: 'We cannot reach Vela right now' })).toBeVisible();
  expect(address()).toBe('/jobseeker/dashboard');
});

test('a public page does not wait for the session', async () => {
  openShell({ path: '/about-us', answers: { getMe: () => new Promise(() => undefined) } });
  expect(await screen.findByRole('heading', { name: 'mf_public' })).toBeVisible();
});

test('the admin area is there for an administrator', async () => {
  openShell({ path: '/godmode', user: { ...recruiter, admin: true } });
  expect(await screen.findByRole('heading', { name: 'mf_admin' })).toBeVisible();
});

test('anybody else gets what a page gets that does not exist, and none of its code', async () => {
  const load = jest.fn(plainSlices.load);
  const { go } = openShell({ path: '/godmode', user: recruiter, runtime: { load } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('There is no page at this address');
  const said = screen.getByRole('main').textContent;
  await go('/no-such-page');
  expect(screen.getByRole('main').textContent).toBe(said);
  expect(load.mock.calls.map(([name]) => name)).not.toContain('mf_admin');
});

test('a visitor is sent home from the admin area as from any private page, without its code', async () => {
  const load = jest.fn(plainSlices.load);
  const { address } = openShell({ path: '/godmode', runtime: { load } });
  expect(await screen.findByRole('heading', { name: 'mf_public' })).toBeVisible();
  expect(address()).toBe('/');
  expect(load.mock.calls.map(([name]) => name)).toEqual(['mf_public']);
});

test('the privacy centre wears the colours of the role that is acted in', async () => {
  localStorage.setItem(STORAGE_KEYS.userType, 'talentSeeker');
  openShell({ path: '/privacy-centre', user: both });
  expect(await screen.findByRole('heading', { name: 'mf_account' })).toBeVisible();
  expect(document.documentElement.dataset['audience']).toBe('talentSeeker');
});
