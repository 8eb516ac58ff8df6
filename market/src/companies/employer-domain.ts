import { t } from '@vela/language';

/** What somebody typed as an employer's web address: its domain, or why it is none. Both are null for an empty text. */
export interface EmployerDomain {
  /** In small letters and as browsers send it, such as "kompass.example" or "xn--rksmrgs-5wao1o.se". */
  readonly domain: string | null;
  readonly problem: string | null;
}

/** Names with a dot whose last part is no number, as those of IP addresses are. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/;
const DOMAIN_MAX = 253;
/** What websites stand under, and addresses of mail do not. */
const WWW = /^www\.(?=[^.]+\.)/;

function hostIn(text: string): string {
  try {
    return new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`).hostname.replace(/\.$/, '');
  } catch {
    return '';
  }
}

/**
 * Reads the domain out of a web address as it is typed or copied, or of an address of mail: what a company's proven addresses
 * end in, so without protocol, path, port and "www.".
 */
export function readEmployerDomain(typed: string): EmployerDomain {
  const text = typed.trim();
  if (text === '') return { domain: null, problem: null };
  const domain = hostIn(text).toLowerCase().replace(WWW, '');
  return domain.length <= DOMAIN_MAX && DOMAIN.test(domain)
    ? { domain, problem: null }
    : { domain: null, problem: t('This is not a web address, such as company.example.') };
}
