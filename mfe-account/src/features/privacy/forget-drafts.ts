import { DRAFTS_BEGIN } from '@vela/contracts/constants';

/** Forgets what was typed on this device and not saved: it ends with the account. */
export function forgetDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(DRAFTS_BEGIN)) storage.removeItem(key);
}
