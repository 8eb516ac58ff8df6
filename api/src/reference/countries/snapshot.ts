import { readFileSync } from 'node:fs';
import { folded } from '@vela/market/letters';
import countries from './snapshot/countries.json' with { type: 'json' };
import type { CountriesSource, Flag } from './source.js';

/**
 * What a file of the snapshot holds of a country, by its code. Such files are large, and are read once one is asked for.
 * @param nothing what it holds of a country that it does not have
 */
function byCode<Value>(file: string, nothing: Value): (code: string) => Value {
  let read: ReadonlyMap<string, Value> | undefined;
  return (code) => {
    read ??= new Map(
      Object.entries(
        JSON.parse(readFileSync(new URL(`./snapshot/${file}`, import.meta.url), 'utf8')) as Record<string, Value>,
      ),
    );
    return read.get(code) ?? nothing;
  };
}

const cityNamesOf = byCode<readonly string[]>('cities.json', []);
const flagImageOf = byCode('flags.json', '');
/** In the order of the cities: GeoNames' id, latitude, longitude, other names. */
const placeRowsOf = byCode<readonly (readonly (number | string)[])[]>('places.json', []);
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

const placesByCode = new Map<string, ReadonlyMap<string, KnownPlace>>();

function placesOfCode(iso2: string): ReadonlyMap<string, KnownPlace> {
  const known = placesByCode.get(iso2);
  if (known !== undefined) return known;
  const rows = placeRowsOf(iso2);
  const places = new Map(
    cityNamesOf(iso2).map((name, index) => {
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

/** @returns the listed name of a city that is called so in any language or spelling, or null; its own name wins */
export function cityCalled(country: string, name: string): string | null {
  const places = placesIn(country);
  const wanted = folded(name.trim());
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
  return known === undefined ? null : cityNamesOf(known.iso2);
}

const positions = countries.map(({ name, iso2, long, lat }) => ({ name, iso2, long, lat }));

function flagOf(country: string): Flag | null {
  const known = countryCalled(country);
  if (known === undefined) return null;
  const { name, iso2, iso3 } = known;
  return { name, flag: imageAddress(flagImageOf(iso2)), iso2, iso3 };
}

/** The bundled snapshot: complete, and never out of reach. */
export const snapshot: CountriesSource = {
  positions: () => Promise.resolve(positions),
  cities: (country) => Promise.resolve(citiesIn(country)?.slice() ?? null),
  flag: (country) => Promise.resolve(flagOf(country)),
};
