import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Tabs } from './tabs.js';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Connections', tabs: [{ key: 'open', label: 'Pending', content: 'Two requests' }, { key: 'accepted', label: 'Accepted', content: 'Nothing yet' }], value: 'open', onChange: () => undefined },
  parameters: {
    docs: {
      description: {
        component: 'Two to five views of one thing.\n\n**Not for:** steps, and pages that have an address of their own.',
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  render: function Two(args) {
    const [value, setValue] = useState('open');
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
};
