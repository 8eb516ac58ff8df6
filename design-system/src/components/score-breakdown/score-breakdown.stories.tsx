import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../card/index.js';
import { exampleBreakdown, exampleWords } from '../../testing/breakdown.js';
import { ScoreBreakdown } from './score-breakdown.js';

const meta = {
  title: 'Matching/ScoreBreakdown',
  component: ScoreBreakdown,
  args: { breakdown: exampleBreakdown, words: exampleWords, side: 'talentSeeker' },
  parameters: {
    docs: {
      description: {
        component: 'Below a score, for both sides alike. `side` chooses whose possible changes are listed.\n\n**Not for:** a score without its number: show the ring beside it.',
      },
    },
  },
} satisfies Meta<typeof ScoreBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { decorators: [(Content) => <Card><Content /></Card>] };
export const BarsOnly: Story = { args: { showFacts: false }, decorators: [(Content) => <Card><Content /></Card>] };
