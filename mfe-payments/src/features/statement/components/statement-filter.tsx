import type { StatementFilter as Filter } from '@vela/contracts/schemas';
import { Grid } from '@vela/design-system/layout';
import { Select } from '@vela/design-system/select';
import { LEDGER_KIND_TEXTS } from '@vela/formats';
import { t } from '@vela/language';
import { DayFilter } from '@vela/slice-parts/days';
import { isKind } from '../filter.js';

const kinds = () => Object.entries(LEDGER_KIND_TEXTS).map(([value, label]) => ({ value, label }));

export interface StatementFilterProps {
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Which entries are shown: of one kind, between two days. */
export function StatementFilter({ value: { kind, from, to }, onChange }: StatementFilterProps) {
  const change = (changes: { readonly [Key in keyof Filter]?: string }) => {
    const next = { kind, from, to, ...changes };
    onChange({
      ...(next.kind !== undefined && isKind(next.kind) ? { kind: next.kind } : {}),
      ...(next.from ? { from: next.from } : {}),
      ...(next.to ? { to: next.to } : {}),
    });
  };
  return (
    <Grid columns={3} gap={16}>
      <Select<string>
        label={t('Kind')}
        name="kind"
        value={kind ?? 'all'}
        onChange={(chosen) => change({ kind: chosen })}
        options={[{ value: 'all', label: t('All kinds') }, ...kinds()]}
      />
      <DayFilter label={t('From')} name="from" value={from ?? ''} onChange={(day) => change({ from: day })} />
      <DayFilter label={t('To')} name="to" value={to ?? ''} onChange={(day) => change({ to: day })} />
    </Grid>
  );
}
