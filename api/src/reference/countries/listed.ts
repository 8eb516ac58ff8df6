import type { FieldProblem } from '@vela/contracts/problem';
import { t } from '@vela/language';
import { countryIdOf } from '@vela/market/countries';
import { cutText } from '@vela/market/cut-texts';
import type { CountryEntry } from '../../records/job-seeker-profile.js';
import { citiesIn, cityCalled, COUNTRY_NAMES } from './snapshot.js';
import type { CountriesSource } from './source.js';

/** Somebody's choice of places, by the names of the lists. */
export interface ListedPlaces {
  readonly countries: CountryEntry[];
  /** What stands on no list. */
  readonly problems: readonly FieldProblem[];
}

const SHOWN_MAX = 60;
const shown = (text: string): string => t('“{text}”', { text: cutText(text, SHOWN_MAX) });

const listedName = (name: string, names: readonly string[]): string | null =>
  names.find((listed) => listed === name) ??
  names.find((listed) => listed.toLowerCase() === name.toLowerCase()) ??
  null;

/** Names of the service that is asked now, and of the bundled snapshot, which stands in for it at other times. */
async function namesOf(source: CountriesSource): Promise<readonly string[]> {
  const positions = await source.positions();
  return [...positions.map(({ name }) => name), ...COUNTRY_NAMES];
}

/** @returns the name by which the lists have a country that is called so in another language, or for short; null where they have none */
function listedByMeaning(name: string, listed: readonly string[]): string | null {
  const id = countryIdOf(name);
  return id === null ? null : (listed.find((each) => countryIdOf(each) === id) ?? null);
}

/** @returns the country's name as the list has it, or null where no list has it */
export const listedCountry = async (source: CountriesSource, name: string): Promise<string | null> =>
  listedName(name, await namesOf(source));

/**
 * Holds countries against the list, understood as pages understand them in an address.
 * @returns their names as the list has them, and the first that no list has, as it is shown to whoever typed it; else null
 */
export async function listedCountries(
  source: CountriesSource,
  given: readonly string[],
): Promise<{ readonly names: string[]; readonly stray: string | null }> {
  const listed = await namesOf(source);
  const names = given.map((name) => listedName(name, listed) ?? listedByMeaning(name, listed));
  const stray = given.find((_, index) => names[index] === null);
  return { names: names.filter((name) => name !== null), stray: stray === undefined ? null : shown(stray) };
}

/**
 * Holds places against the lists that forms choose from: what somebody typed reaches no filter and no profile. A city by
 * another of its names is the listed one.
 * @param chosen country → cities; no city means anywhere in it
 * @param field what the problems are told of
 */
export async function listedPlaces(
  source: CountriesSource,
  chosen: Readonly<Record<string, readonly string[]>>,
  field: string,
): Promise<ListedPlaces> {
  const names = await namesOf(source);
  const problems: FieldProblem[] = [];
  const cities = new Map<string, Set<string>>();
  for (const [given, givenCities] of Object.entries(chosen)) {
    const country = listedName(given, names);
    if (country === null) {
      problems.push({ field, message: t('{country} is not in the list of countries.', { country: shown(given) }) });
      continue;
    }
    const listed = new Set([...((await source.cities(country)) ?? []), ...(citiesIn(country) ?? [])]);
    const known = givenCities.map((city) => (listed.has(city) ? city : cityCalled(country, city)));
    const stray = givenCities.find((_, index) => known[index] === null);
    if (stray !== undefined)
      problems.push({
        field,
        message: t('{city} is not in the list of cities of {country}.', { city: shown(stray), country }),
      });
    cities.set(country, new Set([...(cities.get(country) ?? []), ...known.filter((city) => city !== null)]));
  }
  return { countries: [...cities].map(([country, names]) => ({ country, cities: [...names] })), problems };
}
