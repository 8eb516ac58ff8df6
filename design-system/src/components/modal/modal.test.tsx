import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Modal } from './index.js';

const close = jest.fn();
const over = (props: { readonly dismissible?: boolean; readonly coverable?: boolean } = {}) => (
  <Modal open onClose={close} aria-labelledby="name" {...props}>
    <div>
      <h2 id="name">Pay</h2>
      <button type="button">Send</button>
      <input type="file" aria-label="Picture" />
    </div>
  </Modal>
);
const dialog = () => screen.getByRole('dialog', { name: 'Pay' });

test('who marks words and lets go beside the sheet does not close it, who presses beside it does', async () => {
  close.mockClear();
  const { user } = show(over());
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('heading') },
    { keys: '[/MouseLeft]', target: dialog() },
  ]);
  expect(close).not.toHaveBeenCalled();
  await user.click(dialog());
  expect(close).toHaveBeenCalledTimes(1);
});

test('a file that is not chosen after all leaves it open', () => {
  close.mockClear();
  show(over());
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
});

test('where the browser closes it by itself the page hears of it, and what must be answered comes back', () => {
  close.mockClear();
  const { unmount } = show(over());
  const closeByItself = () => {
    dialog().removeAttribute('open');
    fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('close'));
  };
  closeByItself();
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  show(over({ dismissible: false }));
  closeByItself();
  expect(close).toHaveBeenCalledTimes(1);
  expect(dialog()).toBeVisible();
});

test('a coverable one takes the page out of reach, and not what a third party puts above it', () => {
  const { container, unmount } = show(over({ coverable: true }));
  const question = document.body.appendChild(document.createElement('div'));
  expect(container).toHaveProperty('inert', true);
  expect(dialog()).not.toHaveProperty('inert', true);
  expect(question).not.toHaveProperty('inert', true);
  unmount();
  expect(container).toHaveProperty('inert', false);
  question.remove();
});

test('Back closes it and the page stays, unless the browser lets nobody be held any more', () => {
  const navigation = new EventTarget();
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  const goBack = (cancelable: boolean) => {
    const event = Object.assign(new Event('navigate', { cancelable }), { navigationType: 'traverse' });
    navigation.dispatchEvent(event);
    return event.defaultPrevented;
  };
  close.mockClear();
  const { unmount } = show(over());
  expect(goBack(true)).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  expect(goBack(false)).toBe(false);
  unmount();
  Reflect.deleteProperty(window, 'navigation');
});

test('Escape is heard once, by the upper of two', async () => {
  close.mockClear();
  const lower = jest.fn();
  const { user } = show(
    <Modal open onClose={lower} aria-labelledby="lower">
      <h2 id="lower">Lower</h2>
      {over()}
    </Modal>,
  );
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  expect(lower).not.toHaveBeenCalled();
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(over())).toEqual([]);
});
