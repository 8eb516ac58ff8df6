import type { CountryEntry } from '../../records/job-seeker-profile.js';

/** @returns stored countries with their cities, as they go over the wire and into the score */
export const placesOf = (countries: readonly CountryEntry[]): Record<string, string[]> =>
  Object.fromEntries(countries.map(({ country, cities }) => [country, cities]));
