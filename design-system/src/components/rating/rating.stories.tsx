import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Controlled } from '../../testing/controlled.js';
import { usage } from '../../testing/usage.js';
import { Cluster } from '../layout/index.js';
import { Rating, RatingValue } from './rating.js';

const meta = {
  title: 'Forms/Rating',
  component: Rating,
  args: { label: 'Python', value: 3, onChange: () => undefined, precision: 0.5 },
  render: (args) => (
    <Controlled value={args.value}>
      {(value, onChange) => <Rating {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  parameters: usage({
    what: 'A level in stars; half stars with `precision={0.5}`. `RatingValue` shows a level that cannot be changed.',
    use: [
      'How well somebody knows a skill, and how well a role asks for it.',
      'Hint at what the ends mean: “half a star for minimum, 5 stars for maximum”.',
    ],
    avoid: ['The score of a match (`ScoreRing`).', 'Judging people: it is a level, not a grade.'],
    keys: { '→ ↑': 'half a star more', '← ↓': 'half a star less', 'Home, End': 'least, most' },
    spoken: 'A slider: “Python, 3.5 of 5 stars”. Fingers and mice press a star or draw along the row.',
  }),
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

const slider = (canvasElement: HTMLElement) => within(canvasElement).getByRole('slider', { name: 'Python' });

export const Filled: Story = { args: { hint: 'half a star for minimum, 5 stars for maximum' } };
export const HalfStar: Story = { args: { value: 3.5 } };
export const Least: Story = { args: { value: 0.5 } };
export const Most: Story = { args: { value: 5 } };
export const WholeStars: Story = { args: { precision: 1 } };
export const Invalid: Story = { args: { error: 'Say how well the role asks for it' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = {
  render: () => (
    <Cluster gap={24}>
      {[0.5, 2, 3.5, 5].map((level) => (
        <RatingValue key={level} value={level} />
      ))}
    </Cluster>
  ),
};
export const PressHalfAStar: Story = {
  play: async ({ canvasElement }) => {
    const stars = slider(canvasElement).parentElement?.querySelectorAll('svg') ?? [];
    const second = stars[1]?.getBoundingClientRect();
    const target = slider(canvasElement).parentElement;
    if (!second || !target) throw new Error('The stars are not drawn');
    const rightToLeft = getComputedStyle(canvasElement).direction === 'rtl';
    // A quarter into the second star, along the line of reading.
    const clientX = rightToLeft ? second.right - second.width / 4 : second.left + second.width / 4;
    const there = { button: 0, clientX, clientY: second.top + 4, pointerType: 'mouse', pointerId: 1 };
    await fireEvent.pointerDown(target, { ...there, buttons: 1 });
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '3 of 5 stars');
    await fireEvent.pointerUp(target, there);
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '1.5 of 5 stars');
  },
};
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(slider(canvasElement)).toHaveFocus();
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '3 of 5 stars');
  },
};
