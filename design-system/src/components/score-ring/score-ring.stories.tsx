import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Cluster } from '../layout/index.js';
import { ScoreRing } from './score-ring.js';

const meta = {
  title: 'Matching/ScoreRing',
  component: ScoreRing,
  args: { score: 86 },
  parameters: usage({
    what: 'A match’s score as number, ring and word.',
    use: ['Beside the reasons, which say why.', '`showStrength` where no words stand nearby.'],
    avoid: ['Progress (`Progress`).', 'Any number that is not a match.'],
    spoken: '“Match 86 of 100, excellent match”.',
  }),
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
export const Sizes: Story = {
  render: () => (
    <Cluster gap={24}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ScoreRing key={size} score={73} size={size} showStrength />
      ))}
    </Cluster>
  ),
};
