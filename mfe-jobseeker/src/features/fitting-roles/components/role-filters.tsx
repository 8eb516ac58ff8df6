import { EMPLOYMENT_TYPES, WORK_SETUPS } from '@vela/contracts/constants';
import { Autocomplete } from '@vela/design-system/autocomplete';
import { Card } from '@vela/design-system/card';
import { Checkbox } from '@vela/design-system/checkbox';
import { Stack } from '@vela/design-system/layout';
import { Eyebrow } from '@vela/design-system/typography';
import { EMPLOYMENT_TITLES, SETUP_TITLES } from '@vela/formats';
import { t } from '@vela/language';
import { STRONG_MATCH_SCORE } from '@vela/market/strength';
import { PayCurrencyChoice } from '@vela/slice-parts/pay';
import { useCountries } from '@vela/slice-parts/reference';
import type { RoleFilters as Filters } from '../filters.js';

export interface RoleFiltersProps {
  readonly filters: Filters;
  readonly onChange: (next: Filters) => void;
}

const toggled = <Value,>(all: readonly Value[], value: Value, chosen: boolean): Value[] =>
  chosen ? [...all, value] : all.filter((one) => one !== value);

/** What narrows the roles that fit. */
export function RoleFilters({ filters, onChange }: RoleFiltersProps) {
  const countries = useCountries();
  return (
    <Card as="section" aria-labelledby="role-filters" tone="outline">
      <Stack gap={16}>
        <Eyebrow as="h2" id="role-filters">
          {t('Filters')}
        </Eyebrow>
        <Checkbox
          label={t('Score of {score, number} and more', { score: STRONG_MATCH_SCORE })}
          value={filters.strong}
          onChange={(strong) => onChange({ ...filters, strong })}
        />
        {WORK_SETUPS.map((setup) => (
          <Checkbox
            key={setup}
            label={SETUP_TITLES[setup]}
            value={filters.setup.includes(setup)}
            onChange={(chosen) => onChange({ ...filters, setup: toggled(filters.setup, setup, chosen) })}
          />
        ))}
        {EMPLOYMENT_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={EMPLOYMENT_TITLES[type]}
            value={filters.employment.includes(type)}
            onChange={(chosen) => onChange({ ...filters, employment: toggled(filters.employment, type, chosen) })}
          />
        ))}
        <Autocomplete
          label={t('Country')}
          optional
          placeholder={t('Any country')}
          loading={countries.isPending}
          emptyText={countries.isError ? t('The countries could not be loaded') : t('No such country')}
          options={countries.data ?? []}
          value={filters.country[0] ?? null}
          onChange={(country) => onChange({ ...filters, country: country === null ? [] : [country] })}
        />
        <PayCurrencyChoice />
      </Stack>
    </Card>
  );
}
