import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { Button } from '../button/index.js';
import { Card } from '../card/index.js';
import { Modal, type ModalProps } from './modal.js';

function Opened(args: ModalProps) {
  return (
    <Controlled value={args.open}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <Modal {...args} open={open} onClose={() => setOpen(false)} />
        </>
      )}
    </Controlled>
  );
}

const meta = {
  title: 'Parts/Modal',
  component: Modal,
  args: {
    open: false,
    onClose: () => undefined,
    'aria-labelledby': 'modal-name',
    children: (
      <Card>
        <h2 id="modal-name">Over the page</h2>
        <Button>First</Button>
      </Card>
    ),
  },
  render: Opened,
  parameters: usage({
    what: 'The one way something lies over the page: `Dialog` and `Drawer` are sheets in it.',
    use: [
      'A new kind of sheet. It has a name, and the page is out of reach while it is open.',
      '`coverable` where a third party may ask something of its own above it, as a bank does when somebody pays.',
    ],
    avoid: ['Pages: they use `Dialog` and `Drawer`.', 'Something small beside a control (`Menu`, `Tooltip`).'],
    keys: { Tab: 'stays inside', 'Escape, Back': 'close; focus returns to what opened it' },
  }),
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true }, tags: ['!autodocs'] };
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Over the page' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'First' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const Coverable: Story = {
  args: { coverable: true },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Over the page' })).toBeVisible();
    await expect(opener.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
