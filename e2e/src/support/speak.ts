import { inContext, languages, locale, pathIn, SOURCE_LANGUAGE, t, tongueAtHand, translations } from '@vela/language';
import { loadCatalogues, readMessages } from '@vela/language/catalogues';

/** Packages whose texts a page, a file or a mail shows. */
const SPEAKERS = [
  'api',
  'contracts',
  'conversation',
  'design-system',
  'formats',
  'gateway',
  'market',
  'matching',
  'mfe-account',
  'mfe-admin',
  'mfe-jobseeker',
  'mfe-payments',
  'mfe-public',
  'mfe-talentseeker',
  'shell',
  'slice-parts',
] as const;

loadCatalogues(SPEAKERS);

/** By message, how the packages that say it say it in each language. */
const saidBy = new Map<string, Map<string, Set<string>>>();
for (const language of languages.filter((each) => translations.includes(each)))
  for (const speaker of SPEAKERS)
    for (const [message, translation] of Object.entries(readMessages(speaker, language))) {
      const inLanguages = saidBy.get(message) ?? new Map<string, Set<string>>();
      saidBy.set(message, inLanguages);
      inLanguages.set(language, (inLanguages.get(language) ?? new Set()).add(translation));
    }

/** @throws Error where no package says a message, where it is not translated, or translated in two ways */
function expectSaid(message: string): void {
  const inLanguages = saidBy.get(message);
  if (inLanguages === undefined) throw new Error(`No page says “${message}”.`);
  const tongue = tongueAtHand();
  if (tongue === SOURCE_LANGUAGE) return;
  // The check of the catalogues says where one is still missing.
  const ways = [...(inLanguages.get(tongue) ?? [])].filter((each) => each !== '');
  if (ways.length === 0) throw new Error(`“${message}” is not translated.`);
  if (ways.length > 1)
    throw new Error(`“${message}” is said as ${ways.join(' and as ')}: let one word mean one thing.`);
}

/** Sentences with elements in them are read without these. */
const withoutTags = (text: string): string => text.replace(/<\/?[a-zA-Z0-9]+\/?>/g, '');

/**
 * What a page says, in the language that the journey is played in.
 * @param message as it stands in the code, whole; its elements are left out
 * @throws Error where no package says it, where it is not translated, or translated in two ways
 */
export function say(message: string, values: Readonly<Record<string, string | number>> = {}): string {
  expectSaid(message);
  return withoutTags(t(message, values));
}

/** The same for an English word that is several words elsewhere. @param context as it stands in the code */
export function sayIn(context: string, message: string): string {
  expectSaid(`${context}\u0004${message}`);
  return inContext(context, message);
}

/** Stands for what a test does not know or does not mind. */
export const ANY = /.+/;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Stands for a number that is only known by its form: no page tells such a one. */
const UNLIKELY = 7_130_000_000;

/**
 * The same as `say` for places that are only known by their form.
 * @returns matches the whole text, and nothing around it
 */
export function sayLike(message: string, values: Readonly<Record<string, string | number | RegExp>>): RegExp {
  const forms: string[] = [];
  const marked = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!(value instanceof RegExp)) return [name, value];
      forms.push(value.source);
      const at = forms.length - 1;
      // Where a number is written, no letter can stand.
      const isNumber = [`{${name}, number}`, `{${name}, plural,`].some((place) => message.includes(place));
      return [name, isNumber ? UNLIKELY + at : `\uE000${at}\uE001`];
    }),
  );
  const written = forms.reduce(
    (text, form, at) => text.replaceAll(escaped(numberText(UNLIKELY + at)), `(?:${form})`),
    escaped(say(message, marked)).replace(/\uE000(\d+)\uE001/g, (_, index) => `(?:${forms[Number(index)] ?? ''})`),
  );
  return new RegExp(`^${written.replace(/\s+/g, '\\s+')}$`);
}

/** The same within a longer text, such as that of an article or of an element with more in it. */
export const sayWithin = (message: string, values: Readonly<Record<string, string | number | RegExp>> = {}): RegExp =>
  new RegExp(sayLike(message, values).source.slice(1, -1));

/** @param path without a language, with its query if any @returns the address in the journey's language */
export const to = (path: string): string => pathIn(tongueAtHand(), path);

/**
 * @param path a regular expression's source, from the path's beginning to its end
 * @returns what an address in the journey's language matches, with any query
 */
export const toLike = (path: string): RegExp =>
  new RegExp(`^https?://[^/]+${escaped(to('/')).replace(/\\\/$/, '')}${path}(?:[?#].*)?$`);

/** @param time such as '2035-05-08T10:30' @returns it as the journey's language writes it */
export const dateText = (time: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), form).format(new Date(time));

/** @returns several things in one sentence */
export const allOfText = (things: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(things);

/** @param decimals how many are written @returns a number as the journey's language writes it */
export const numberText = (value: number, decimals = 0): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);

/** @returns a percentage as the journey's language writes it */
export const percentText = (percent: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(percent / 100);

/** @returns an amount in Swedish crowns as the journey's language writes it */
export const sekText = (amount: number): string => `${numberText(amount)} SEK`;

/** @param region such as 'SE' @returns the country as the journey's language calls it */
export const countryText = (region: string): string =>
  new Intl.DisplayNames(locale(), { type: 'region' }).of(region) ?? region;
