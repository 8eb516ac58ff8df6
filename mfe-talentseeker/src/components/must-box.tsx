import type { Must, MustCount } from '@vela/contracts/schemas';
import { Checkbox } from '@vela/design-system/checkbox';
import { t } from '@vela/language';
import { leavesOutText, mustName } from '../texts/musts.js';

export interface MustBoxProps {
  readonly must: Must;
  /** The must in words where it stands alone; beside its field its name is enough. */
  readonly text?: string;
  readonly value: boolean;
  /** Undefined while it is no must, or not counted yet. */
  readonly count: MustCount | undefined;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Makes one thing that a role asks for a must, and says whom that leaves out. */
export function MustBox({ must, text, value, count, disabled = false, onChange }: MustBoxProps) {
  return (
    <Checkbox
      label={text ?? t('A must: {what}', { what: mustName(must) })}
      value={value}
      disabled={disabled}
      onChange={onChange}
      hint={value && count !== undefined ? leavesOutText(count) : undefined}
    />
  );
}
