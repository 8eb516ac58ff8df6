import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { usage } from '../../testing/usage.js';
import { ExternalLink, TextLink } from './text-link.js';

const meta = {
  title: 'Actions/Link',
  component: TextLink,
  args: { to: '/terms_and_conditions', children: 'terms and conditions' },
  parameters: usage({
    what: 'A link inside text. `ExternalLink` leads to other sites: it opens a new tab, says so, and tells that site nothing.',
    use: ['Words that say where they lead.', '`tone="inherit"` in the footer and where all around it is a link.'],
    avoid: [
      'Actions: a link never does something (`Button`).',
      'The one main way on: that is a `ButtonLink`.',
      '“Here” and “read more” alone: a list of links must make sense.',
    ],
    keys: { Tab: 'reaches it', Enter: 'follows it' },
    spoken: '“(opens in a new tab)” after the words of a link to another site.',
  }),
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      I accept the <TextLink {...args} />.
    </p>
  ),
};
export const Elsewhere: Story = {
  render: () => (
    <p>
      See <ExternalLink href="https://www.w3.org/WAI/">how the web works for everybody</ExternalLink>.
    </p>
  ),
};
export const Inherit: Story = {
  args: { tone: 'inherit' },
  render: (args) => (
    <p>
      Footer: <TextLink {...args} />
    </p>
  ),
};
export const LongWords: Story = {
  args: {
    children:
      'general terms for business clients, with prices, value-added tax, fees, refunds and the main parameters of the ranking',
  },
  render: (args) => (
    <p>
      I have read the <TextLink {...args} />.
    </p>
  ),
};
export const ByKeys: Story = {
  ...InText,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'terms and conditions' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/terms_and_conditions');
  },
};
