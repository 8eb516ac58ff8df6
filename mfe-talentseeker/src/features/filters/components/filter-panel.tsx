import { startTransition, useCallback, useOptimistic } from 'react';
import { AVAILABILITY_MONTHS, SUGGESTION_LIMIT, WORK_SETUPS } from '@vela/contracts/constants';
import type { MatchFilters } from '@vela/contracts/filters';
import type { FilterCounts } from '@vela/contracts/schemas';
import { availabilityText } from '@vela/contracts/texts';
import { MultiAutocomplete } from '@vela/design-system/autocomplete';
import { CheckboxGroup } from '@vela/design-system/checkbox';
import { Stack } from '@vela/design-system/layout';
import { Select } from '@vela/design-system/select';
import { Text } from '@vela/design-system/typography';
import { countryText, EMPLOYMENT_TITLES, SETUP_TITLES, yearsText } from '@vela/formats';
import { t } from '@vela/language';
import { PayCurrencyChoice } from '@vela/slice-parts/pay';
import { peopleFigure } from '../../../texts/people.js';
import { type FilterNames, lifted } from '../texts.js';
import { useOffered } from '../use-offered.js';
import { EmploymentFilter } from './employment-filter.js';
import { SalaryFilter } from './salary-filter.js';

export interface FilterPanelProps {
  readonly filters: MatchFilters;
  readonly onChange: (filters: MatchFilters) => void;
  /** Undefined until they have come; the filters work without them. */
  readonly counts: FilterCounts | undefined;
  readonly names: FilterNames;
  /** The list is of an open role. */
  readonly forRole?: boolean;
}

const ANY_YEARS = '0';
/** Least years that are offered; an address may hold any. */
const YEARS_OFFERED = [1, 2, 3, 5, 8, 10, 15, 20];

type Group = keyof FilterCounts['options'];
/** The same list each time, so that nothing chosen is no news to a field. */
const NONE: readonly string[] = [];

/** @returns the same function while the names stay, so that a list of hundreds is not made anew with every click */
const useNameIn = (known: ReadonlyMap<string, string>) => useCallback((id: string) => known.get(id) ?? '…', [known]);

/** Every filter of a list of talents. None acts before it is touched. */
export function FilterPanel({ filters: acting, onChange: onChosen, counts, names, forRole }: FilterPanelProps) {
  // What is pressed shows it at once; the page around follows in slices, which the next press may interrupt.
  const [filters, show] = useOptimistic(acting);
  const onChange = (next: MatchFilters) =>
    startTransition(() => {
      show(next);
      onChosen(next);
    });
  const countOf = (group: Group, option: string, kind: 'holding' | 'remaining'): string | undefined =>
    counts === undefined
      ? undefined
      : peopleFigure(counts.options[group].find((each) => each.option === option)?.[kind] ?? null);
  const set = <Field extends keyof MatchFilters>(field: Field, value: MatchFilters[Field] | undefined) =>
    onChange(value === undefined ? lifted(filters, field) : { ...filters, [field]: value });
  const setList = (
    field: 'categoryIds' | 'setups' | 'countries' | 'skillIds' | 'availability',
    values: readonly (string | number)[],
  ) => onChange(values.length === 0 ? lifted(filters, field) : { ...filters, [field]: values });
  const { categories, skills, categoryAliases, skillAliases, countryAliases } = names;
  const categoriesOffered = useOffered({
    counts: counts?.options.categories,
    kind: 'holding',
    chosen: filters.categoryIds,
    nameOf: useNameIn(categories),
    aliases: categoryAliases,
  });
  const countriesOffered = useOffered({
    counts: counts?.options.countries,
    kind: 'holding',
    chosen: filters.countries,
    nameOf: countryText,
    aliases: countryAliases,
  });
  const skillsOffered = useOffered({
    counts: counts?.options.skills,
    kind: 'remaining',
    chosen: filters.skillIds,
    nameOf: useNameIn(skills),
    aliases: skillAliases,
  });
  return (
    <Stack gap={24}>
      <MultiAutocomplete
        label={t('Category')}
        placeholder={t('Any category')}
        options={categoriesOffered}
        value={filters.categoryIds ?? NONE}
        onChange={(values) => setList('categoryIds', values)}
        limit={SUGGESTION_LIMIT}
      />
      <CheckboxGroup
        label={t('Work setup')}
        options={WORK_SETUPS.map((setup) => ({
          value: setup,
          label: SETUP_TITLES[setup],
          trailing: countOf('setups', setup, 'holding'),
        }))}
        value={filters.setups ?? []}
        onChange={(values) => setList('setups', values)}
      />
      <MultiAutocomplete
        label={t('Country')}
        placeholder={t('Any country')}
        options={countriesOffered}
        value={filters.countries ?? NONE}
        onChange={(values) => setList('countries', values)}
        limit={SUGGESTION_LIMIT}
      />
      <MultiAutocomplete
        label={t('Technical skills')}
        hint={t('Everybody shown has all of them.')}
        placeholder={t('Any skills')}
        options={skillsOffered}
        value={filters.skillIds ?? NONE}
        onChange={(values) => setList('skillIds', values)}
        limit={SUGGESTION_LIMIT}
      />
      <Select
        label={t('Years of experience')}
        options={[
          { value: ANY_YEARS, label: t('Any') },
          ...[...new Set([...YEARS_OFFERED, ...(filters.years === undefined ? [] : [filters.years])])]
            .sort((one, other) => one - other)
            .map((years) => ({ value: String(years), label: t('{years} or more', { years: yearsText(years) }) })),
        ]}
        value={String(filters.years ?? ANY_YEARS)}
        onChange={(value) => set('years', value === ANY_YEARS ? undefined : Number(value))}
      />
      <Stack gap={16} role="group" aria-label={t('Employment type')}>
        <Text weight="medium" aria-hidden="true">
          {t('Employment type')}
        </Text>
        <EmploymentFilter
          title={EMPLOYMENT_TITLES.permanent}
          value={filters.permanentPercentage}
          count={countOf('employment', 'permanent', 'holding')}
          onChange={(value) => set('permanentPercentage', value)}
        />
        <EmploymentFilter
          title={EMPLOYMENT_TITLES.freelance}
          value={filters.freelancePercentage}
          count={countOf('employment', 'freelance', 'holding')}
          onChange={(value) => set('freelancePercentage', value)}
        />
      </Stack>
      <SalaryFilter value={filters.yearlySalary} onChange={(value) => set('yearlySalary', value)} />
      <PayCurrencyChoice forRole={forRole} />
      <CheckboxGroup
        label={t('Availability')}
        options={AVAILABILITY_MONTHS.map((months) => ({
          value: String(months),
          label: availabilityText(months),
          trailing: countOf('availability', String(months), 'holding'),
        }))}
        value={(filters.availability ?? []).map(String)}
        onChange={(values) => setList('availability', values.map(Number))}
      />
    </Stack>
  );
}
