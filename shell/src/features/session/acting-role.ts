import { STORAGE_KEYS, USER_TYPES, type UserType } from '@vela/contracts/constants';

const isUserType = (value: string | null): value is UserType => USER_TYPES.some((type) => type === value);
const listeners = new Set<() => void>();

function onOtherTab(event: StorageEvent): void {
  if (event.key === STORAGE_KEYS.userType || event.key === null) for (const listener of listeners) listener();
}

/** The role the user chose to act in: kept in the browser, the same for the whole page and for other tabs. */
export const actingRole = {
  /** @returns the remembered role, or null */
  read: (): UserType | null => {
    const stored = localStorage.getItem(STORAGE_KEYS.userType);
    return isUserType(stored) ? stored : null;
  },
  /** Remembers a role; null forgets it. */
  choose: (userType: UserType | null): void => {
    if (userType === null) localStorage.removeItem(STORAGE_KEYS.userType);
    else localStorage.setItem(STORAGE_KEYS.userType, userType);
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
    };
  },
};
