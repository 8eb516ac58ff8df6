import cityNames from './snapshot/cities.json' with { type: 'json' };
import countries from './snapshot/countries.json' with { type: 'json' };
import flagImages from './snapshot/flags.json' with { type: 'json' };
import type { CountriesSource, Flag } from './source.js';

const citiesByCode: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(cityNames));
const flagsByCode: ReadonlyMap<string, string> = new Map(Object.entries(flagImages));
const byName = new Map(countries.map((country) => [country.name.toLowerCase(), country]));

const countryCalled = (name: string) => byName.get(name.toLowerCase());

/** An image that needs no further request. */
const imageAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The English names of all countries, in alphabetical order. */
export const COUNTRY_NAMES: readonly string[] = countries.map((country) => country.name);

/**
 * A country's cities in the bundled snapshot.
 * @param country its English name
 * @returns at most 500 names, the largest first; null for a country that is not known
 */
export function citiesIn(country: string): readonly string[] | null {
  const known = countryCalled(country);
  return known === undefined ? null : (citiesByCode.get(known.iso2) ?? []);
}

const positions = countries.map(({ name, iso2, long, lat }) => ({ name, iso2, long, lat }));

function flagOf(country: string): Flag | null {
  const known = countryCalled(country);
  if (known === undefined) return null;
  const { name, iso2, iso3 } = known;
  return { name, flag: imageAddress(flagsByCode.get(iso2) ?? ''), iso2, iso3 };
}

/** The bundled snapshot: complete, and never out of reach. */
export const snapshot: CountriesSource = {
  positions: () => Promise.resolve(positions),
  cities: (country) => Promise.resolve(citiesIn(country)?.slice() ?? null),
  flag: (country) => Promise.resolve(flagOf(country)),
};
