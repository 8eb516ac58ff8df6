import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import type { Scheme } from '@vela/design-system/theme';
import { msg } from '@vela/language';
import { onOtherTab, readScheme, showScheme } from './shown-scheme.js';

/** What a reader can choose, each with a message; `null` is the device's own scheme. */
export const SCHEME_CHOICES: readonly { readonly value: Scheme | null; readonly label: string }[] = [
  { value: null, label: msg('System') },
  { value: 'light', label: msg('Light') },
  { value: 'dark', label: msg('Dark') },
];

const listeners = new Set<() => void>();
function tell(scheme: Scheme | null): void {
  showScheme(scheme);
  for (const listener of listeners) listener();
}

/** Shows a scheme from now on and remembers it on this device. @param scheme null: as the device has it */
export function chooseScheme(scheme: Scheme | null): void {
  try {
    if (scheme === null) localStorage.removeItem(STORAGE_KEYS.scheme);
    else localStorage.setItem(STORAGE_KEYS.scheme, scheme);
  } catch {
    // Where nothing can be stored, the choice lasts as long as the page.
  }
  tell(scheme);
}

function onStorage(event: StorageEvent): void {
  if (onOtherTab(event)) tell(readScheme());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  showScheme(readScheme());
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** @returns the reader's choice of scheme, the same in all tabs; null while the device decides */
export const useChosenScheme = (): Scheme | null => useSyncExternalStore(subscribe, readScheme, () => null);
