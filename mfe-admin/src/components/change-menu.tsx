import { Icon } from '@vela/design-system/icon';
import { Menu, MenuItem } from '@vela/design-system/menu';
import { t } from '@vela/language';
import type { Change } from './change.js';
import { useOpenChange } from './change-host.js';

export interface ChangeMenuProps {
  /** What is changed, by name. */
  readonly of: string;
  readonly changes: readonly Change[];
}

/** The changes of one row, behind one button, so that a list stays a list. */
export function ChangeMenu({ of, changes }: ChangeMenuProps) {
  const openChange = useOpenChange();
  return (
    <Menu label={t('Change {of}', { of })} trigger={<Icon name="more" />}>
      {changes.map((change) => (
        <MenuItem key={change.label} onSelect={() => openChange(change)}>
          {change.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
