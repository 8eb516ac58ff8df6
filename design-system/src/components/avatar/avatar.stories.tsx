import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/index.js';
import { Avatar } from './avatar.js';

const meta = {
  title: 'Matching/Avatar',
  component: Avatar,
  args: { initials: 'MK' },
  parameters: {
    docs: {
      description: {
        component: 'Initials before a connection, a picture once the server gives one.\n\n**Not for:** companies, and never with a name before a connection.',
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Sizes: Story = {
  render: () => (
    <Cluster>
      <Avatar initials="MK" size="small" />
      <Avatar initials="AL" />
      <Avatar initials="RSJ" size="large" />
    </Cluster>
  ),
};
