import { PATHS } from '@vela/contracts/routes';
import { type Language, LANGUAGE_PARAMETER, pathIn, SOURCE_LANGUAGE, tongueAtHand } from '@vela/language';

/** A place of this site without its language, as the router tells it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** @returns where a place is in a language */
export const addressIn = (language: Language, { pathname, search, hash }: Place): string =>
  pathIn(language, pathname) + search + hash;

/**
 * @returns where a link to a place in a language leads that a browser follows by itself, as into a new tab, with nobody to
 *   remember the choice. The English start page has the one address that names no language: there the link says it.
 */
export function linkIn(language: Language, place: Place): string {
  if (place.pathname !== PATHS.home || language !== SOURCE_LANGUAGE || tongueAtHand() === SOURCE_LANGUAGE)
    return addressIn(language, place);
  const query = new URLSearchParams(place.search);
  query.set(LANGUAGE_PARAMETER, language);
  return addressIn(language, { ...place, search: `?${query.toString()}` });
}
