import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/index.js';
import { Logo } from '../logo/index.js';
import { NavigationLink, SocialLink } from './navigation.js';
import { Icon } from '../icon/index.js';

const meta = {
  title: 'Navigation/Links',
  component: NavigationLink,
  args: { to: '/', children: 'For Employers' },
  parameters: {
    docs: {
      description: {
        component: 'In the header and in the full-screen menu (`large`).\n\n**Not for:** links in text.',
      },
    },
  },
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
        <SocialLink href="https://www.linkedin.com" label="LinkedIn"><Icon name="linkedin" /></SocialLink>
      </Cluster>
    </Cluster>
  ),
};
