import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { ChipList } from './chip-list.js';

const meta = {
  title: 'Forms/ChipList',
  component: ChipList,
  args: { label: 'Sectors', value: [], onChange: () => undefined },
  parameters: {
    docs: {
      description: {
        component: 'Words of the reader’s own, added on Enter or when leaving.\n\n**Not for:** known choices (`MultiAutocomplete`).',
      },
    },
  },
} satisfies Meta<typeof ChipList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Filled(args) {
    const [value, setValue] = useState<readonly string[]>(['Energy', 'Public sector']);
    return <ChipList {...args} value={value} onChange={setValue} />;
  },
};
