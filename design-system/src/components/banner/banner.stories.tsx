import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout/index.js';
import { Banner } from './banner.js';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Your profile is not visible yet.' },
  parameters: {
    docs: {
      description: {
        component: 'A message that must stay in the page until something is done about it.\n\n**Not for:** what passes (use a toast), and errors of one field.',
      },
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack>
      <Banner tone="info" title="You have 2 pending connections">Answer within 11 days.</Banner>
      <Banner tone="success">Payment succesful</Banner>
      <Banner tone="warning">This role has no required skills, so everybody matches a little.</Banner>
      <Banner tone="danger" title="Payment failed" onDismiss={() => undefined}>Your card was declined.</Banner>
    </Stack>
  ),
};
