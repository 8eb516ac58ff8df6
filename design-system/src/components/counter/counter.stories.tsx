import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Counter } from './counter.js';

const meta = {
  title: 'Forms/Counter',
  component: Counter,
  args: { label: 'Years of experience', value: 0, onChange: () => undefined },
  parameters: {
    docs: {
      description: {
        component: 'A small whole number in two digits.\n\n**Not for:** amounts (`NumberField`).',
      },
    },
  },
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Filled(args) {
    const [value, setValue] = useState(3);
    return <Counter {...args} value={value} onChange={setValue} />;
  },
};
