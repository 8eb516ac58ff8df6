import { languages, pathIn, SOURCE_LANGUAGE } from '@vela/language';

/** An address at which a page stands in a language. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

/**
 * Where a page stands in each language, for heads and for the map of the site alike (developers.google.com/search/docs,
 * "Localized versions"): English is for who reads none of them.
 * @param search what of the query makes it another page, or nothing
 */
export const alternatesOf = (origin: string, pathname: string, search = ''): readonly Alternate[] =>
  [...languages.map((each) => [each, each] as const), ['x-default', SOURCE_LANGUAGE] as const].map(
    ([hreflang, each]) => ({ hreflang, href: origin + pathIn(each, pathname) + search }),
  );
