import { SESSION_STORAGE_KEYS } from '@vela/contracts/constants';
import { isTyped } from '../features/typed-text/typed.js';

/** @returns whether no page of this tab was loaded anew for this version yet, which is noted */
function isFirstFor(version: string): boolean {
  try {
    if (sessionStorage.getItem(SESSION_STORAGE_KEYS.renewed) === version) return false;
    sessionStorage.setItem(SESSION_STORAGE_KEYS.renewed, version);
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
