import type { OpenRole } from '@vela/contracts/schemas';
import { Icon } from '@vela/design-system/icon';
import { Menu, MenuItem } from '@vela/design-system/menu';
import { useToasts } from '@vela/design-system/services';
import { t } from '@vela/language';
import { wantedRoleOf } from '../../../texts/open-role.js';
import { useSetOpenRoleStatus } from '../api/set-open-role-status.js';

/** What becomes of a role when it is written on; the wizard belongs to another feature. */
export interface OpenRoleWriting {
  readonly onEdit: (role: OpenRole) => void;
  readonly onDuplicate: (role: OpenRole) => void;
}

export interface OpenRoleMenuProps extends OpenRoleWriting {
  readonly role: OpenRole;
}

/** What can be done with a posted role. */
export function OpenRoleMenu({ role, onEdit, onDuplicate }: OpenRoleMenuProps) {
  const toasts = useToasts();
  const setStatus = useSetOpenRoleStatus();
  const { name } = wantedRoleOf(role);
  const isOpen = role.status === 'open';
  const switchStatus = () =>
    setStatus.mutate(
      { id: role.id, status: isOpen ? 'closed' : 'open' },
      {
        onSuccess: () =>
          toasts.show({
            message: isOpen ? t('Role closed. Requests you have sent can still be answered') : t('Role opened again'),
            variant: 'success',
          }),
        onError: (error) => toasts.show({ message: error.message, variant: 'error' }),
      },
    );
  return (
    <Menu label={t('Actions for {name}', { name })} trigger={<Icon name="more" />}>
      <MenuItem onSelect={() => onEdit(role)}>{t('Edit')}</MenuItem>
      <MenuItem onSelect={() => onDuplicate(role)}>{t('Duplicate')}</MenuItem>
      <MenuItem onSelect={switchStatus} disabled={setStatus.isPending}>
        {isOpen ? t('Close') : t('Open again')}
      </MenuItem>
    </Menu>
  );
}
