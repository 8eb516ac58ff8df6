import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listCountries } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../query-keys.js';

export const countriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.countries,
    queryFn: async ({ signal }) => {
      const { data } = await api.call(listCountries, {}, { signal });
      return data.map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'en'));
    },
    staleTime: CACHE_MS.countries,
    gcTime: CACHE_MS.countries,
  });

/** @returns the names of all countries, sorted */
export const useCountries = () => useQuery(countriesQuery(useApi()));
