import { isTyped } from '../features/typed-text/typed.js';

/** Session storage: the version for which a page was loaded anew, so that one from a cache is not loaded again and again. */
const RENEWED_KEY = 'vela.renewed';

/** @returns whether no page of this tab was loaded anew for this version yet, which is noted */
function isFirstFor(version: string): boolean {
  try {
    if (sessionStorage.getItem(RENEWED_KEY) === version) return false;
    sessionStorage.setItem(RENEWED_KEY, version);
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the page anew for a version that came into service since: at once where nothing that was typed is lost with it.
 * @param version that the page will have then
 * @param offer lets the reader decide
 * @param reload loads the page anew
 * @returns false where that was done already and brought the same page
 */
export function renewPage(version: string, offer: () => void, reload: () => void): boolean {
  if (isTyped()) offer();
  else if (isFirstFor(version)) reload();
  else return false;
  return true;
}
