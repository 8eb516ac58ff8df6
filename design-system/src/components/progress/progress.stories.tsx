import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Progress } from './progress.js';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Profile', value: 3, max: 5 },
  parameters: usage({
    what: 'How much of a known whole is done.',
    use: ['A profile that is being filled in, an import.'],
    avoid: ['The score of a match (`ScoreRing`).', 'A wait of unknown length (`Skeleton`, a button’s `loading`).'],
  }),
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {};
export const Nothing: Story = { args: { value: 0 } };
export const Whole: Story = { args: { value: 5 } };
