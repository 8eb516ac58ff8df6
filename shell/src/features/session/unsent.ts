import { SESSION_STORAGE_KEYS, STORAGE_KEYS } from '@vela/contracts/constants';
import { forgetEnteredEarly } from '@vela/contracts/remote';

/**
 * Removes what was written in conversations, or in this tab to Vela or on a page that was not ready, and not sent: it ends
 * with the session of whoever wrote it.
 */
export function forgetUnsent({ localStorage, sessionStorage }: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys) if (key?.startsWith(`${STORAGE_KEYS.conversation}.`) === true) localStorage.removeItem(key);
  sessionStorage.removeItem(SESSION_STORAGE_KEYS.contactMessage);
  forgetEnteredEarly(sessionStorage);
}
