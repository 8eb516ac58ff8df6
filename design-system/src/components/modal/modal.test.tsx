import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
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

/** A browser's history: `pushState` adds a place, `traverse` goes to one and says whether it was held. */
function withHistory(places: readonly { readonly key: string; readonly sameDocument: boolean }[], pressed = true) {
  const navigation = new EventTarget();
  const all = places.map((place, index) => ({ ...place, index }));
  let at = all.length - 1;
  Object.assign(navigation, { entries: () => all });
  Object.defineProperty(navigation, 'currentEntry', { get: () => all[at] });
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: pressed }, configurable: true });
  const push = jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    at += 1;
    all.push({ key: `pushed ${at}`, sameDocument: true, index: at });
  });
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  return {
    pushed: push,
    back,
    goBack: (cancelable = true) => {
      const told = { navigationType: 'traverse', destination: all[at - 1] };
      const event = Object.assign(new Event('navigate', { cancelable }), told);
      navigation.dispatchEvent(event);
      if (event.defaultPrevented) return 'held';
      at -= 1;
      navigation.dispatchEvent(new Event('currententrychange'));
      return all[at]?.key;
    },
    end: () => {
      push.mockRestore();
      back.mockRestore();
      Reflect.deleteProperty(window, 'navigation');
      Reflect.deleteProperty(navigator, 'userActivation');
    },
  };
}

const HERE = { key: 'here', sameDocument: true };

test('Back closes it and the page stays, unless the browser lets nobody be held any more', () => {
  const { goBack, pushed, end } = withHistory([{ key: 'before', sameDocument: true }, HERE]);
  close.mockClear();
  show(over());
  expect(pushed).not.toHaveBeenCalled();
  expect(goBack()).toBe('held');
  expect(close).toHaveBeenCalledTimes(1);
  expect(goBack(false)).toBe('before');
  end();
});

test('where the place before is another load, Back closes it too, and leads there afterwards in one step', () => {
  const { goBack, pushed, back, end } = withHistory([{ key: 'mail', sameDocument: false }, HERE]);
  close.mockClear();
  const { unmount } = show(over());
  expect(pushed).toHaveBeenCalledTimes(1);
  expect(goBack()).toBe('held');
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  show(over()).unmount();
  expect(pushed).toHaveBeenCalledTimes(1);
  expect(goBack()).toBe('here');
  expect(back).toHaveBeenCalledTimes(1);
  end();
});

test('what opened by itself adds no place', () => {
  const { pushed, end } = withHistory([HERE], false);
  show(over()).unmount();
  expect(pushed).not.toHaveBeenCalled();
  end();
});

test('what the browser does not let be held closes it, and is one step', () => {
  const { goBack, back, end } = withHistory([HERE]);
  close.mockClear();
  show(over());
  expect(goBack(false)).toBe('here');
  expect(close).toHaveBeenCalledTimes(1);
  expect(back).not.toHaveBeenCalled();
  end();
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

function Plans() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <h1>Plans</h1>
      <Modal open={open} onClose={() => setOpen(false)} aria-labelledby="name">
        <button type="button">Go on</button>
      </Modal>
    </>
  );
}

test('where nothing had the focus before, as after a load, the heading of the page takes it', async () => {
  const { user } = show(<Plans />);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Plans' })).toHaveFocus();
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(over())).toEqual([]);
});

function Opener({ onPay }: { readonly onPay: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Buy
      </button>
      <Modal open={open} onClose={() => setOpen(false)} aria-labelledby="name">
        <h2 id="name">Pay</h2>
        <button type="button" onClick={onPay}>
          Send
        </button>
      </Modal>
    </>
  );
}
const buy = () => screen.getByRole('button', { name: 'Buy', hidden: true });

test('the second click of the double one that opened it does nothing, beside the sheet and in it', async () => {
  const pay = jest.fn();
  const { user } = show(<Opener onPay={pay} />);
  await user.click(buy());
  for (const target of [dialog(), screen.getByRole('button', { name: 'Send' })])
    await user.pointer([
      { target: buy(), keys: '[MouseLeft]' },
      { target, keys: '[MouseLeft]' },
    ]);
  expect(dialog()).toBeVisible();
  expect(pay).not.toHaveBeenCalled();
  await user.click(dialog());
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(buy());
  await user.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(pay).toHaveBeenCalledTimes(2);
});

test('the key that opened it presses nothing in it while it is held', async () => {
  const { user } = show(<Opener onPay={jest.fn()} />);
  await user.tab();
  await user.keyboard('{Enter}');
  const send = screen.getByRole('button', { name: 'Send' });
  const isLetThrough = (repeat: boolean) => fireEvent.keyDown(send, { key: 'Enter', repeat });
  expect(isLetThrough(true)).toBe(false);
  expect(isLetThrough(false)).toBe(true);
  expect(isLetThrough(true)).toBe(true);
});
