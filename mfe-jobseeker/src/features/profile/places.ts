import type { City } from '@vela/slice-parts/places';

/** Country → chosen cities; an empty list means anywhere in that country. */
export type CountriesCities = Readonly<Record<string, readonly string[]>>;

export const isCountriesCities = (value: unknown): value is CountriesCities =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((cities) => Array.isArray(cities) && cities.every((city) => typeof city === 'string'));

/** @returns the same places in the countries given: a removed country takes its cities with it, a new one has none */
export const withCountries = (places: CountriesCities, countries: readonly string[]): CountriesCities =>
  Object.fromEntries(countries.map((country) => [country, places[country] ?? []]));

/** @returns the same countries with the cities given */
export const withCities = (places: CountriesCities, cities: readonly City[]): CountriesCities =>
  Object.fromEntries(
    Object.keys(places).map((country) => [
      country,
      cities.filter((chosen) => chosen.country === country).map(({ name }) => name),
    ]),
  );

export const citiesOf = (places: CountriesCities): City[] =>
  Object.entries(places).flatMap(([country, cities]) => cities.map((name) => ({ country, name })));
