import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Card } from '../card/index.js';
import { Beside } from './beside.js';
import { Cluster } from './cluster.js';
import { Container } from './container.js';
import { Grid } from './grid.js';
import { Stack } from './stack.js';

const Block = ({ children }: { readonly children: string }) => <Card tone="soft">{children}</Card>;

const meta = {
  title: 'Layout/Primitives',
  component: Stack,
  parameters: usage({
    what: '`Stack` for below each other, `Cluster` for beside each other, `Beside` for a picture and what it stands for, `Grid` for equal columns from a breakpoint on, `Container` for the page’s column, `VisuallyHidden` for words that are heard only.',
    use: [
      'Every distance between two things: a parent’s `gap`, from the 4-px grid.',
      'One `Container` per band of a page.',
    ],
    avoid: ['Decoration: they have no colour.', 'Margins on the things themselves.', 'Rows to compare (`Table`).'],
  }),
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BelowEachOther: Story = {
  render: () => (
    <Stack gap={12}>
      <Block>One</Block>
      <Block>Two</Block>
    </Stack>
  ),
};
export const BesideEachOther: Story = {
  render: () => (
    <Cluster gap={12} justify="between">
      <Block>Start</Block>
      <Block>End</Block>
    </Cluster>
  ),
};
export const PictureAndWords: Story = {
  render: () => (
    <Beside>
      <Card tone="soft">AO</Card>
      <Stack gap={4}>
        <span>A picture or a mark, and beside it what it stands for.</span>
        <span>With large text on a phone it stands below.</span>
      </Stack>
    </Beside>
  ),
};
export const Columns: Story = {
  render: () => (
    <Grid columns={3}>
      <Block>One</Block>
      <Block>Two</Block>
      <Block>Three</Block>
    </Grid>
  ),
};
export const Reading: Story = {
  render: () => (
    <Container width="text">
      <Block>Never wider than is comfortable to read.</Block>
    </Container>
  ),
};
