import { useState } from 'react';
import { FILTER_PERCENTAGE_DEFAULT, PERCENTAGE_MAX, PERCENTAGE_MIN, PERCENTAGE_STEP } from '@vela/contracts/constants';
import { Checkbox } from '@vela/design-system/checkbox';
import { Stack } from '@vela/design-system/layout';
import { Slider } from '@vela/design-system/slider';
import { percentText, t } from '@vela/language';

export interface EmploymentFilterProps {
  readonly title: string;
  /** Least percentage, undefined while the filter does not act. */
  readonly value: number | undefined;
  readonly count: string | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** One type of employment from a percentage on. Moving the slider chooses the type too. */
export function EmploymentFilter({ title, value, count, onChange }: EmploymentFilterProps) {
  const [moving, setMoving] = useState<number | null>(null);
  return (
    <Stack gap={4}>
      <Checkbox
        label={title}
        trailing={count}
        value={value !== undefined}
        onChange={(chosen) => onChange(chosen ? FILTER_PERCENTAGE_DEFAULT : undefined)}
      />
      <Slider
        label={t('{what}, at least', { what: title })}
        min={PERCENTAGE_MIN}
        max={PERCENTAGE_MAX}
        step={PERCENTAGE_STEP}
        value={moving ?? value ?? FILTER_PERCENTAGE_DEFAULT}
        onChange={setMoving}
        onCommit={(percentage) => {
          setMoving(null);
          onChange(percentage);
        }}
        formatValue={percentText}
      />
    </Stack>
  );
}
