import { Button } from '@vela/design-system/button';
import { Cluster } from '@vela/design-system/layout';
import { t } from '@vela/language';
import { wantedRoleOf } from '../../../texts/open-role.js';
import { useRoleActions } from '../use-role-actions.js';
import type { OpenRoleMenuProps } from './open-role-menu.js';

/** What can be done with the role that a page is about. */
export function OpenRoleActions({ role, ...writing }: OpenRoleMenuProps) {
  const { name } = wantedRoleOf(role);
  return (
    <Cluster gap={8} role="group" aria-label={t('Actions for {name}', { name })}>
      {useRoleActions(role, writing).map(({ label, onSelect, disabled = false }) => (
        <Button key={label} variant="quiet" size="small" onClick={onSelect} disabled={disabled}>
          {label}
        </Button>
      ))}
    </Cluster>
  );
}
