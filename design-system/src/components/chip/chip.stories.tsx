import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/index.js';
import { Chip } from './chip.js';
import { LevelDots } from './level-dots.js';

const meta = {
  title: 'Matching/Chip',
  component: Chip,
  args: { label: 'Python' },
  parameters: {
    docs: {
      description: {
        component: 'One skill, filter or choice of several. `gap` marks what is missing, and its words say so.\n\n**Not for:** states (use `Badge`) and buttons.',
      },
    },
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Removable: Story = { args: { onRemove: () => undefined } };
export const Reasons: Story = {
  render: () => (
    <Cluster gap={8}>
      <Chip label="Python"><LevelDots level={5} /></Chip>
      <Chip label="Spark"><LevelDots level={3.5} /></Chip>
      <Chip label="dbt missing" tone="gap" />
      <Chip label="Remote" tone="outline" />
    </Cluster>
  ),
};
