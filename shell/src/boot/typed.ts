import { SESSION_STORAGE_KEYS } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';

/** Wakes a page on which somebody typed before they loaded it anew: its own code brings that back. */
export function bringBackTyped(pathname: string, wake: () => void): void {
  try {
    if (pathname === PATHS.contact && sessionStorage.getItem(SESSION_STORAGE_KEYS.contactMessage) !== null) wake();
  } catch {
    // A storage that is switched off holds nothing.
  }
}
