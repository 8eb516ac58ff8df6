import { SESSION_STORAGE_KEYS } from '../constants/index.js';

const BEGINS = `${SESSION_STORAGE_KEYS.enteredEarly}.`;

/**
 * @param place of a page, with its query: another search is another page
 * @returns the key in the tab's session storage under which stands what was entered on it before its code was there
 */
export const enteredEarlyKey = (place: string): string => `${BEGINS}${place}`;

/** Forgets what was entered on one page before its code was there: something newer is typed on it. */
export function dropEnteredEarly(storage: Pick<Storage, 'removeItem'>, place: string): void {
  storage.removeItem(enteredEarlyKey(place));
}

/** Forgets the same of all pages: it ends with the session of whoever entered it. */
export function forgetEnteredEarly(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(BEGINS)) storage.removeItem(key);
}
