import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from '../avatar/index.js';
import { Menu } from './menu.js';
import { MenuItem, MenuLink, MenuSeparator } from './menu-item.js';

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: {
    label: 'Your account',
    trigger: <Avatar initials="MK" size="small" />,
    align: 'start',
    children: (
      <>
        <MenuLink to="/talentseeker/dashboard" icon="company">Dashboard</MenuLink>
        <MenuLink to="/talentseeker/pricing">Pricing</MenuLink>
        <MenuSeparator />
        <MenuItem icon="swap" onSelect={() => undefined}>Switch to Job Seeker</MenuItem>
        <MenuItem icon="logout" onSelect={() => undefined}>Logout</MenuItem>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: 'A short list of places and actions behind one button.\n\n**Not for:** choosing a value (use `Select`).',
      },
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {};
