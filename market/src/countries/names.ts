import { locale, localeOf, SOURCE_LANGUAGE } from '@vela/language';
import { COUNTRY_IDS, isCountryId } from './ids.js';

/** Languages whose names of countries are understood: those of the European Union and of the Nordic countries. */
const LANGUAGES = 'en sv nb nn da fi is de fr nl es it pt pl cs sk sl hr hu ro bg el et lv lt mt ga'.split(' ');

/** What people write besides the names that languages have; the last ones are the countries service's own. */
const ALIASES: Readonly<Record<string, string>> = {
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  holland: 'NL',
  'czech republic': 'CZ',
  'republic of ireland': 'IE',
  eire: 'IE',
  uae: 'AE',
  turkey: 'TR',
  burma: 'MM',
  bonaire: 'BQ',
  'democratic republic of the congo': 'CD',
  'republic of the congo': 'CG',
  'east timor': 'TL',
  'heard island and mcdonald islands': 'HM',
  'hong kong': 'HK',
  'ivory coast': 'CI',
  macao: 'MO',
  myanmar: 'MM',
  palestine: 'PS',
  'u.s. minor outlying islands': 'UM',
};

/** A name without case, accents, punctuation, and the words that are left out or shortened at will. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\b(and|the)\b/g, '')
    .replace(/[^\p{L}]/gu, '');

const displayNames = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const known = displayNames.get(language);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  displayNames.set(language, names);
  return names;
}

/**
 * @param id of a country; empty for one that is not known
 * @param language BCP 47, English if not given
 * @returns the country's name, empty where there is none
 */
export const countryName = (id: string, language = 'en'): string =>
  isCountryId(id) ? (namesIn(language).of(id) ?? id) : '';

/** @returns what a country is called in the language at hand, by its id */
export const countryNameAtHand = (id: string): string =>
  locale() === localeOf(SOURCE_LANGUAGE) ? countryName(id) : countryName(id, locale());

let idsByEnglishName: ReadonlyMap<string, string> | null = null;

/**
 * @param name of a country, in English or as the countries service lists it
 * @param language BCP 47
 * @returns its name in that language; the name that was given where no country is called so
 */
export function countryNameIn(name: string, language: string): string {
  idsByEnglishName ??= new Map([
    ...COUNTRY_IDS.map((id): [string, string] => [plain(countryName(id)), id]),
    ...idsByAlias,
  ]);
  return countryName(idsByEnglishName.get(plain(name)) ?? '', language) || name;
}

/** Languages that many write a country in besides its own and English. */
const COMMON_LANGUAGES = ['sv', 'de', 'fr', 'es'];

/** @returns the language that most speak there, by Unicode's likely subtags */
const languageOf = (id: string): string => new Intl.Locale('und', { region: id }).maximize().language;

/** Worked out once: the names of all countries in all these languages take a tenth of a second. */
const knownAliases = new Map<string, readonly string[]>();

/**
 * @param listed the name that it stands on a list with
 * @returns what else a country is called: in English, Swedish, German, French, Spanish and its own language, and for short
 */
export function countryAliases(id: string, listed: string): readonly string[] {
  const key = `${id} ${listed}`;
  const known = knownAliases.get(key);
  if (known !== undefined) return known;
  const names = ['en', ...COMMON_LANGUAGES, languageOf(id)].map((language) => countryName(id, language));
  const short = Object.entries(ALIASES).flatMap(([alias, of]) => (of === id ? [alias] : []));
  const others = [...names, ...short].filter((name) => name !== '' && plain(name) !== plain(listed));
  const aliases = [...new Map(others.map((name) => [plain(name), name])).values()];
  knownAliases.set(key, aliases);
  return aliases;
}

/** Names are made language by language, where they are looked for: those of all take half a second on a phone. */
const idsByName = new Map<string, ReadonlyMap<string, string>>();

/** @returns ids of the countries by what a language calls them; of two called alike, the first */
function idsIn(language: string): ReadonlyMap<string, string> {
  const known = idsByName.get(language);
  if (known !== undefined) return known;
  const ids = new Map(COUNTRY_IDS.toReversed().map((id): [string, string] => [plain(countryName(id, language)), id]));
  idsByName.set(language, ids);
  return ids;
}

const idsByAlias: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIASES).map(([alias, id]): [string, string] => [plain(alias), id]),
);

/**
 * Understands a country as people and services write it: its id, or its name in any language of the European Union,
 * whatever the case and the accents.
 * @returns the country's id, or null if no country is called so
 */
export function countryIdOf(text: string): string | null {
  const id = text.trim().toUpperCase();
  if (isCountryId(id)) return id;
  const name = plain(text);
  for (const language of LANGUAGES) {
    const named = idsIn(language).get(name);
    if (named !== undefined) return named;
  }
  return idsByAlias.get(name) ?? null;
}

/**
 * @param beginning of an English name, as it is being typed
 * @returns the only country whose name begins so, or null
 */
export function countryBeginningWith(beginning: string): string | null {
  const begun = plain(beginning);
  if (begun === '') return null;
  const [only, another] = COUNTRY_IDS.filter((id) => plain(countryName(id)).startsWith(begun));
  return another === undefined ? (only ?? null) : null;
}
