import type { FilterQuery } from '@vela/contracts/filters';
import { t } from '@vela/language';
import { AppError } from '../../platform/errors/index.js';
import { type CountriesSource, listedCountries } from '../../reference/countries/index.js';

interface Needs {
  readonly countries: CountriesSource;
}

/**
 * Holds the filters of a call against the lists that forms choose from: no typed country reaches a list, a count or what is
 * stored of either.
 * @param field where the country stands in the call
 * @param status 400 for a query, 422 for a body
 * @returns the call's filters, with countries by the names of the list
 * @throws AppError with that status for a country that is on no list
 */
export async function listedFilters<Query extends Pick<FilterQuery, 'country'>>(
  { countries }: Needs,
  query: Query,
  { field, status }: { readonly field: string; readonly status: 400 | 422 } = { field: 'country', status: 400 },
): Promise<Query> {
  if (query.country === undefined) return query;
  const { names, stray } = await listedCountries(countries, query.country);
  if (stray === null) return { ...query, country: names };
  const message = t('{country} is not in the list of countries. Choose one from the list.', { country: stray });
  throw new AppError(status, message, { errors: [{ field, message }] });
}
