import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Button } from '../button/index.js';
import { Dialog } from './index.js';

function Connect({ start = false, dismissible = true }: { readonly start?: boolean; readonly dismissible?: boolean }) {
  const [open, setOpen] = useState(start);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Connect</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Connect with talent"
        description="3/3 free profiles available"
        dismissible={dismissible}
        actions={<Button onClick={() => setOpen(false)}>Send</Button>}
      />
    </>
  );
}

test('it is named and described, takes focus and gives it back', async () => {
  const { user } = show(<Connect />);
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  const dialog = await screen.findByRole('dialog', { name: 'Connect with talent' });
  expect(dialog).toHaveAccessibleDescription('3/3 free profiles available');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Connect' })).toHaveFocus());
});

test('one that must be answered has no other way out', async () => {
  const { user } = show(<Connect dismissible={false} />);
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

function Sending({ onClose }: { readonly onClose: () => void }) {
  const [underWay, setUnderWay] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      underWay={underWay}
      title="Accept"
      actions={<Button onClick={() => setUnderWay((now) => !now)}>Share</Button>}
    />
  );
}

test('nothing closes it while what was pressed is on its way', async () => {
  let closed = 0;
  const { user } = show(<Sending onClose={() => (closed += 1)} />);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(closed).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.keyboard('{Escape}');
  expect(closed).toBe(1);
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Connect start />)).toEqual([]);
});
