import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import type { ShellServices } from '@vela/contracts/remote';
import { ServicesProvider } from '@vela/design-system/services';
import { laterDialog, laterPanel } from './index.js';

interface NameProps {
  readonly name: string;
  readonly onClose: () => void;
}

function Name({ name, onClose }: NameProps) {
  return (
    <button type="button" onClick={onClose}>
      Close {name}
    </button>
  );
}

/** A page with a dialog that is opened by a button, and by `ahead` where somebody points at it. */
function open(load: () => Promise<typeof Name>) {
  const Later = laterDialog(load);
  const show = jest.fn<ShellServices['toasts']['show']>();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" {...Later.ahead} onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Later name="Ada" onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(
    <ServicesProvider services={{ toasts: { show } } as unknown as ShellServices}>
      <Page />
    </ServicesProvider>,
  );
  return show;
}

const opener = () => screen.getByRole('button', { name: 'Open' });

test('it is loaded once, by who points at what opens it, and shown with what it is given', async () => {
  const user = userEvent.setup();
  const load = jest.fn(() => Promise.resolve(Name));
  open(load);
  expect(load).not.toHaveBeenCalled();
  await user.hover(opener());
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(opener());
  await user.click(await screen.findByRole('button', { name: 'Close Ada' }));
  expect(screen.queryByRole('button', { name: 'Close Ada' })).toBeNull();
  await user.click(opener());
  expect(screen.queryByRole('button', { name: 'Close Ada' })).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('where it cannot be loaded that is said to who opened it, and the next attempt loads it', async () => {
  const user = userEvent.setup();
  let isAway = true;
  const show = open(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(Name)));
  await user.hover(opener());
  expect(show).not.toHaveBeenCalled();
  await user.click(opener());
  expect(show).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenCalledWith({ message: 'This could not be loaded. Try again.', variant: 'error' });
  isAway = false;
  await user.click(opener());
  expect(await screen.findByRole('button', { name: 'Close Ada' })).not.toBeNull();
  expect(show).toHaveBeenCalledTimes(1);
});

test('a panel that does not come is told, what opened it stands there again, and the next press asks anew', async () => {
  const user = userEvent.setup();
  let isAway = true;
  const load = jest.fn(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(Name)));
  const Panel = laterPanel(load);
  const show = jest.fn<ShellServices['toasts']['show']>();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    const way = (
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
    );
    return isOpen ? (
      <Suspense fallback={way}>
        <Panel name="Ada" onClose={() => setOpen(false)} />
      </Suspense>
    ) : (
      way
    );
  }
  render(
    <ServicesProvider services={{ toasts: { show } } as unknown as ShellServices}>
      <Page />
    </ServicesProvider>,
  );
  await user.click(opener());
  await waitFor(() => expect(show).toHaveBeenCalledTimes(1));
  expect(opener()).not.toBeNull();
  isAway = false;
  await user.click(opener());
  await user.click(await screen.findByRole('button', { name: 'Close Ada' }));
  expect(show).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
});
