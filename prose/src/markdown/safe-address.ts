const SAFE_PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:']);

/** Stands for the site itself while a relative address is read. */
const SITE = 'https://site.invalid';

export interface SafeAddress {
  readonly href: string;
  /** Leads to a page of this site. */
  readonly internal: boolean;
}

/**
 * Where a link of a text may lead: a page of this site, a web page, a mail. Scripts and the like lead nowhere.
 * @returns null for an address that is not followed
 */
export function safeAddress(address: string): SafeAddress | null {
  let url: URL;
  try {
    url = new URL(address, SITE);
  } catch {
    return null;
  }
  if (url.origin === SITE) return { href: url.pathname + url.search + url.hash, internal: true };
  return SAFE_PROTOCOLS.has(url.protocol) ? { href: url.href, internal: false } : null;
}
