import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOOLTIP_ENTER_MS, TOOLTIP_TOUCH_LEAVE_MS, TOOLTIP_TOUCH_MS } from '@vela/contracts/constants';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Button } from '../button/index.js';
import { Tooltip } from './index.js';

const star = (
  <Tooltip text="Already connected">
    <Button aria-disabled>Connect</Button>
  </Tooltip>
);
const button = () => screen.getByRole('button', { name: 'Connect' });
const isOpen = () => screen.queryByRole('tooltip') !== null;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const setup = () => {
  show(star);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest) });
};

test('it describes its control whether it is open or not', () => {
  setup();
  expect(isOpen()).toBe(false);
  expect(button()).toHaveAccessibleDescription('Already connected');
});

test('it opens a moment after the mouse stays, and closes after it leaves', async () => {
  const user = setup();
  await user.hover(button());
  pass(TOOLTIP_ENTER_MS - 1);
  expect(isOpen()).toBe(false);
  pass(1);
  expect(isOpen()).toBe(true);
  await user.hover(screen.getByRole('tooltip'));
  pass(1000);
  expect(isOpen()).toBe(true);
  await user.unhover(screen.getByRole('tooltip'));
  pass(1000);
  expect(isOpen()).toBe(false);
});

test('a finger opens it with a long press, and it stays a while', async () => {
  const user = setup();
  await user.pointer({ keys: '[TouchA>]', target: button() });
  pass(TOOLTIP_TOUCH_MS);
  expect(isOpen()).toBe(true);
  await user.pointer({ keys: '[/TouchA]', target: button() });
  pass(TOOLTIP_TOUCH_LEAVE_MS - 1);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

test('a short tap does not open it', async () => {
  const user = setup();
  await user.pointer([
    { keys: '[TouchA>]', target: button() },
    { keys: '[/TouchA]', target: button() },
  ]);
  pass(TOOLTIP_TOUCH_MS);
  expect(isOpen()).toBe(false);
});

test('keyboard focus opens it at once, Escape closes it', async () => {
  const user = setup();
  await user.tab();
  expect(isOpen()).toBe(true);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(isOpen()).toBe(false);
});

test('it breaks no rule of accessibility', async () => {
  jest.useRealTimers();
  expect(await violationsInBothThemes(star)).toEqual([]);
});
