import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from './index.js';

function Account({ onLogout = () => undefined }: { readonly onLogout?: () => void }) {
  return (
    <>
      <Menu label="Your account" trigger="MK">
        <MenuLink to="/dashboard" icon="company">
          Dashboard
        </MenuLink>
        <MenuItem onSelect={() => undefined} disabled>
          Pricing
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={onLogout}>Logout</MenuItem>
      </Menu>
      <button type="button">Elsewhere</button>
    </>
  );
}
const button = () => screen.getByRole('button', { name: 'Your account' });

test('arrows open it and move, what is disabled is passed over, Escape gives focus back', async () => {
  const { user } = show(<Account />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{ArrowDown}d');
  expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();
  await user.keyboard('{End}{Home}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button()).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
});

test('one of a few is chosen: the chosen one says so, and arrows reach them all', async () => {
  const choose = jest.fn();
  const { user } = show(
    <Menu label="Your account" trigger="MK">
      <MenuItem onSelect={() => undefined}>Logout</MenuItem>
      <MenuGroup label="Colours">
        <MenuItem checked={false} onSelect={() => choose('light')}>
          Light
        </MenuItem>
        <MenuItem checked onSelect={() => choose('dark')}>
          Dark
        </MenuItem>
      </MenuGroup>
    </Menu>,
  );
  await user.click(button());
  const group = screen.getByRole('group', { name: 'Colours' });
  expect(within(group).getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  expect(within(group).getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(choose).toHaveBeenCalledWith('light');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('choosing closes it first', async () => {
  const logout = jest.fn();
  const { user } = show(<Account onLogout={logout} />);
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'Pricing' }));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(logout).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('Tab and a press outside close it', async () => {
  const { user } = show(<Account />);
  await user.click(button());
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('closed, it writes no style attribute', () => {
  expect(show(<Account />).container.querySelector('[style]')).toBeNull();
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Account />)).toEqual([]);
});
