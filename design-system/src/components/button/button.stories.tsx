import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/index.js';
import { Button } from './button.js';
import { ButtonLink } from './button-link.js';
import { IconButton } from './icon-button.js';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Create role' },
  parameters: {
    docs: {
      description: {
        component: 'One `primary` button a view. `secondary` weighs the same as a choice beside it, `quiet` is everything else.\n\n**Not for:** going somewhere (use `ButtonLink`), and never two primary buttons beside each other.',
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', children: 'Decline' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Together: Story = {
  render: () => (
    <Cluster>
      <Button>Accept</Button>
      <Button variant="secondary">Decline</Button>
      <Button variant="quiet">Yes, if…</Button>
      <Button variant="bare">Cancel</Button>
      <Button size="small">Connect</Button>
      <Button loading>Send</Button>
      <Button disabled>Next</Button>
      <ButtonLink to="/for-talent">I am looking for a role</ButtonLink>
      <IconButton icon="star" label="Connect" variant="outlined" />
      <IconButton icon="star-filled" label="Already connected" variant="outlined" aria-disabled />
      <IconButton icon="menu" label="Open the menu" />
    </Cluster>
  ),
};
