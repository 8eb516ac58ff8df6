import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/index.js';
import { CheckboxGroup } from '../checkbox/index.js';
import { Drawer } from './drawer.js';

const meta = {
  title: 'Layout/Drawer',
  component: Drawer,
  args: { open: false, onClose: () => undefined, title: 'Filters', children: null },
  parameters: {
    docs: {
      description: {
        component: 'Filters and the menu on small screens.\n\n**Not for:** questions that need an answer (use `Dialog`).',
      },
    },
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  render: function Filters(args) {
    const [open, setOpen] = useState(false);
    const [value, setValue] = useState<readonly string[]>([]);
    const options = ['Remote', 'Hybrid', 'Office'].map((label) => ({ value: label, label }));
    return (
      <>
        <Button variant="quiet" onClick={() => setOpen(true)}>Filters</Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} footer={<Button block onClick={() => setOpen(false)}>Show 142</Button>}>
          <CheckboxGroup label="Work setup" options={options} value={value} onChange={setValue} />
        </Drawer>
      </>
    );
  },
};
