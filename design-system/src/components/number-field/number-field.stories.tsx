import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { NumberField } from './number-field.js';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Offered salary', value: '40000', onChange: () => undefined },
  parameters: {
    docs: {
      description: {
        component: 'A whole number with thousands parted by a dot; the value is its digits.\n\n**Not for:** years and levels.',
      },
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Filled(args) {
    const [value, setValue] = useState('40000');
    return <NumberField {...args} value={value} onChange={setValue} />;
  },
};
