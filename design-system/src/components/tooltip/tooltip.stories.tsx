import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconButton } from '../button/index.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { text: 'Already connected', children: <IconButton icon="star" label="Connect" variant="outlined" aria-disabled /> },
  parameters: {
    docs: {
      description: {
        component: 'More about one control. A control that cannot be used takes `aria-disabled`, so that it can still be asked why.\n\n**Not for:** what everybody must read: write it in the page.',
      },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reason: Story = {};
