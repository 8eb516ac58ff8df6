import { Checkbox } from '@vela/design-system/checkbox';
import { VisuallyHidden } from '@vela/design-system/layout';
import { t } from '@vela/language';

export interface CompareToggleProps {
  readonly talent: string;
  readonly chosen: boolean;
  /** As many as can be compared are chosen already. */
  readonly full: boolean;
  readonly onChange: (chosen: boolean) => void;
}

/** Puts a talent beside others. */
export function CompareToggle({ talent, chosen, full, onChange }: CompareToggleProps) {
  return (
    <Checkbox
      label={
        <>
          {t('Compare')}
          <VisuallyHidden> {talent}</VisuallyHidden>
        </>
      }
      value={chosen}
      onChange={onChange}
      disabled={full}
    />
  );
}
