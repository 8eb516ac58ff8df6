import type { City } from './places.js';

/** A city as the city field offers it. */
export interface CityOption {
  readonly value: string;
  readonly label: string;
  readonly group: string;
}

const SEPARATOR = '\n';

/** @returns a value that tells cities of the same name in two countries apart */
export const cityValue = ({ country, name }: City): string => `${country}${SEPARATOR}${name}`;

/** The opposite of `cityValue`. */
export function cityOfValue(value: string): City {
  const [country = '', name = ''] = value.split(SEPARATOR);
  return { country, name };
}

const toOption =
  (country: string) =>
  (name: string): CityOption => ({
    value: cityValue({ country, name }),
    label: name,
    group: country,
  });

/**
 * The cities of all chosen countries. Only so many are shown at once, so every country's first ones come before the
 * rest of any.
 * @param shown how many are shown at once
 */
export function cityOptions(
  groups: readonly { readonly country: string; readonly cities: readonly string[] }[],
  shown: number,
): CityOption[] {
  const share = Math.floor(shown / Math.max(1, groups.length));
  const byCountry = groups.map(({ country, cities }) => [...new Set(cities)].map(toOption(country)));
  return [
    ...byCountry.flatMap((options) => options.slice(0, share)),
    ...byCountry.flatMap((options) => options.slice(share)),
  ];
}
