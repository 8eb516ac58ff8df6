import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOAST_LEAVE_MS, TOAST_LIMIT, TOAST_MS } from '@vela/contracts/constants';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Modal } from '../modal/index.js';
import { createToastQueue, ToastRegion } from './index.js';

const setup = () => {
  const queue = createToastQueue();
  show(<ToastRegion queue={queue} />);
  const say = (message: string, variant: 'success' | 'error' = 'success') =>
    act(() => queue.show({ message, variant }));
  return { say, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest) }) };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a toast goes after its time', () => {
  const { say } = setup();
  say('Message sent successfully');
  pass(TOAST_MS - 1);
  expect(screen.getByText('Message sent successfully')).toBeInTheDocument();
  pass(1);
  pass(TOAST_LEAVE_MS);
  expect(screen.queryByText('Message sent successfully')).toBeNull();
});

test('the clock stands still under the pointer and under focus', async () => {
  const { say, user } = setup();
  say('Saved');
  pass(TOAST_MS - 500);
  await user.hover(screen.getByText('Saved'));
  pass(10 * TOAST_MS);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await user.unhover(screen.getByText('Saved'));
  pass(400);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  pass(10 * TOAST_MS);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  pass(TOAST_LEAVE_MS);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a toast that appears under a resting pointer goes after its time', () => {
  const { say } = setup();
  say('Please fill out all fields.');
  fireEvent.pointerEnter(screen.getByText('Please fill out all fields.'));
  pass(TOAST_MS);
  pass(TOAST_LEAVE_MS);
  expect(screen.queryByText('Please fill out all fields.')).toBeNull();
});

test('above an open dialog toasts belong to it, and outlast it', () => {
  const queue = createToastQueue();
  const page = (asked: boolean) => (
    <>
      {asked && (
        <Modal open onClose={() => undefined} aria-labelledby="name">
          <h2 id="name">Save this search</h2>
        </Modal>
      )}
      <ToastRegion queue={queue} />
    </>
  );
  const { rerender, baseElement } = render(page(false));
  rerender(page(true));
  act(() => queue.show({ message: 'The search is saved' }));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByText('The search is saved'));
  rerender(page(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(baseElement).toContainElement(screen.getByText('The search is saved'));
});

const undone = jest.fn();
/** A page with something that can be removed, which a toast offers to undo. */
function openRemovable() {
  const queue = createToastQueue();
  const remove = () => act(() => queue.show({ message: 'Removed', action: { label: 'Undo', onAction: undone } }));
  render(
    <>
      <button type="button" onClick={remove}>
        Remove
      </button>
      <button type="button">Next</button>
      <ToastRegion queue={queue} />
    </>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest) });
}

test('whoever uses keys gets to what a toast offers, in their own time, and back', async () => {
  const user = openRemovable();
  await user.tab();
  await user.keyboard('{Enter}');
  pass(5 * TOAST_MS);
  expect(screen.getByText(/F6 leads there and back/)).toBeInTheDocument();
  await user.keyboard('{F6}');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{F6}');
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  await user.keyboard('{F6}{Enter}');
  expect(undone).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  pass(TOAST_LEAVE_MS);
  expect(screen.queryByText('Removed')).toBeNull();
});

test('under a pointer a toast with something to press goes after its time, too', async () => {
  const user = openRemovable();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  pass(TOAST_MS);
  pass(TOAST_LEAVE_MS);
  expect(screen.queryByText('Removed')).toBeNull();
});

test('at most five are shown, the oldest gives way', () => {
  const { say } = setup();
  for (let number = 1; number <= TOAST_LIMIT + 1; number += 1) say(`Toast ${number}`);
  expect(screen.queryByText('Toast 1')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(TOAST_LIMIT);
});

test('an error is an alert, other news wait for a pause', () => {
  const { say } = setup();
  say('An error occurred!', 'error');
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred!');
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-live', 'polite');
});

test('it breaks no rule of accessibility', async () => {
  jest.useRealTimers();
  const queue = createToastQueue();
  queue.show({ message: 'Payment failed', variant: 'error' });
  queue.show({ message: 'Saved' });
  expect(await violationsInBothThemes(<ToastRegion queue={queue} />)).toEqual([]);
});
