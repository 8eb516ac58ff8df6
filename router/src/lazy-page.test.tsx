import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, useState } from 'react';
import {
  forgetFailedPages,
  lazyPage,
  loadPage,
  Outlet,
  type PageModule,
  PageToCome,
  PATIENCE_MS,
  RouterProvider,
} from './index.js';
import { createMemoryRouter } from './memory/index.js';

class Boundary extends Component<{ readonly onRetry: () => void; readonly children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <button onClick={this.props.onRetry}>Try again</button> : this.props.children;
  }
}

function Retrying({ children }: { readonly children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    forgetFailedPages();
    setAttempt(attempt + 1);
  };
  return (
    <Boundary key={attempt} onRetry={retry}>
      {children}
    </Boundary>
  );
}

afterEach(() => {
  jest.useRealTimers();
});

const showAt = (load: () => Promise<PageModule>) => {
  const boundary = (
    <PageToCome value={<p>It takes a while.</p>}>
      <Retrying>
        <Outlet />
      </Retrying>
    </PageToCome>
  );
  const router = createMemoryRouter([
    { element: boundary, HydrateFallback: () => null, children: [{ path: '/', lazy: lazyPage(load) }] },
  ]);
  return render(<RouterProvider router={router} />);
};

test('a page is loaded once and shown', async () => {
  const load = jest.fn(() => Promise.resolve({ Page: () => <h1>About us</h1> }));
  showAt(load);
  expect(await screen.findByRole('heading', { name: 'About us' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page whose code failed reaches the boundary and is asked for again', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let healthy = false;
  const load = jest.fn(() =>
    healthy ? Promise.resolve({ Page: () => <h1>Back</h1> }) : Promise.reject(new Error('the chunk is gone')),
  );
  showAt(load);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  const askedSoFar = load.mock.calls.length;
  healthy = true;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Back' })).toBeTruthy();
  expect(load.mock.calls.length).toBe(askedSoFar + 1);
  complaints.mockRestore();
});

test('a page that takes long is announced, and appears by itself', async () => {
  jest.useFakeTimers();
  let arrive = (_: PageModule): void => undefined;
  const load = jest.fn(() => new Promise<PageModule>((resolve) => (arrive = resolve)));
  showAt(load);
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE_MS - 1));
  expect(screen.queryByText('It takes a while.')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('It takes a while.')).toBeTruthy();
  arrive({ Page: () => <h1>Here at last</h1> });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'Here at last' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('the page of a route can be waited for, fails where it fails, and is asked for anew by the next who waits', async () => {
  let healthy = false;
  const load = () => (healthy ? Promise.resolve({ Page: () => null }) : Promise.reject(new Error('the chunk is gone')));
  const route = { path: '/', lazy: lazyPage(load) };
  await expect(loadPage(route)).rejects.toThrow('the chunk is gone');
  healthy = true;
  await expect(loadPage(route)).resolves.toBeUndefined();
  await expect(loadPage({ path: '/' })).resolves.toBeUndefined();
});
