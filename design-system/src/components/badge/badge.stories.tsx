import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Cluster } from '../layout/index.js';
import { Badge } from './badge.js';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'Pending' },
  parameters: usage({
    what: 'A state in one or two words, with its icon.',
    use: ['The state of a request, a payment, a row.'],
    avoid: ['Actions.', 'Choices that can be removed (`Chip`).', 'A colour without a word.'],
  }),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Tones: Story = {
  render: () => (
    <Cluster>
      <Badge tone="success">Accepted</Badge>
      <Badge tone="warning">Expires tomorrow</Badge>
      <Badge tone="danger">Payment failed</Badge>
      <Badge tone="info">Draft</Badge>
      <Badge tone="accent">Coming soon</Badge>
      <Badge icon="clock">11 days left</Badge>
    </Cluster>
  ),
};
