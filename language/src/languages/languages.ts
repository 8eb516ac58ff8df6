/** A language that Vela speaks. */
export interface LanguageFacts {
  /** What it calls itself. */
  readonly name: string;
  /** How numbers, dates and lists are written in it (BCP 47), for `Intl`. */
  readonly locale: string;
}

/**
 * Every language, the first of which the texts in the code are written in. Another one is a row here and a file beside
 * each `locales/sv.json`.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB' },
  sv: { name: 'Svenska', locale: 'sv-SE' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

/** The language of the texts in the code, and of every address that names none. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;

/**
 * Not a language of people: every message of the source with accents and room for longer words, so that a text which is
 * not a message yet stands out.
 */
export const PSEUDO_LANGUAGE = 'xx';

/** What a page can be written in. */
export type Tongue = Language | typeof PSEUDO_LANGUAGE;

export const languages = Object.keys(LANGUAGES) as readonly Language[];
/** The languages that need a catalogue. */
export const translations: readonly Tongue[] = [
  ...languages.filter((each) => each !== SOURCE_LANGUAGE),
  PSEUDO_LANGUAGE,
];

/** Everything that a page can be written in. */
export const tongues: readonly Tongue[] = [...languages, PSEUDO_LANGUAGE];

export const isLanguage = (value: unknown): value is Language => languages.some((each) => each === value);
export const isTongue = (value: unknown): value is Tongue => value === PSEUDO_LANGUAGE || isLanguage(value);

/** @returns how `Intl` calls it, such as 'sv-SE' */
export const localeOf = (tongue: Tongue): string =>
  LANGUAGES[tongue === PSEUDO_LANGUAGE ? SOURCE_LANGUAGE : tongue].locale;

/** An address without the language it begins with, and that language. */
export interface PlacedPath {
  readonly tongue: Tongue;
  /** Such as '/pricing' for both `/pricing` and `/sv/pricing`. */
  readonly pathname: string;
}

/** @returns what an address' first part says of its language: `/sv/faq` is Swedish, `/faq` English */
export function placedPath(address: string): PlacedPath {
  const [, first = '', rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(address) ?? [];
  return first !== SOURCE_LANGUAGE && isTongue(first)
    ? { tongue: first, pathname: rest === '' ? '/' : rest }
    : { tongue: SOURCE_LANGUAGE, pathname: address };
}

/** What stands before every address of a language: nothing for the source's, else such as '/sv'. */
export const prefixOf = (tongue: Tongue): string => (tongue === SOURCE_LANGUAGE ? '' : `/${tongue}`);

/** @param pathname without a language @returns the page's address in a language, such as '/sv/faq' */
export const pathIn = (tongue: Tongue, pathname: string): string =>
  tongue === SOURCE_LANGUAGE ? pathname : `${prefixOf(tongue)}${pathname === '/' ? '' : pathname}`;

/**
 * @param header `Accept-Language` (RFC 9110, 12.5.4), such as 'sv-SE,sv;q=0.9,en;q=0.8'
 * @returns the language that is liked best of those there are; null where none of them is named
 */
export function preferredLanguage(header: string): Language | null {
  const liked = header.split(',').map((part) => {
    const [range = '', ...parameters] = part.trim().split(';');
    const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((each) => each !== undefined);
    return { language: range.trim().toLowerCase().split('-')[0] ?? '', quality: Number(quality ?? 1) };
  });
  const best = liked.filter(({ quality }) => quality > 0).toSorted((one, other) => other.quality - one.quality);
  return best.map(({ language }) => language).find(isLanguage) ?? null;
}

/** Parameter of a link to a file, which a browser follows by itself: it would ask in its own language, not in the page's. */
export const LANGUAGE_PARAMETER = 'language';

/**
 * What an answer of the API is written in.
 * @param address path and query of the request @param header its `Accept-Language`
 * @returns what the address names, else what is liked best; English without either
 */
export function requestedTongue(address: string, header: string): Tongue {
  const [, query = ''] = address.split('?');
  const named = new URLSearchParams(query).get(LANGUAGE_PARAMETER);
  if (isTongue(named)) return named;
  return header === PSEUDO_LANGUAGE ? header : (preferredLanguage(header) ?? SOURCE_LANGUAGE);
}

/** Cookie with the language that somebody chose, for the start page: every other address names its own. */
export const LANGUAGE_COOKIE = 'vela-language';

/** For how long, and where, browsers keep it: a year, on all pages. On https it is `Secure`, too. */
export const LANGUAGE_COOKIE_KEPT = 'Path=/; Max-Age=31536000; SameSite=Lax';
