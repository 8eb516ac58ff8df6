import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { usage } from '../../testing/usage.js';
import { Button } from '../button/index.js';
import { Grid } from '../layout/index.js';
import { Card } from './card.js';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'One thing' },
  parameters: usage({
    what: 'A surface for one thing that is compared or opened.',
    use: [
      'Matches, requests, plans.',
      '`floating` for the one thing a page is about.',
      '`second` for one strong line in a page; the focus ring in it is light.',
    ],
    avoid: ['Every group of words: space and a heading come first.', 'Cards in cards.'],
  }),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Floating: Story = { args: { floating: true } };
export const Tones: Story = {
  render: () => (
    <Grid columns={4}>
      <Card>Surface</Card>
      <Card tone="tint">Tint</Card>
      <Card tone="soft">Soft</Card>
      <Card tone="second">Second</Card>
    </Grid>
  ),
};
export const OnSecond: Story = {
  args: { tone: 'second', children: <Button variant="quiet">See how it works</Button> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const valueOf = (name: string) => getComputedStyle(button).getPropertyValue(name);
    // Light, or the ring would not be seen.
    await expect(valueOf('--vela-focus')).toBe(valueOf('--vela-on-band'));
    await expect(valueOf('--vela-focus')).not.toBe(valueOf('--vela-focus-plain'));
  },
};
