import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Textarea } from './textarea.js';

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { label: 'Role description', value: '', onChange: () => undefined, maxLength: 2000 },
  parameters: {
    docs: {
      description: {
        component: 'Text of several lines; with `maxLength` it counts.\n\n**Not for:** one line.',
      },
    },
  },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Filled(args) {
    const [value, setValue] = useState('We move our grid forecasts to streams.');
    return <Textarea {...args} value={value} onChange={setValue} />;
  },
};
