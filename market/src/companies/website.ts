import { getDomain } from 'tldts';
import { WEBSITE_MAX } from '@vela/contracts/constants';
import { SAID } from '@vela/contracts/texts';
import { t } from '@vela/language';

/** What somebody typed as a website: its address, or why it is none. Both are null for an empty text. */
export interface Website {
  /** An https address in its canonical form. */
  readonly url: string | null;
  readonly problem: string | null;
}

const none = (problem: string | null): Website => ({ url: null, problem });

function addressIn(text: string): URL | null {
  try {
    return new URL(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  } catch {
    return null;
  }
}

/** Reads a company's website: a public name under https, without a port, a user or a password. */
export function readWebsite(typed: string): Website {
  const text = typed.trim();
  if (text === '') return none(null);
  const address = addressIn(text);
  if (address === null) return none(t('This is not an address, such as https://example.com.'));
  if (address.protocol !== 'https:') return none(t('Give an address that begins with https://.'));
  if (address.username !== '' || address.password !== '') return none(t('Leave user and password out of the address.'));
  if (address.port !== '') return none(t('Leave the port out of the address.'));
  if (getDomain(address.hostname, { validateHostname: true }) === null)
    return none(t('This is not the name of a public website.'));
  if (address.href.length > WEBSITE_MAX) return none(SAID.mostCharacters({ max: WEBSITE_MAX }));
  return { url: address.href, problem: null };
}
