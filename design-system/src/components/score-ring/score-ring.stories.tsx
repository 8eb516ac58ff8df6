import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/index.js';
import { ScoreRing } from './score-ring.js';

const meta = {
  title: 'Matching/ScoreRing',
  component: ScoreRing,
  args: { score: 86 },
  parameters: {
    docs: {
      description: {
        component: 'A match’s score as number, ring and word.\n\n**Not for:** progress, and any number that is not a match.',
      },
    },
  },
} satisfies Meta<typeof ScoreRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const WithWords: Story = { args: { showStrength: true } };
export const Range: Story = {
  render: () => (
    <Cluster gap={24}>
      {[0, 34, 55, 79, 91, 100].map((score) => (
        <ScoreRing key={score} score={score} showStrength />
      ))}
    </Cluster>
  ),
};
