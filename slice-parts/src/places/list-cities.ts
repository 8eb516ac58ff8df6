import { useQueries } from '@tanstack/react-query';
import { listCities } from '@vela/contracts/endpoints';
import { endpointQuery, useApi } from '@vela/design-system/services';

/** Cities of one country as far as they are known. */
export interface CountryCities {
  readonly country: string;
  readonly cities: readonly string[];
  /** What they are called in other languages and spellings. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
}

/** @returns the cities of each country in the order given, whether some are still awaited, and whose call failed */
export function useCitiesOf(countries: readonly string[]) {
  const api = useApi();
  return useQueries({
    queries: countries.map((country) => endpointQuery(api, listCities, { body: { country } })),
    combine: (results) => ({
      groups: countries.map((country, index): CountryCities => {
        const { data: cities = [], aliases } = results[index]?.data ?? {};
        return { country, cities, ...(aliases && { aliases }) };
      }),
      pending: results.some(({ isPending }) => isPending),
      failed: countries.filter((_, index) => results[index]?.isError),
    }),
  });
}
