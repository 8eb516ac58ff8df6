import { STORAGE_KEYS } from '@vela/contracts/constants';

/** Removes what was written in conversations and not sent: it ends with the session of whoever wrote it. */
export function forgetUnsent(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(`${STORAGE_KEYS.conversation}.`) === true) storage.removeItem(key);
}
