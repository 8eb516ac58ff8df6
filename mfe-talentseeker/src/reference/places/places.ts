import type { City } from '@vela/slice-parts/places';

/** Country → chosen cities; a country without an entry means anywhere in it. */
export type CitiesByCountry = Readonly<Record<string, readonly string[]>>;

/** Where the role may be filled. */
export interface Places {
  readonly countries: readonly string[];
  readonly countriesCities: CitiesByCountry;
}

/** @returns the chosen cities after another choice of countries: a removed country takes its cities with it */
export const citiesWithin = (countries: readonly string[], chosen: CitiesByCountry): CitiesByCountry =>
  Object.fromEntries(Object.entries(chosen).filter(([country]) => countries.includes(country)));

/** @returns the chosen cities, by country in the order in which the countries were chosen */
export const citiesOf = ({ countries, countriesCities }: Places): City[] =>
  countries.flatMap((country) => (countriesCities[country] ?? []).map((name) => ({ country, name })));

/** @returns the cities by country; cities of countries that are not chosen are left out */
export function citiesByCountry(countries: readonly string[], cities: readonly City[]): CitiesByCountry {
  const entries = countries
    .map((country) => [country, cities.filter((city) => city.country === country).map(({ name }) => name)] as const)
    .filter(([, names]) => names.length > 0);
  return Object.fromEntries(entries);
}

/** @returns whether a decoded value is a map from country to city names */
export const isCitiesByCountry = (value: unknown): value is CitiesByCountry =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((cities) => Array.isArray(cities) && cities.every((city) => typeof city === 'string'));
