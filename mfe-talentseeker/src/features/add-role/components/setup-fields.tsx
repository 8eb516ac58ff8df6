import { WORK_SETUPS, type WorkSetup } from '@vela/contracts/constants';
import { CheckboxGroup } from '@vela/design-system/checkbox';
import { SETUP_CHOICES } from '@vela/formats';
import { t } from '@vela/language';
import type { RoleDetails } from '../draft/rules.js';

export interface SetupFieldsProps {
  readonly value: Pick<RoleDetails, WorkSetup>;
  readonly onChange: (setup: WorkSetup, chosen: boolean) => void;
}

/** Any of the three ways of working. */
export function SetupFields({ value, onChange }: SetupFieldsProps) {
  const chosen = WORK_SETUPS.filter((setup) => value[setup]);
  return (
    <CheckboxGroup
      label={t('Work setup')}
      options={WORK_SETUPS.map((setup) => ({ value: setup, label: SETUP_CHOICES[setup] }))}
      value={chosen}
      onChange={(next) => {
        for (const setup of WORK_SETUPS)
          if (next.includes(setup) !== value[setup]) onChange(setup, next.includes(setup));
      }}
    />
  );
}
