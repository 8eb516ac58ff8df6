import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { CheckboxGroup } from './checkbox-group.js';
import { Checkbox } from './checkbox.js';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Fully remote', value: false, onChange: () => undefined },
  parameters: {
    docs: {
      description: {
        component: 'One thing that is so or not; `CheckboxGroup` for several.\n\n**Not for:** an action that happens at once.',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  render: function Filled(args) {
    const [value, setValue] = useState(true);
    return <Checkbox {...args} value={value} onChange={setValue} />;
  },
};

export const Group: StoryObj<typeof CheckboxGroup> = {
  render: function Group() {
    const [value, setValue] = useState<readonly string[]>(['remote']);
    const options = [
      { value: 'remote', label: 'Remote', trailing: 61 },
      { value: 'hybrid', label: 'Hybrid', trailing: 118 },
      { value: 'office', label: 'Office', trailing: 40 },
    ];
    return <CheckboxGroup label="Work setup" options={options} value={value} onChange={setValue} />;
  },
};
