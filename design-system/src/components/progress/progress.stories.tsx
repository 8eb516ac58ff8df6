import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Progress } from './progress.js';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Profile', value: 3, max: 5 },
  parameters: {
    docs: {
      description: {
        component: 'How much of a known whole is done.\n\n**Not for:** a match’s score, or a wait of unknown length.',
      },
    },
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {};
