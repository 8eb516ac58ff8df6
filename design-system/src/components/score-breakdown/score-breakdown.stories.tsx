import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleBreakdown, exampleTexts } from '../../testing/breakdown.js';
import { usage } from '../../testing/usage.js';
import { Card } from '../card/index.js';
import { ScoreBreakdown } from './score-breakdown.js';

const meta = {
  title: 'Matching/ScoreBreakdown',
  component: ScoreBreakdown,
  args: { breakdown: exampleBreakdown, texts: exampleTexts, side: 'talentSeeker' },
  parameters: usage({
    what: 'Why a match has its score: the points of each reason, the facts behind it, and what would change it. Both sides read the same; `side` chooses whose possible changes are listed.',
    use: ['Below a `ScoreRing`, opened in place.', '`showFacts={false}` where the facts stand elsewhere.'],
    avoid: ['A score without its number: show the ring beside it.', 'Comparing people: it explains one match.'],
    spoken: 'Each reason with its points of so many, then its facts.',
  }),
} satisfies Meta<typeof ScoreBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  decorators: [
    (Content) => (
      <Card>
        <Content />
      </Card>
    ),
  ],
};
export const BarsOnly: Story = {
  args: { showFacts: false },
  decorators: [
    (Content) => (
      <Card>
        <Content />
      </Card>
    ),
  ],
};
export const ForTalent: Story = {
  args: { side: 'jobSeeker' },
  decorators: [
    (Content) => (
      <Card>
        <Content />
      </Card>
    ),
  ],
};
export const ReasonsAlone: Story = {
  args: { breakdown: exampleBreakdown, texts: exampleTexts },
  render: ({ breakdown, texts }) => (
    <Card>
      <ScoreBreakdown breakdown={breakdown} texts={texts} />
    </Card>
  ),
};
