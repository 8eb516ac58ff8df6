import { queryOptions, useQueries } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS, CITY_OPTIONS_MAX } from '@vela/contracts/constants';
import { listCities } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { referenceKeys } from '../../../reference/query-keys.js';

export interface CountryCity {
  readonly country: string;
  readonly city: string;
}

export const citiesOptions = (api: ApiClient, country: string) =>
  queryOptions({
    queryKey: referenceKeys.cities(country),
    queryFn: ({ signal }) => api.call(listCities, { body: { country } }, { signal }),
    select: ({ data }) => data.map((city): CountryCity => ({ country, city })),
    staleTime: CACHE_MS.cities,
    gcTime: CACHE_MS.cities,
  });

/**
 * Cities of the chosen countries. The service gives the largest first; each country gets an equal part of the
 * `CITY_OPTIONS_MAX` options that a list may have.
 * @returns the options known so far, grouped by country in the order given, and which countries failed
 */
export function useCities(countries: readonly string[]) {
  const api = useApi();
  return useQueries({
    queries: countries.map((country) => citiesOptions(api, country)),
    combine: (answers) => ({
      cities: answers.flatMap(({ data }) => (data ?? []).slice(0, Math.floor(CITY_OPTIONS_MAX / countries.length))),
      failed: countries.filter((_, index) => answers[index]?.isError),
    }),
  });
}
