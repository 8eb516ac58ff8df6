import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { RadioGroup } from './radio-group.js';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Plan', value: null, onChange: () => undefined, options: [{ value: 'basic', label: 'Basic', description: 'Free, 5 profiles' }, { value: 'pro', label: 'Pro', description: '40 tokens for 2.000 SEK' }, { value: 'monthly', label: 'Pro, monthly', description: 'Coming soon', disabled: true }] },
  parameters: {
    docs: {
      description: {
        component: 'One of a few, all in sight.\n\n**Not for:** more than about six (`Select`).',
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Filled(args) {
    const [value, setValue] = useState<string | null>('basic');
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
};
