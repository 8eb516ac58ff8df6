import { SESSION_STORAGE_KEYS } from '@vela/contracts/constants';
import { HOUR_MS } from '@vela/contracts/days';

/** How long a place is worth going back to, in milliseconds: longer than any login takes. */
const PLACE_LASTS = HOUR_MS;

/** An address of this site, as the router tells it. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Only a path of this site is a place: nothing that another page wrote leads elsewhere. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);

function readPlace(stored: string | null): string | null {
  if (stored === null) return null;
  const [at = '', ...rest] = stored.split(' ');
  const path = rest.join(' ');
  return Date.now() - Number(at) < PLACE_LASTS && isPath(path) ? path : null;
}

/** One place that this tab remembers over the way to the identity provider and back. */
const placeUnder = (key: string) => ({
  /** @returns whether it was another place before, or none */
  keep: ({ pathname, search, hash }: Place): boolean => {
    const before = readPlace(sessionStorage.getItem(key));
    const path = pathname + search + hash;
    sessionStorage.setItem(key, `${Date.now()} ${path}`);
    return path !== before;
  },
  /** @returns the path with its query, or null; it is forgotten */
  take: (): string | null => {
    const place = readPlace(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
    return place;
  },
});

/** Where a visitor wanted to go and was sent home from: taken after the login. */
export const wantedPlace = placeUnder(SESSION_STORAGE_KEYS.wantedPlace);

/** Where somebody left for the identity provider: taken when they cancel there. */
export const leftPlace = placeUnder(SESSION_STORAGE_KEYS.leftPlace);
