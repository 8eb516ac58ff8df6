import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { listCountries } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { referenceKeys } from './query-keys.js';

export const countriesOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: referenceKeys.countries,
    queryFn: ({ signal }) => api.call(listCountries, undefined, { signal }),
    select: ({ data }) => data.map(({ name }) => name),
    staleTime: CACHE_MS.countries,
    gcTime: CACHE_MS.countries,
  });

/** Names of all countries. */
export const useCountries = () => useQuery(countriesOptions(useApi()));
