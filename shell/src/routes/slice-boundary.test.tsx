import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { PATIENCE_MS } from '@vela/router';
import type { SliceRuntime } from '../federation/runtime.js';
import { openShell, plainModule } from '../testing/open-shell.js';
import { recruiter } from '../testing/people.js';

let complaints: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  localStorage.clear();
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  complaints.mockRestore();
});

/** A runtime in which one slice is broken until it is repaired. */
function withBroken(broken: string, breaking: () => unknown) {
  const state = { repaired: false };
  const runtime: SliceRuntime = {
    load: (name) => Promise.resolve().then(() => (name === broken && !state.repaired ? breaking() : plainModule(name))),
  };
  return { state, runtime };
}

test.each([
  [
    'cannot be loaded',
    () => {
      throw new Error('The script is gone.');
    },
  ],
  ['was built for another contract', () => ({ ...plainModule('mf_payments'), contract: 3 })],
  ['is another slice', () => plainModule('mf_public')],
  ['exposes no routes', () => ({ ...plainModule('mf_payments'), routes: [] })],
  ['exposes nothing', () => undefined],
])('a slice that %s gives way to a fall-back, and is shown once it is repaired', async (_, breaking) => {
  const { state, runtime } = withBroken('mf_payments', breaking);
  const { user, go, address } = openShell({ path: '/talentseeker/pricing', user: recruiter, runtime });
  expect(await screen.findByRole('heading', { name: 'This part of Vela is not available right now' })).toBeVisible();
  // The frame stands, and the rest of the site can be entered and left again.
  expect(screen.getByRole('navigation', { name: 'Footer' })).toBeInTheDocument();
  await go('/about-us');
  expect(await screen.findByRole('heading', { name: 'mf_public' })).toBeVisible();
  await go('/talentseeker/pricing');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  state.repaired = true;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'mf_payments' })).toBeVisible();
  expect(address()).toBe('/talentseeker/pricing');
});

test('a part of a slice that could not come without a connection comes once there is one', async () => {
  const state = { repaired: false };
  const Part = () => {
    if (!state.repaired) throw new TypeError('Failed to fetch dynamically imported module');
    return <h1>Pricing</h1>;
  };
  const runtime: SliceRuntime = {
    load: (name) =>
      Promise.resolve(
        name === 'mf_payments'
          ? { contract: 2, name, routes: [{ path: '/talentseeker/pricing', element: <Part /> }] }
          : plainModule(name),
      ),
  };
  openShell({ path: '/talentseeker/pricing', user: recruiter, runtime });
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of Vela is not available right now');
  state.repaired = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Pricing' })).toBeVisible();
});

test('a page that throws while it renders takes only itself down, and "Try again" renders it anew', async () => {
  const state = { repaired: false };
  const Fragile = () => {
    if (!state.repaired) throw new Error('undefined is not a role');
    return <h1>Pricing</h1>;
  };
  const runtime: SliceRuntime = {
    load: (name) =>
      Promise.resolve(
        name === 'mf_payments'
          ? { contract: 2, name, routes: [{ path: '/talentseeker/pricing', element: <Fragile /> }] }
          : plainModule(name),
      ),
  };
  const { user } = openShell({ path: '/talentseeker/pricing', user: recruiter, runtime });
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of Vela is not available right now');
  expect(screen.getByRole('navigation', { name: 'Footer' })).toBeInTheDocument();
  expect(complaints).toHaveBeenCalled();
  state.repaired = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Pricing' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an address that nobody knows is told to who is signed in', async () => {
  openShell({ path: '/nowhere', user: recruiter });
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
});

test('a slice that takes long is announced within three seconds, and appears by itself when it comes', async () => {
  jest.useFakeTimers();
  let arrive = (): void => undefined;
  const load = jest.fn<SliceRuntime['load']>((name) =>
    name === 'mf_payments'
      ? new Promise((resolve) => (arrive = () => resolve(plainModule(name))))
      : Promise.resolve(plainModule(name)),
  );
  const { address } = openShell({ path: '/talentseeker/pricing', user: recruiter, runtime: { load } });
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByRole('heading', { name: 'This part of Vela takes longer than usual' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  arrive();
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE_MS));
  expect(screen.getByRole('heading', { name: 'mf_payments' })).toBeVisible();
  expect(address()).toBe('/talentseeker/pricing');
  expect(load.mock.calls.filter(([name]) => name === 'mf_payments')).toHaveLength(1);
});

test('a slice that failed is asked for again by itself', async () => {
  jest.useFakeTimers();
  const { state, runtime } = withBroken('mf_payments', () => {
    throw new Error('The script is gone.');
  });
  openShell({ path: '/talentseeker/pricing', user: recruiter, runtime });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('heading', { name: 'This part of Vela is not available right now' })).toBeVisible();
  state.repaired = true;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('heading', { name: 'mf_payments' })).toBeVisible();
});
