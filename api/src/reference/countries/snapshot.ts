import cityNames from './snapshot/cities.json' with { type: 'json' };
import countries from './snapshot/countries.json' with { type: 'json' };
import flagImages from './snapshot/flags.json' with { type: 'json' };
import placeRows from './snapshot/places.json' with { type: 'json' };
import type { CountriesSource, Flag } from './source.js';

const citiesByCode: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(cityNames));
const flagsByCode: ReadonlyMap<string, string> = new Map(Object.entries(flagImages));
const byName = new Map(countries.map((country) => [country.name.toLowerCase(), country]));

const countryCalled = (name: string) => byName.get(name.toLowerCase());

/** What is known of a city beside its name. */
export interface KnownPlace {
  /** At GeoNames. */
  readonly id: number;
  readonly lat: number;
  readonly long: number;
  /** What it is called in other languages and spellings. */
  readonly aliases: readonly string[];
}

const rowsByCode: ReadonlyMap<string, readonly (readonly (number | string)[])[]> = new Map(Object.entries(placeRows));
const placesByCode = new Map<string, ReadonlyMap<string, KnownPlace>>();

function placesOfCode(iso2: string): ReadonlyMap<string, KnownPlace> {
  const known = placesByCode.get(iso2);
  if (known !== undefined) return known;
  const rows = rowsByCode.get(iso2) ?? [];
  const places = new Map(
    (citiesByCode.get(iso2) ?? []).map((name, index) => {
      const [id, lat, long, ...aliases] = rows[index] ?? [];
      return [name, { id: Number(id), lat: Number(lat), long: Number(long), aliases: aliases.map(String) }] as const;
    }),
  );
  placesByCode.set(iso2, places);
  return places;
}

const NOWHERE: ReadonlyMap<string, KnownPlace> = new Map();

/** @returns the snapshot's cities of a country by name, none for a country that is not known */
export const placesIn = (country: string): ReadonlyMap<string, KnownPlace> => {
  const known = countryCalled(country);
  return known === undefined ? NOWHERE : placesOfCode(known.iso2);
};

/** A name as it is compared: whatever its case, its accents and how they are encoded. */
const folded = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** @returns the listed name of a city that is called so in any language or spelling, or null; its own name wins */
export function cityCalled(country: string, name: string): string | null {
  const places = placesIn(country);
  const wanted = folded(name);
  for (const listed of places.keys()) if (folded(listed) === wanted) return listed;
  for (const [listed, { aliases }] of places) if (aliases.some((alias) => folded(alias) === wanted)) return listed;
  return null;
}

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
