import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/index.js';
import { Cluster } from '../layout/index.js';
import { createToastQueue } from './toast-queue.js';
import { ToastRegion } from './toast-region.js';

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  args: { queue: createToastQueue() },
  parameters: {
    docs: {
      description: {
        component: 'What just happened, in a few words, for three seconds.\n\n**Not for:** anything that must be acted on: it goes away.',
      },
    },
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  render: function Shown() {
    const [queue] = useState(createToastQueue);
    return (
      <Cluster>
        <Button onClick={() => queue.show({ message: 'Message sent successfully', variant: 'success' })}>Success</Button>
        <Button variant="quiet" onClick={() => queue.show({ message: 'An error occurred!', variant: 'error' })}>Error</Button>
        <ToastRegion queue={queue} />
      </Cluster>
    );
  },
};
