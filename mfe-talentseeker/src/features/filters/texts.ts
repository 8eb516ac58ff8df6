import type { MatchFilters } from '@vela/contracts/filters';
import { availabilityText } from '@vela/contracts/texts';
import { countryText, salaryRangeText, SETUP_TITLES, yearsText } from '@vela/formats';
import { percentText, t } from '@vela/language';

/** Names by id, for what filters name by id. */
export interface FilterNames {
  readonly categories: ReadonlyMap<string, string>;
  readonly skills: ReadonlyMap<string, string>;
  /** What else categories are called, by id; left out until it is known. */
  readonly categoryAliases?: ReadonlyMap<string, readonly string[]>;
  /** What else skills are called, by id; left out until it is known. */
  readonly skillAliases?: ReadonlyMap<string, readonly string[]>;
  /** What else countries are called, by name; left out until it is known. */
  readonly countryAliases?: ReadonlyMap<string, readonly string[]>;
}

/** A filter that acts, with the filters as they are without it. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: MatchFilters;
}

type ListField = 'categoryIds' | 'setups' | 'countries' | 'skillIds' | 'availability';

/** Takes a whole filter away. */
export function lifted(filters: MatchFilters, field: keyof MatchFilters): MatchFilters {
  const { [field]: _lifted, ...others } = filters;
  return others;
}

function chipsOf<Value extends string | number>(
  filters: MatchFilters,
  field: ListField,
  values: readonly Value[] | undefined,
  labelOf: (value: Value) => string,
): ActiveFilter[] {
  return (values ?? []).map((value) => {
    const rest = (values ?? []).filter((other) => other !== value);
    return {
      key: `${field}-${value}`,
      label: labelOf(value),
      without: rest.length === 0 ? lifted(filters, field) : { ...filters, [field]: rest },
    };
  });
}

/** @returns '10,000–1,000,000 SEK a year' */
export const salaryFilterText = ([minSalary, maxSalary]: readonly [number, number]): string =>
  t('{range} a year', {
    range: salaryRangeText({ minSalary, maxSalary, currency: 'SEK', compensationTimePeriod: 'Yearly' }) ?? '',
  });

const named = (names: ReadonlyMap<string, string>) => (id: string) => names.get(id) ?? '…';

/** @returns every filter that acts, in the panel's order */
export function activeFilters(filters: MatchFilters, names: FilterNames): readonly ActiveFilter[] {
  const single = (field: keyof MatchFilters, label: string | undefined): ActiveFilter[] =>
    label === undefined ? [] : [{ key: field, label, without: lifted(filters, field) }];
  const { permanentPercentage, freelancePercentage, words, years, yearlySalary } = filters;
  return [
    ...single('words', words === undefined ? undefined : t('“{words}”', { words })),
    ...chipsOf(filters, 'categoryIds', filters.categoryIds, named(names.categories)),
    ...chipsOf(filters, 'setups', filters.setups, (setup) => SETUP_TITLES[setup]),
    ...chipsOf(filters, 'countries', filters.countries, countryText),
    ...chipsOf(filters, 'skillIds', filters.skillIds, named(names.skills)),
    ...single('years', years === undefined ? undefined : t('From {years}', { years: yearsText(years) })),
    ...single(
      'permanentPercentage',
      permanentPercentage === undefined
        ? undefined
        : t('Permanent from {percent}', { percent: percentText(permanentPercentage) }),
    ),
    ...single(
      'freelancePercentage',
      freelancePercentage === undefined
        ? undefined
        : t('Freelance from {percent}', { percent: percentText(freelancePercentage) }),
    ),
    ...single('yearlySalary', yearlySalary === undefined ? undefined : salaryFilterText(yearlySalary)),
    ...chipsOf(filters, 'availability', filters.availability, availabilityText),
  ];
}
