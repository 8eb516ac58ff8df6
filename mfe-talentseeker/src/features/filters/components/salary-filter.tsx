import { useState } from 'react';
import { SALARY_FILTER_DEFAULT } from '@vela/contracts/constants';
import type { MatchFilters } from '@vela/contracts/filters';
import { RangeSlider } from '@vela/design-system/slider';
import { sekText } from '@vela/formats';
import { t } from '@vela/language';
import { amountAt, SALARY_STOPS, stopOf } from '../salary-steps.js';

export interface SalaryFilterProps {
  readonly value: MatchFilters['yearlySalary'];
  readonly onChange: (value: readonly [number, number]) => void;
}

/** Yearly pay between two amounts; it acts once a thumb is let go. */
export function SalaryFilter({ value, onChange }: SalaryFilterProps) {
  const [from, to] = value ?? SALARY_FILTER_DEFAULT;
  // Only while a thumb is moved: the address has the value otherwise.
  const [moving, setMoving] = useState<readonly [number, number] | null>(null);
  return (
    <RangeSlider
      label={t('Yearly salary')}
      hint={value === undefined ? t('Not acting yet: move an end to narrow the list.') : undefined}
      min={0}
      max={SALARY_STOPS.length - 1}
      step={1}
      value={moving ?? [stopOf(from), stopOf(to)]}
      onChange={setMoving}
      onCommit={([low, high]) => {
        setMoving(null);
        onChange([amountAt(low), amountAt(high)]);
      }}
      formatValue={(stop) => sekText(amountAt(stop))}
    />
  );
}
