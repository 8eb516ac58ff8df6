import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stepper } from './stepper.js';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Add Role',
    steps: [
      { label: 'Role Details', state: 'done', to: '/1' },
      { label: 'Experience', state: 'current', to: '/2' },
      { label: 'Role Description', state: 'ahead' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: 'The steps of one task. A step without `to` cannot be entered yet.\n\n**Not for:** places that have no order (use `Tabs` or links).',
      },
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const SideButtons: Story = { args: { direction: 'column' } };
