import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { usage } from '../../testing/usage.js';
import { Avatar } from '../avatar/index.js';
import { Menu } from './menu.js';
import { MenuGroup, MenuItem, MenuLink, MenuSeparator } from './menu-item.js';

const logout = fn();

const meta = {
  title: 'Navigation/Menu',
  component: Menu,
  args: {
    label: 'Your account',
    trigger: <Avatar initials="MK" size="small" />,
    align: 'start',
    children: (
      <>
        <MenuLink to="/talentseeker/dashboard" icon="company">
          Dashboard
        </MenuLink>
        <MenuLink to="/talentseeker/pricing">Pricing</MenuLink>
        <MenuSeparator />
        <MenuItem icon="swap" onSelect={() => undefined} disabled>
          Switch to Job Seeker
        </MenuItem>
        <MenuItem icon="logout" onSelect={logout}>
          Logout
        </MenuItem>
      </>
    ),
  },
  parameters: usage({
    what: 'A short list of places and actions behind one button.',
    use: [
      'The account; what can be done with one row of a table.',
      'Places first, actions after a line, the one that ends something last.',
    ],
    avoid: [
      'Choosing one of many values (`Select`).',
      'The main action of a view: it must be in sight.',
      'More than about seven entries.',
    ],
    keys: {
      'Enter, Space, ↓ ↑': 'open it, on the first or the last entry',
      '↑ ↓ Home End': 'go through it',
      Letters: 'go to the entry that begins with them',
      Escape: 'closes it; focus returns to the button',
      Tab: 'closes it and goes on',
    },
  }),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Your account' });
const entry = (name: string) => screen.getByRole('menuitem', { name });

export const Closed: Story = {};
export const Open: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await waitFor(() => expect(entry('Logout')).toBeVisible());
    await expect(entry('Switch to Job Seeker')).toHaveAttribute('aria-disabled', 'true');
  },
};
export const OneOfAFew: Story = {
  args: {
    children: (
      <MenuGroup label="Colours">
        <MenuItem checked onSelect={() => undefined}>
          System
        </MenuItem>
        <MenuItem checked={false} onSelect={() => undefined}>
          Dark
        </MenuItem>
      </MenuGroup>
    ),
  },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'System' })).toHaveFocus());
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus());
  },
};
export const LongWords: Story = {
  args: {
    children: (
      <MenuLink to="/">
        The company page of Västmanlands Läns Vattenkraftsutbyggnads- och Elförsörjningsaktiebolag
      </MenuLink>
    ),
  },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    logout.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(entry('Dashboard')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(entry('Logout')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(entry('Dashboard')).toHaveFocus());
    await userEvent.keyboard('p');
    await waitFor(() => expect(entry('Pricing')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(logout).toHaveBeenCalledTimes(1);
    await expect(trigger(canvasElement)).toHaveFocus();
  },
};
