import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { getCountryFlag } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../query-keys.js';

export const countryFlagQuery = (api: ApiClient, country: string) =>
  queryOptions({
    queryKey: queryKeys.flag(country),
    queryFn: async ({ signal }) => (await api.call(getCountryFlag, { body: { country } }, { signal })).data,
    staleTime: CACHE_MS.countries,
    gcTime: CACHE_MS.countries,
    // A flag is an ornament beside the country's name: one more try is enough.
    retry: 1,
  });

/** @returns the flag image's address and the codes of a country */
export const useCountryFlag = (country: string) => useQuery(countryFlagQuery(useApi(), country));
