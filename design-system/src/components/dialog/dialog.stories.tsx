import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { Button } from '../button/index.js';
import { Textarea } from '../textarea/index.js';
import { Text } from '../typography/index.js';
import { Dialog, type DialogProps } from './dialog.js';

function Opened(args: DialogProps) {
  return (
    <Controlled value={args.open}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>Connect</Button>
          <Dialog
            {...args}
            open={open}
            onClose={() => setOpen(false)}
            actions={
              <>
                <Button variant="quiet" onClick={() => setOpen(false)}>
                  Cancel
                </Button>
                <Button onClick={() => setOpen(false)}>Send</Button>
              </>
            }
          />
        </>
      )}
    </Controlled>
  );
}

const Introduction = () => (
  <Controlled value="">
    {(value, onChange) => <Textarea label="Introduction" value={value} onChange={onChange} maxLength={2000} />}
  </Controlled>
);

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Connect with talent',
    description: '3/3 free profiles available',
    children: <Introduction />,
  },
  render: Opened,
  parameters: usage({
    what: 'Something that must be answered before the page goes on. On a phone it comes up from below.',
    use: [
      'One question, or one short act with its cost: connecting, paying, deleting.',
      'The title says what happens; the main button says it again in a verb.',
    ],
    avoid: [
      'Messages (`Banner`, toasts).',
      'Long forms (a page).',
      'A dialog on top of a dialog.',
      '`dismissible={false}`, unless a slip would lose something that cannot be had again.',
    ],
    keys: { Tab: 'goes round inside', 'Escape, Back': 'close; focus returns to what opened it' },
  }),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true }, tags: ['!autodocs'] };
export const OpenWide: Story = { args: { open: true, size: 'wide' }, tags: ['!autodocs'] };
export const LongContent: Story = {
  args: {
    open: true,
    title: 'What happens when you connect with somebody whose notice ends in half a year',
    children: <Text>{'Your tokens are reserved now, and spent when the talent says yes. '.repeat(30)}</Text>,
  },
  tags: ['!autodocs'],
};
export const FocusStaysAndReturns: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Connect' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Connect with talent' });
    await waitFor(() =>
      expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null),
    );
    // Past the last control a browser goes to its own bar: pressed for real, in `stories.spec.ts`.
    for (let presses = 0; presses < 3; presses += 1) {
      await userEvent.tab();
      await waitFor(() =>
        expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null),
      );
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const MustBeAnswered: Story = {
  args: { open: true, dismissible: false },
  tags: ['!autodocs'],
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
