import type { Connection, Types } from 'mongoose';
import type { CountryEntry } from '../../records/job-seeker-profile.js';
import { citiesIn, COUNTRY_NAMES } from './snapshot.js';

/** Documents changed at once. */
const BATCH = 1000;

const byLowerCase = new Map(COUNTRY_NAMES.map((name) => [name.toLowerCase(), name]));

/** @returns the places by their listed names, without those that somebody typed */
export function cleanPlaces(countries: readonly CountryEntry[]): CountryEntry[] {
  const cleaned = new Map<string, Set<string>>();
  for (const { country, cities } of countries) {
    const name = byLowerCase.get(country.toLowerCase());
    if (name === undefined) continue;
    const known = new Set(citiesIn(name));
    const listed = cities.filter((city) => known.has(city));
    cleaned.set(name, new Set([...(cleaned.get(name) ?? []), ...listed]));
  }
  return [...cleaned].map(([country, cities]) => ({ country, cities: [...cities] }));
}

const isListed = (country: string): boolean => byLowerCase.get(country.toLowerCase()) === country;

/** What the collections hold that is cleaned here. */
interface Stored {
  readonly _id: Types.ObjectId;
  readonly countries?: readonly CountryEntry[];
  readonly filters?: { readonly country?: readonly string[] };
}

async function cleanCollection(
  connection: Connection,
  name: string,
  field: string,
  cleanedOf: (stored: Stored) => unknown,
): Promise<void> {
  const collection = connection.collection(name);
  let changes: { updateOne: { filter: object; update: object } }[] = [];
  const flush = async (): Promise<void> => {
    if (changes.length > 0) await collection.bulkWrite(changes, { ordered: false });
    changes = [];
  };
  for await (const stored of collection.find<Stored>(
    { [`${field}.0`]: { $exists: true } },
    { projection: { [field]: 1 } },
  )) {
    const cleaned = cleanedOf(stored);
    if (cleaned === null) continue;
    changes.push({ updateOne: { filter: { _id: stored._id }, update: { $set: { [field]: cleaned } } } });
    if (changes.length === BATCH) await flush();
  }
  await flush();
}

const placesToStore = ({ countries = [] }: Stored): CountryEntry[] | null => {
  const cleaned = cleanPlaces(countries);
  return JSON.stringify(cleaned) === JSON.stringify(countries.map(({ country, cities }) => ({ country, cities })))
    ? null
    : cleaned;
};
const countriesToStore = ({ filters: { country = [] } = {} }: Stored): readonly string[] | null =>
  country.every(isListed) ? null : country.filter(isListed);

/** Takes typed places out of profiles, open roles and saved searches from before there was a list that they are held against. */
export async function cleanStoredPlaces(connection: Connection): Promise<void> {
  await cleanCollection(connection, 'jobSeekerProfiles', 'countries', placesToStore);
  await cleanCollection(connection, 'openRoles', 'countries', placesToStore);
  await cleanCollection(connection, 'savedSearches', 'filters.country', countriesToStore);
}
