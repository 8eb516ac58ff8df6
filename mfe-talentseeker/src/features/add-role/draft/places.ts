import type { RoleDetails } from './role-draft.js';

export type CitiesByCountry = RoleDetails['countriesCities'];

type Places = Pick<RoleDetails, 'countries' | 'countriesCities'>;

/** One city of one country, as the city field offers it. */
export interface City {
  readonly country: string;
  readonly name: string;
}

/** @returns the places after another choice of countries: a removed country takes its cities with it */
export function withCountries(places: Places, countries: readonly string[]): Places {
  const kept = Object.entries(places.countriesCities).filter(([country]) => countries.includes(country));
  return { countries, countriesCities: Object.fromEntries(kept) };
}

/** @returns the chosen cities, by country in the order in which the countries were chosen */
export const citiesOf = ({ countries, countriesCities }: Places): City[] =>
  countries.flatMap((country) => (countriesCities[country] ?? []).map((name) => ({ country, name })));

/** @returns the places after another choice of cities; cities of countries that are not chosen are left out */
export function withCities({ countries }: Places, cities: readonly City[]): Places {
  const entries = countries
    .map((country) => [country, cities.filter((city) => city.country === country).map(({ name }) => name)] as const)
    .filter(([, names]) => names.length > 0);
  return { countries, countriesCities: Object.fromEntries(entries) };
}

/** @returns whether a decoded value is a map from country to city names */
export const isCitiesByCountry = (value: unknown): value is CitiesByCountry =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((cities) => Array.isArray(cities) && cities.every((city) => typeof city === 'string'));
