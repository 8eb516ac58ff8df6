import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { usage } from '../../testing/usage.js';
import { Cluster } from '../layout/index.js';
import { Button } from './button.js';
import { ButtonLink } from './button-link.js';
import { ConfirmButton } from './confirm-button.js';
import { IconButton } from './icon-button.js';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Create role' },
  parameters: usage({
    what: 'Something happens here. `ButtonLink` looks the same and goes somewhere; `IconButton` is only an icon, with its label spoken; `ConfirmButton` asks first.',
    use: [
      'One `primary` a view. `secondary` weighs the same as a choice beside it, `quiet` is everything else.',
      'A verb and its object: “Create role”.',
      '`loading` while the action runs: width and focus stay, and a second press does nothing.',
    ],
    avoid: [
      'Going somewhere (`ButtonLink`).',
      'Two primary buttons beside each other.',
      '`disabled` without saying why: use `aria-disabled` and a `Tooltip`.',
    ],
    keys: { 'Enter, Space': 'presses it' },
  }),
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
export const Small: Story = { args: { size: 'small' } };
export const Block: Story = { args: { block: true } };
export const Bare: Story = { args: { variant: 'bare', children: 'Cancel' } };
export const LongWords: Story = { args: { children: 'Accept the request and show my name, picture and address' } };
export const PressedWhileLoading: Story = {
  args: { loading: true, onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Create role\s?, in progress$/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const AskedFirst: Story = {
  render: () => (
    <ConfirmButton
      variant="quiet"
      question="The talent is told, and what it reserved is yours again."
      yes="Yes, withdraw"
      onConfirm={fn()}
    >
      Withdraw
    </ConfirmButton>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Withdraw' }));
    await expect(within(canvasElement).getByRole('group')).toHaveFocus();
  },
};
