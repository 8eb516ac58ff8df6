import { STORAGE_KEYS } from '@vela/contracts/constants';
import { type Scheme, SCHEME_ATTRIBUTE, SCHEMES } from '@vela/design-system/theme';

const schemeIn = (value: string | null): Scheme | null => SCHEMES.find((scheme) => scheme === value) ?? null;

/** The page's own mark is what counts: it is set before the first paint, even where nothing can be stored. */
export const readScheme = (): Scheme | null => schemeIn(document.documentElement.getAttribute(SCHEME_ATTRIBUTE));

/** Marks the page, and colours the bar of the browser around it, which has one colour for each scheme of the device. */
export function showScheme(scheme: Scheme | null): void {
  if (scheme === null) document.documentElement.removeAttribute(SCHEME_ATTRIBUTE);
  else document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
  const media = (own: string) => (scheme === own ? 'all' : 'not all');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const { scheme: own = '' } = meta.dataset;
    meta.setAttribute('media', scheme === null ? `(prefers-color-scheme: ${own})` : media(own));
  }
}

/** Shows what was chosen in another tab. @returns whether the event was about it */
export function onOtherTab({ key, newValue }: StorageEvent): boolean {
  const about = key === STORAGE_KEYS.scheme || key === null;
  if (about) showScheme(schemeIn(newValue));
  return about;
}
