import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Grid } from '../layout/index.js';
import { Card } from './card.js';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'One thing' },
  parameters: {
    docs: {
      description: {
        component: 'A surface for one thing that is compared or opened. `floating` for the one thing a page is about.\n\n**Not for:** every group of words: space and a heading come first.',
      },
    },
  },
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
