import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Card } from '../card/index.js';
import { Cluster, Stack } from '../layout/index.js';
import { LoadingRegion, Skeleton } from './skeleton.js';

const SHAPES = ['text', 'short', 'heading', 'avatar', 'ring', 'button', 'field', 'card'] as const;

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: usage({
    what: 'The shape of what comes, inside one `LoadingRegion` that says what is loading.',
    use: [
      'Pages and lists that take longer than 300 ms.',
      'The same number and size of things as will come, so that nothing jumps.',
    ],
    avoid: [
      'Shorter waits: they would only flicker.',
      'Actions: a button’s `loading`.',
      'Waits of known length (`Progress`).',
    ],
    spoken: 'The region’s label, once: “Loading matches”. The shapes are not heard.',
  }),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MatchCard: Story = {
  render: () => (
    <Card>
      <LoadingRegion label="Loading matches">
        <Cluster wrap={false} gap={20}>
          <Skeleton shape="avatar" />
          <Stack gap={8} grow>
            <Skeleton shape="heading" />
            <Skeleton shape="short" />
          </Stack>
          <Skeleton shape="ring" />
        </Cluster>
      </LoadingRegion>
    </Card>
  ),
};
export const Shapes: Story = {
  render: () => (
    <LoadingRegion label="Loading the page">
      <Stack gap={16}>
        {SHAPES.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Stack>
    </LoadingRegion>
  ),
};
