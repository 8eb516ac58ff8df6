import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Flag } from './flag.js';

const meta = {
  title: 'Matching/Flag',
  component: Flag,
  args: { iso2: 'se' },
  parameters: {
    docs: {
      description: {
        component: 'Before a country’s name.\n\n**Not for:** languages, and never without the name.',
      },
    },
  },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = { render: (args) => <p><Flag {...args} /> Sweden</p> };
