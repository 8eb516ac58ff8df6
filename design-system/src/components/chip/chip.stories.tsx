import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { Cluster } from '../layout/index.js';
import { Chip } from './chip.js';
import { LevelDots } from './level-dots.js';

const meta = {
  title: 'Matching/Chip',
  component: Chip,
  args: { label: 'Python' },
  parameters: usage({
    what: 'One thing of several: a skill, a filter, a choice. `LevelDots` shows a level behind it.',
    use: ['Reasons of a match; chosen filters, with a cross.', '`gap` for what is missing; its words say so too.'],
    avoid: ['States (`Badge`).', 'Something to press (`Button`).'],
    keys: { 'Enter, Space on the cross': 'removes it' },
  }),
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Removable: Story = { args: { onRemove: () => undefined } };
export const Reasons: Story = {
  render: () => (
    <Cluster gap={8}>
      <Chip label="Python">
        <LevelDots level={5} />
      </Chip>
      <Chip label="Spark">
        <LevelDots level={3.5} />
      </Chip>
      <Chip label="dbt missing" tone="gap" />
      <Chip label="Remote" tone="outline" />
    </Cluster>
  ),
};
export const LongWords: Story = {
  args: {
    label: 'Electricity market forecasting with streaming data in the Nordic and Baltic countries',
    onRemove: () => undefined,
  },
};
export const OneLongWord: Story = {
  args: { label: 'Elektricitetsmarknadsprognos'.repeat(8), onRemove: () => undefined },
};
export const ByKeys: Story = {
  render: (args) => (
    <Controlled value={true}>
      {(kept, setKept) => (kept ? <Chip {...args} onRemove={() => setKept(false)} /> : <p>No filter is set.</p>)}
    </Controlled>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Python' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('No filter is set.')).toBeVisible();
  },
};
