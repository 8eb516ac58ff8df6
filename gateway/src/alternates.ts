import { type Language, languages, pathIn, PSEUDO_LANGUAGE, SOURCE_LANGUAGE, type Tongue } from '@vela/language';

/** An address at which a page stands in a language. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/**
 * Where a page stands in each language, for heads and for the map of the site alike (developers.google.com/search/docs,
 * "Localized versions"): English is for who reads none of them, else what the page was written in.
 * @param search what of the query makes it another page, or nothing
 * @param written the languages that the page is written in, the original first
 * @returns one for each; none where there is only one
 */
export function alternatesOf(
  origin: string,
  pathname: string,
  search = '',
  written: readonly Language[] = languages,
): readonly Alternate[] {
  if (written.length < 2) return [];
  return [...written.map((each) => [each, each] as const), ['x-default', originalOf(written)] as const].map(
    ([hreflang, each]) => ({ hreflang, href: origin + pathIn(each, pathname) + search }),
  );
}

const originalOf = (written: readonly Language[]): Language =>
  written.includes(SOURCE_LANGUAGE) ? SOURCE_LANGUAGE : (written[0] ?? SOURCE_LANGUAGE);

/** @returns the language whose address is the page's own: the one it is asked in, where it is written in it */
export const addressedIn = (tongue: Tongue, written: readonly Language[] = languages): Tongue =>
  tongue === PSEUDO_LANGUAGE || written.includes(tongue) ? tongue : (written[0] ?? tongue);
