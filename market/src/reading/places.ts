import { countryIdOf } from '../countries/index.js';
import { folded } from '../letters/index.js';
import { type Clause, type Found, plainText, quoteOf } from './words.js';

/** A city, by the names that the lists of countries and cities have. */
export interface ReadPlace {
  readonly country: string;
  /** null for anywhere in the country. */
  readonly city: string | null;
}

/** A country with its cities, as the country service names them. */
export interface KnownCountry {
  readonly country: string;
  readonly cities: readonly string[];
}

/** Large cities nearby, as English, Swedish and their own language call them; lists have one of these. */
const NAMES = [
  'gothenburg goteborg',
  'copenhagen kopenhamn kobenhavn',
  'aarhus arhus',
  'aalborg alborg',
  'helsinki helsingfors',
  'espoo esbo',
  'vantaa vanda',
  'turku abo',
  'tampere tammerfors',
  'oulu uleaborg',
  'vaasa vasa',
  'munich munchen',
  'cologne koln',
  'nuremberg nurnberg',
  'hanover hannover',
  'vienna wien',
  'zurich zuerich',
  'geneva geneve',
  'brussels bryssel bruxelles brussel',
  'antwerp antwerpen',
  'ghent gent',
  'luxembourg luxemburg',
  'strasbourg strassburg',
  'warsaw warszawa',
  'krakow cracow',
  'prague praha prag',
  'bucharest bucuresti bukarest',
  'belgrade beograd belgrad',
  'athens aten',
  'rome roma',
  'milan milano',
  'turin torino',
  'venice venezia venedig',
  'florence firenze florens',
  'naples napoli neapel',
  'lisbon lisboa lissabon',
  'seville sevilla',
  'kyiv kiev',
  'moscow moskva',
].map((names) => names.split(' '));
/** Folded → folded names by which a list may have it. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  NAMES.flatMap((names) => names.map((name) => [name, names] as const)),
);

/** Written by itself a capital says little: a place is told by what stands before it, or by its line. */
const BEFORE =
  /(?:^|[\s,;|(/–-])(?:in|within|inom|near|at|from|around|outside|based|i|pa|fran|vid|nara|utanfor|ort|location|plats|placering|arbetsort|stationering|office|kontor|till)\s*[:,]?\s*(?:our |vart |central |centrala )?$|(?:,|\/|\bor|\beller|\boch|\band|\(|\||–|-)\s*$|^\W*$/u;

const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]*(?:\s(?:of |and )?\p{Lu}[\p{L}'’-]*)?/gu;
/** At the beginning of a statement every word has a capital, and "Vi" is a town: there a place stands by itself. */
const BY_ITSELF = /^\s*(?:$|[.,;:/|()–-]|(?:or|and|eller|och|office|kontoret|based|hybrid|remote|distans)(?![\p{L}]))/u;
/** Headings and statements about other places than that of work. */
const ELSEWHERE =
  /customers? in|kunder i|offices in|kontor i (?:\d|flera|tio)|education|utbildning|university|universitet|hogskola|founded in|grundades i|markets/u;

interface Spot {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

function namesIn(text: string): Spot[] {
  return [...text.matchAll(NAME)].flatMap((match) => {
    const whole = { name: match[0], from: match.index, to: match.index + match[0].length };
    const first = match[0].split(/\s/u)[0] ?? match[0];
    return first === match[0] ? [whole] : [whole, { name: first, from: match.index, to: match.index + first.length }];
  });
}

/** Countries by their ids; those that have none would be any unknown word. */
const byId = (countries: readonly string[]): ReadonlyMap<string | null, string> =>
  new Map(
    countries.flatMap((country) => {
      const id = countryIdOf(country);
      return id === null ? [] : [[id, country] as const];
    }),
  );

function cityTable(known: readonly KnownCountry[]): ReadonlyMap<string, { country: string; city: string }> {
  const table = new Map<string, { country: string; city: string }>();
  for (const { country, cities } of known)
    for (const city of cities) if (!table.has(folded(city))) table.set(folded(city), { country, city });
  return table;
}

/**
 * Finds where a role is filled.
 * @param countries names of all countries that can be chosen
 * @param known cities of those countries that the text may mean, the likeliest country first
 */
export function placesOf(
  clauses: readonly Clause[],
  countries: readonly string[],
  known: readonly KnownCountry[],
): Found<ReadPlace>[] {
  const table = cityTable(known);
  const ids = byId(countries);
  const found = new Map<string, Found<ReadPlace>>();
  for (const { text, heading } of clauses) {
    if (ELSEWHERE.test(plainText(text)) || ELSEWHERE.test(heading)) continue;
    for (const { name, from, to } of namesIn(text)) {
      const before = plainText(text.slice(0, from));
      if (!BEFORE.test(before) || (/^\W*$/u.test(before) && !BY_ITSELF.test(plainText(text.slice(to))))) continue;
      const plain = folded(name);
      const city = [plain, plain.replace(/s$/u, ''), ...(OTHER_NAMES.get(plain) ?? [])]
        .map((one) => table.get(one))
        .find((one) => one !== undefined);
      const country = name.length < 4 ? undefined : ids.get(countryIdOf(name));
      const place = city ?? (country === undefined ? undefined : { country, city: null });
      if (place === undefined) continue;
      const key = `${place.country}\n${place.city ?? ''}`;
      if (!found.has(key)) found.set(key, { value: place, words: quoteOf(text, from, to) });
    }
  }
  const all = [...found.values()];
  // "Malmö, Sweden" is one place.
  return all.filter(
    ({ value }) =>
      value.city !== null || !all.some((one) => one.value.city !== null && one.value.country === value.country),
  );
}

/** @returns the countries that a text names, of those that can be chosen */
export function countriesIn(text: string, countries: readonly string[]): string[] {
  const ids = byId(countries);
  const named = namesIn(text).flatMap(({ name }) => (name.length < 4 ? [] : (ids.get(countryIdOf(name)) ?? [])));
  return [...new Set(named)];
}
