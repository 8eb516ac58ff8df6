import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazyPage, Outlet, type PageModule, RouterProvider } from '@vela/router';
import { createMemoryRouter } from '@vela/router/memory';
import type { Slices } from '../federation/slices.js';
import { SliceBoundary } from './slice-boundary.js';

let complaints: jest.SpiedFunction<typeof console.error>;
const reload = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => complaints.mockRestore());

/** A page whose code is gone, in a slice that is loaded, beside a field of the frame. */
function openGone(replacement: string | null, load: () => Promise<PageModule>) {
  const replacementOf = jest.fn<Slices['replacementOf']>(() => Promise.resolve(replacement));
  const element = (
    <>
      <input aria-label="Newsletter" />
      <SliceBoundary name="mf_public" slices={{ replacementOf }} reload={reload}>
        <Outlet />
      </SliceBoundary>
    </>
  );
  const router = createMemoryRouter([
    { element, HydrateFallback: () => null, children: [{ path: '/', lazy: lazyPage(load) }] },
  ]);
  render(<RouterProvider router={router} />);
  return { replacementOf };
}
const gone = () => Promise.reject(new Error('Loading chunk 7 failed.'));
const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

test('"Try again" asks the registry, and loads the page anew where another version is in service', async () => {
  const { replacementOf } = openGone('3', gone);
  await tryAgain();
  expect(replacementOf).toHaveBeenCalledWith('mf_public');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where something was typed, the reader decides', async () => {
  openGone('3', gone);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Newsletter' }), 'Ada');
  await tryAgain();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'There is a newer version of this page' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Newsletter' })).toHaveValue('Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Load the page anew' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where the same version is in service, it is tried again', async () => {
  let healthy = false;
  openGone(null, () => (healthy ? Promise.resolve({ Page: () => <h1>Back</h1> }) : gone()));
  await screen.findByRole('button', { name: 'Try again' });
  healthy = true;
  await tryAgain();
  expect(await screen.findByRole('heading', { name: 'Back' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that came back from a cache is not loaded anew again and again', async () => {
  openGone('3', gone);
  await tryAgain();
  await tryAgain();
  expect(reload).toHaveBeenCalledTimes(1);
});
