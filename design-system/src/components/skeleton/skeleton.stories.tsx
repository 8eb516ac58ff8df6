import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../card/index.js';
import { Cluster, Stack } from '../layout/index.js';
import { LoadingRegion, Skeleton } from './skeleton.js';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: 'The shape of what comes, inside one `LoadingRegion` that says what is loading.\n\n**Not for:** waits below 300 ms, and for actions (use a button’s `loading`).',
      },
    },
  },
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
