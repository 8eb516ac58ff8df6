import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { usage } from '../../testing/usage.js';
import { Icon } from '../icon/index.js';
import { Cluster, Stack } from '../layout/index.js';
import { Logo } from '../logo/index.js';
import { NavigationLink, SkipLink, SocialLink } from './navigation.js';

const meta = {
  title: 'Navigation/Links',
  component: NavigationLink,
  args: { to: '/', children: 'For Employers' },
  parameters: usage({
    what: 'Links of the main navigation: `NavigationLink` knows when its page, or one below it, is shown. `SocialLink` leads to a network. `SkipLink` is what a keyboard reaches first.',
    use: [
      '`NavigationLink` in the header, `size="large"` in the full-screen menu.',
      'One `SkipLink` per page, before the header.',
    ],
    avoid: ['Links in text (`TextLink`).', 'Steps of a task (`Stepper`), views of one thing (`Tabs`).'],
    keys: { Tab: 'goes from link to link; the first one is “Skip to the content”', Enter: 'follows it' },
    spoken: 'The link of the page that is shown is the current page.',
  }),
} satisfies Meta<typeof NavigationLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {};
export const Header: Story = {
  render: () => (
    <Cluster justify="between">
      <Logo />
      <Cluster gap={24}>
        <NavigationLink to="/about-us">About</NavigationLink>
        <NavigationLink to="/">For Employers</NavigationLink>
        <NavigationLink to="/for-talent">For Talent</NavigationLink>
        <SocialLink href="https://www.linkedin.com" label="LinkedIn">
          <Icon name="linkedin" />
        </SocialLink>
      </Cluster>
    </Cluster>
  ),
};
export const Menu: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <NavigationLink size="large" to="/">
        For Employers
      </NavigationLink>
      <NavigationLink size="large" to="/for-talent">
        For Talent
      </NavigationLink>
    </Stack>
  ),
};
export const Skip: Story = {
  render: () => (
    <>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <NavigationLink to="/news">News</NavigationLink>
      <main id="content" tabIndex={-1}>
        The content
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  },
};
export const ByKeys: Story = {
  ...Header,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'For Employers' })).toHaveAttribute('aria-current', 'page');
  },
};
