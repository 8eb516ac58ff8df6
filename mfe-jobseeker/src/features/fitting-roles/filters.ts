import {
  EMPLOYMENT_TYPES,
  type EmploymentType,
  NAME_MAX,
  ROLE_FILTER_VALUES_MAX,
  WORK_SETUPS,
  type WorkSetup,
} from '@vela/contracts/constants';
import { countryIdOf } from '@vela/market/countries';

/** What a talent narrows the roles that fit by, as the address has it. */
export interface RoleFilters {
  readonly setup: readonly WorkSetup[];
  readonly employment: readonly EmploymentType[];
  readonly country: readonly string[];
  readonly strong: boolean;
}

/** What somebody typed wrongly is passed over. */
export const filtersIn = (search: URLSearchParams): RoleFilters => ({
  setup: WORK_SETUPS.filter((setup) => search.getAll('setup').includes(setup)),
  employment: EMPLOYMENT_TYPES.filter((type) => search.getAll('employment').includes(type)),
  country: search
    .getAll('country')
    .filter((country) => country.length <= NAME_MAX && countryIdOf(country) !== null)
    .slice(0, ROLE_FILTER_VALUES_MAX),
  strong: search.get('strong') === 'true',
});

/** @returns the address of a list, from its first page or behind a place */
export function searchOf({ setup, employment, country, strong }: RoleFilters, after?: string): URLSearchParams {
  const search = new URLSearchParams();
  for (const value of setup) search.append('setup', value);
  for (const value of employment) search.append('employment', value);
  for (const value of country) search.append('country', value);
  if (strong) search.set('strong', 'true');
  if (after !== undefined) search.set('after', after);
  return search;
}

export const isNarrowed = ({ setup, employment, country, strong }: RoleFilters): boolean =>
  setup.length + employment.length + country.length > 0 || strong;
