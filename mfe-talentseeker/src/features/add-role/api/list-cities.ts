import { queryOptions, useQueries } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listCities } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

export const citiesQuery = (api: ApiClient, country: string) =>
  queryOptions({
    queryKey: queryKeys.cities(country),
    queryFn: async ({ signal }) => (await api.call(listCities, { body: { country } }, { signal })).data,
    staleTime: CACHE_MS.cities,
    gcTime: CACHE_MS.cities,
  });

/** Cities of one country as far as they are known. */
export interface CountryCities {
  readonly country: string;
  readonly cities: readonly string[];
}

/** @returns the cities of each country in the order given, whether some are still awaited, and whose call failed */
export function useCitiesOf(countries: readonly string[]) {
  const api = useApi();
  return useQueries({
    queries: countries.map((country) => citiesQuery(api, country)),
    combine: (results) => ({
      groups: countries.map((country, index): CountryCities => ({ country, cities: results[index]?.data ?? [] })),
      pending: results.some(({ isPending }) => isPending),
      failed: countries.filter((_, index) => results[index]?.isError),
    }),
  });
}
