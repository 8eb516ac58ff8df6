import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/index.js';
import { MultiAutocomplete } from '../autocomplete/index.js';
import { CheckboxGroup } from '../checkbox/index.js';
import { Stack } from '../layout/index.js';
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
    const [skills, setSkills] = useState<readonly string[]>(['Python']);
    const named = (names: readonly string[]) => names.map((label) => ({ value: label, label }));
    return (
      <>
        <Button variant="quiet" onClick={() => setOpen(true)}>Filters</Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} footer={<Button block onClick={() => setOpen(false)}>Show 142</Button>}>
          <Stack gap={24}>
            <CheckboxGroup label="Work setup" options={named(['Remote', 'Hybrid', 'Office'])} value={value} onChange={setValue} />
            <MultiAutocomplete
              label="Technical skills"
              options={named(['dbt', 'Kafka', 'Python', 'Spark'])}
              value={skills}
              onChange={setSkills}
            />
          </Stack>
        </Drawer>
      </>
    );
  },
};
