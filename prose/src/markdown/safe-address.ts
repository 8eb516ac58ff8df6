import { placedPath, type Tongue, tongueAtHand } from '@vela/language';

const WEB_PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:']);

/** Stands for the site itself while a relative address is read. */
const SITE = 'https://site.invalid';

/** Where a link of a text leads. */
export type SafeAddress =
  /** To a page of this site in the language at hand, which the router puts before it. */
  | { readonly to: 'page'; readonly href: string }
  /** To a page of this site as it stands in another language. */
  | { readonly to: 'otherLanguage'; readonly href: string; readonly tongue: Tongue }
  | { readonly to: 'mail' | 'web'; readonly href: string };

/**
 * Where a link of a text may lead: a page of this site, a web page, a mail. Scripts and the like lead nowhere, nor does a
 * place in the text itself: nothing in it has a name.
 * @returns null for an address that is not followed
 */
export function safeAddress(address: string): SafeAddress | null {
  if (address.startsWith('#')) return null;
  let url: URL;
  try {
    url = new URL(address, SITE);
  } catch {
    return null;
  }
  if (url.origin !== SITE) {
    if (url.protocol === 'mailto:') return { to: 'mail', href: url.href };
    return WEB_PROTOCOLS.has(url.protocol) ? { to: 'web', href: url.href } : null;
  }
  const { tongue, pathname } = placedPath(url.pathname);
  // What would be another site's address without its language leads nowhere.
  if (pathname.startsWith('//')) return null;
  const rest = url.search + url.hash;
  // Without a language an address is that of whoever reads it.
  const isOwn = pathname === url.pathname || tongue === tongueAtHand();
  return isOwn ? { to: 'page', href: pathname + rest } : { to: 'otherLanguage', href: url.pathname + rest, tongue };
}
