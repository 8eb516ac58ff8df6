import { useQueries } from '@tanstack/react-query';
import { listCities } from '@vela/contracts/endpoints';
import { endpointQuery, useApi } from '@vela/design-system/services';

/** Cities of one country as far as they are known. */
export interface CountryCities {
  readonly country: string;
  readonly cities: readonly string[];
}

/** @returns the cities of each country in the order given, whether some are still awaited, and whose call failed */
export function useCitiesOf(countries: readonly string[]) {
  const api = useApi();
  return useQueries({
    queries: countries.map((country) => endpointQuery(api, listCities, { body: { country } })),
    combine: (results) => ({
      groups: countries.map((country, index): CountryCities => ({ country, cities: results[index]?.data?.data ?? [] })),
      pending: results.some(({ isPending }) => isPending),
      failed: countries.filter((_, index) => results[index]?.isError),
    }),
  });
}
