import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { type Scheme, SCHEME_ATTRIBUTE, SCHEMES } from '@vela/design-system/theme';
import { msg } from '@vela/language';

/** What a reader can choose, each with a message; `null` is the device's own scheme. */
export const SCHEME_CHOICES: readonly { readonly value: Scheme | null; readonly label: string }[] = [
  { value: null, label: msg('System') },
  { value: 'light', label: msg('Light') },
  { value: 'dark', label: msg('Dark') },
];

const listeners = new Set<() => void>();
const schemeIn = (value: string | null): Scheme | null => SCHEMES.find((scheme) => scheme === value) ?? null;

/** The page's own mark is what counts: it is set before the first paint, even where nothing can be stored. */
const read = (): Scheme | null => schemeIn(document.documentElement.getAttribute(SCHEME_ATTRIBUTE));

/** The bar of the browser around the page, which has one colour for each scheme of the device. */
function colorBrowser(scheme: Scheme | null): void {
  const media = (own: string) => (scheme === own ? 'all' : 'not all');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const { scheme: own = '' } = meta.dataset;
    meta.setAttribute('media', scheme === null ? `(prefers-color-scheme: ${own})` : media(own));
  }
}

function show(scheme: Scheme | null): void {
  if (scheme === null) document.documentElement.removeAttribute(SCHEME_ATTRIBUTE);
  else document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
  colorBrowser(scheme);
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
  show(scheme);
}

function onOtherTab({ key, newValue }: StorageEvent): void {
  if (key === STORAGE_KEYS.scheme || key === null) show(schemeIn(newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
  listeners.add(listener);
  colorBrowser(read());
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
  };
}

/** @returns the reader's choice of scheme, the same in all tabs; null while the device decides */
export const useChosenScheme = (): Scheme | null => useSyncExternalStore(subscribe, read, () => null);
