import { DRAFTS_BEGIN, SESSION_STORAGE_KEYS, STORAGE_KEYS } from '@vela/contracts/constants';
import { forgetEnteredEarly } from '@vela/contracts/remote';

/**
 * Forgets what somebody typed on this device and did not save: it ends with their account. What others typed here stands
 * under their own ids, and stays.
 * @param userId whose account ends
 */
export function forgetDrafts(
  { localStorage, sessionStorage }: Pick<Window, 'localStorage' | 'sessionStorage'>,
  userId: string,
): void {
  const isTheirs = (key: string): boolean =>
    (key.startsWith(DRAFTS_BEGIN) && key.split('.').includes(userId)) || key === STORAGE_KEYS.companyLink;
  for (const key of Object.keys(localStorage)) if (isTheirs(key)) localStorage.removeItem(key);
  sessionStorage.removeItem(SESSION_STORAGE_KEYS.contactMessage);
  forgetEnteredEarly(sessionStorage);
}
