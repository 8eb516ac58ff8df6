import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Cluster } from '../layout/index.js';
import { Avatar } from './avatar.js';

const meta = {
  title: 'Matching/Avatar',
  component: Avatar,
  args: { initials: 'MK' },
  parameters: usage({
    what: 'A person’s mark: initials above a rising sail, a picture once it may be seen.',
    use: ['Wherever a person stands, before and after a connection.', 'Give `name` only once it may be known.'],
    avoid: ['Companies.', 'A name or picture before the talent said yes.'],
    spoken: 'The name where it is known, else the initials.',
  }),
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
export const BrokenPicture: Story = { args: { name: 'Maja Karlsson', pictureUrl: 'data:image/png;base64,AA' } };
