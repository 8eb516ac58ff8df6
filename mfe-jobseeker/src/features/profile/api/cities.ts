import { useQueries } from '@tanstack/react-query';
import { CITY_OPTIONS_MAX } from '@vela/contracts/constants';
import { listCities } from '@vela/contracts/endpoints';
import { endpointQuery, useApi } from '@vela/design-system/services';

export interface CountryCity {
  readonly country: string;
  readonly city: string;
  /** What it is called in other languages and spellings. */
  readonly aliases?: readonly string[];
}

/**
 * Cities of the chosen countries. The service gives the largest first; each country gets an equal part of the
 * `CITY_OPTIONS_MAX` options that a list may have.
 * @returns the options known so far, grouped by country in the order given, and which countries failed
 */
export function useCities(countries: readonly string[]) {
  const api = useApi();
  return useQueries({
    queries: countries.map((country) => endpointQuery(api, listCities, { body: { country } })),
    combine: (answers) => {
      const share = Math.floor(CITY_OPTIONS_MAX / countries.length);
      return {
        cities: countries.flatMap((country, index) =>
          (answers[index]?.data?.data ?? []).slice(0, share).map((city): CountryCity => {
            const aliases = answers[index]?.data?.aliases?.[city];
            return { country, city, ...(aliases && { aliases }) };
          }),
        ),
        failed: countries.filter((_, index) => answers[index]?.isError),
      };
    },
  });
}
