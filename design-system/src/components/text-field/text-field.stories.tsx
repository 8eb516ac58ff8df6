import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { TextField } from './text-field.js';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Organization number', value: '', onChange: () => undefined },
  parameters: {
    docs: {
      description: {
        component: 'One line of text.\n\n**Not for:** numbers (`NumberField`), long text (`Textarea`).',
      },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Filled(args) {
    const [value, setValue] = useState('556036-0793');
    return <TextField {...args} value={value} onChange={setValue} />;
  },
};

export const Faulty: Story = { args: { error: 'This field is required', hint: 'Ten digits' } };
export const ReadOnly: Story = { args: { value: 'Maja', readOnly: true, hint: "This information can't be changed" } };
export const Optional: Story = { args: { optional: true } };
