import { isIP } from 'node:net';

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** What proxies send that do not know. */
const UNKNOWN: ReadonlySet<string> = new Set(['XX', 'T1', 'ZZ']);

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PRIVATE_IPV4 = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/;
const PRIVATE_IPV6 = /^(f[cd]|fe[89ab])/i;

/** @returns the first half of an address, which says whose network it is and not whose line */
function networkOf(ip: string): string {
  const address = IPV4_IN_IPV6.exec(ip)?.[1] ?? ip;
  if (address === '::1' || address.startsWith('127.')) return 'This computer';
  if (isIP(address) === 4)
    return PRIVATE_IPV4.test(address) ? 'A local network' : `Network ${address.split('.').slice(0, 2).join('.')}.*.*`;
  if (isIP(address) === 6)
    return PRIVATE_IPV6.test(address) ? 'A local network' : `Network ${address.split(':').slice(0, 2).join(':')}:…`;
  return 'Unknown place';
}

/**
 * Says roughly where a call comes from, with nothing asked outside: the country that a trusted proxy names, else the first
 * half of the network address.
 * @param ip the caller's, as the trusted proxy says
 * @param country ISO code from the proxy's header, if there is one
 */
export function placeOf(ip: string | undefined, country: string | undefined): string {
  const code = country?.trim().toUpperCase() ?? '';
  const name = /^[A-Z]{2}$/.test(code) && !UNKNOWN.has(code) ? countries.of(code) : undefined;
  return name ?? networkOf(ip ?? '');
}
