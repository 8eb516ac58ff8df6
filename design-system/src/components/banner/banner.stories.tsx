import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { usage } from '../../testing/usage.js';
import { Button } from '../button/index.js';
import { Stack } from '../layout/index.js';
import { Banner } from './banner.js';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Your profile is not visible yet.' },
  parameters: usage({
    what: 'A message that stays in the page until something is done about it.',
    use: [
      'Trouble that concerns the whole page, a state that has a next step.',
      'What happened, then what to do; the next step as `action`.',
    ],
    avoid: ['What passes (a toast).', 'Errors of one field.', 'Two banners on top of each other.'],
    spoken: '`danger` is announced at once, the rest when the reader gets there.',
  }),
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack>
      <Banner tone="info" title="You have 2 pending connections">
        Answer within 11 days.
      </Banner>
      <Banner tone="success">Payment succesful</Banner>
      <Banner tone="warning">This role has no required skills, so everybody matches a little.</Banner>
      <Banner tone="danger" title="Payment failed" onDismiss={() => undefined}>
        Your card was declined.
      </Banner>
    </Stack>
  ),
};
export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Your profile is not visible yet',
    children: 'Two answers are missing.',
    action: (
      <Button size="small" variant="quiet">
        Complete it
      </Button>
    ),
  },
};
