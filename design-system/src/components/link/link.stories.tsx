import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ExternalLink, TextLink } from './text-link.js';

const meta = {
  title: 'Actions/Link',
  component: TextLink,
  args: { to: '/terms_and_conditions', children: 'terms and conditions' },
  parameters: {
    docs: {
      description: {
        component: 'A link inside text. `ExternalLink` for other sites: it says that a new tab opens.\n\n**Not for:** actions; a link never does something.',
      },
    },
  },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = { render: (args) => <p>I accept the <TextLink {...args} />.</p> };
export const Elsewhere: Story = {
  render: () => (
    <p>
      See <ExternalLink href="https://www.w3.org/WAI/">how the web works for everybody</ExternalLink>.
    </p>
  ),
};
