import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Select } from './select.js';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Currency', value: null, onChange: () => undefined, options: ['DKK', 'EUR', 'SEK'].map((value) => ({ value, label: value })) },
  parameters: {
    docs: {
      description: {
        component: 'One of a short known list.\n\n**Not for:** long lists (`Autocomplete`).',
      },
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Filled(args) {
    const [value, setValue] = useState<string | null>('SEK');
    return <Select {...args} value={value} onChange={setValue} />;
  },
};

export const Empty: Story = {};
