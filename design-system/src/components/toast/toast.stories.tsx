import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { TOAST_LIMIT, TOAST_MS } from '@vela/contracts/constants';
import type { ToastVariant } from '@vela/contracts/remote';
import { usage } from '../../testing/usage.js';
import { Button } from '../button/index.js';
import { Cluster } from '../layout/index.js';
import { createToastQueue } from './toast-queue.js';
import { ToastRegion } from './toast-region.js';

const MESSAGES: Readonly<Record<ToastVariant, string>> = {
  default: 'You are signed out',
  info: 'Your draft is kept in this browser',
  success: 'Message sent successfully',
  warning: 'Please fill out all fields.',
  error: 'Something went wrong',
};
const isVariant = (name: string): name is ToastVariant => name in MESSAGES;

function Corner() {
  const [queue] = useState(createToastQueue);
  return (
    <Cluster gap={8}>
      {Object.keys(MESSAGES)
        .filter(isVariant)
        .map((variant) => (
          <Button
            key={variant}
            variant="quiet"
            size="small"
            onClick={() => queue.show({ message: MESSAGES[variant], variant })}
          >
            {variant}
          </Button>
        ))}
      <ToastRegion queue={queue} />
    </Cluster>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  args: { queue: createToastQueue() },
  render: () => <Corner />,
  parameters: usage({
    what: `What just happened, in a few words, for ${TOAST_MS / 1000} seconds, at most ${TOAST_LIMIT} at once, at the bottom left.`,
    use: ['Something was saved, sent, copied.', 'One sentence without a full stop; the icon says the tone.'],
    avoid: [
      'Anything that must be acted on: it goes away (`Banner`, `Dialog`).',
      'Errors of a field: they stand at the field.',
    ],
    keys: { 'Tab to a toast': 'stops its clock, as the pointer on it does', 'Enter on its cross': 'takes it away' },
    spoken: 'Read when the reader pauses; errors at once.',
  }),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = (canvasElement: HTMLElement) => within(canvasElement).getByRole('region', { name: 'Notifications' });
const toastsIn = (canvasElement: HTMLElement) =>
  within(region(canvasElement)).queryAllByRole('button', { name: 'Dismiss' });
const crossIn = (canvasElement: HTMLElement) => within(region(canvasElement)).findByRole('button', { name: 'Dismiss' });

export const None: Story = {};
export const EveryTone: Story = {
  play: async ({ canvasElement }) => {
    for (const variant of Object.keys(MESSAGES))
      await fireEvent.click(within(canvasElement).getByRole('button', { name: variant }));
    // The pointer on them stops their clocks, so that they are still there when they are looked at.
    await userEvent.hover(await within(region(canvasElement)).findByText(MESSAGES.success));
    await waitFor(() => expect(toastsIn(canvasElement)).toHaveLength(TOAST_LIMIT));
    await expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.error);
  },
};
export const OldestMakesRoom: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(canvas.getByRole('button', { name: 'warning' }));
    await userEvent.hover(await within(region(canvasElement)).findByText(MESSAGES.warning));
    for (let count = 0; count < TOAST_LIMIT; count += 1)
      await fireEvent.click(canvas.getByRole('button', { name: 'success' }));
    await waitFor(() => expect(toastsIn(canvasElement)).toHaveLength(TOAST_LIMIT));
    await waitFor(() => expect(within(region(canvasElement)).queryByText(MESSAGES.warning)).toBeNull());
  },
};
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByRole('button', { name: 'info' }));
    await fireEvent.click(await crossIn(canvasElement));
    await waitFor(() => expect(toastsIn(canvasElement)).toHaveLength(0));
  },
};
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByRole('button', { name: 'info' }));
    (await crossIn(canvasElement)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toastsIn(canvasElement)).toHaveLength(0));
  },
};
