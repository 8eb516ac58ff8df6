import type { OpenRole } from '@vela/contracts/schemas';
import { Icon } from '@vela/design-system/icon';
import { Menu, MenuItem } from '@vela/design-system/menu';
import { t } from '@vela/language';
import { wantedRoleOf } from '../../../texts/open-role.js';
import { type OpenRoleWriting, useRoleActions } from '../use-role-actions.js';

export interface OpenRoleMenuProps extends OpenRoleWriting {
  readonly role: OpenRole;
}

/** What can be done with a posted role, where it is one of many. */
export function OpenRoleMenu({ role, ...writing }: OpenRoleMenuProps) {
  const { name } = wantedRoleOf(role);
  return (
    <Menu label={t('Actions for {name}', { name })} trigger={<Icon name="more" />}>
      {useRoleActions(role, writing).map(({ label, ...action }) => (
        <MenuItem key={label} {...action}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
