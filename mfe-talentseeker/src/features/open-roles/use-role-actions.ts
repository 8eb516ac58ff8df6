import type { OpenRole } from '@vela/contracts/schemas';
import { useToasts } from '@vela/design-system/services';
import { t } from '@vela/language';
import { useSetOpenRoleStatus } from './api/set-open-role-status.js';

/** What becomes of a role when it is written on; the wizard belongs to another feature. */
export interface OpenRoleWriting {
  readonly onEdit: (role: OpenRole) => void;
  readonly onDuplicate: (role: OpenRole) => void;
}

export interface RoleAction {
  readonly label: string;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
}

/** What can be done with a posted role, wherever it is offered. */
export function useRoleActions(role: OpenRole, { onEdit, onDuplicate }: OpenRoleWriting): readonly RoleAction[] {
  const toasts = useToasts();
  const setStatus = useSetOpenRoleStatus();
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
  return [
    { label: t('Edit'), onSelect: () => onEdit(role) },
    { label: t('Duplicate'), onSelect: () => onDuplicate(role) },
    { label: isOpen ? t('Close') : t('Open again'), onSelect: switchStatus, disabled: setStatus.isPending },
  ];
}
