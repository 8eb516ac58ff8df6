import { isIP } from 'node:net';
import { locale, msg, t } from '@vela/language';

// Kept in English, whatever the language of who signs in: what is read later is read in another one.
const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** What proxies send that do not know. */
const UNKNOWN: ReadonlySet<string> = new Set(['XX', 'T1', 'ZZ']);

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const PRIVATE_IPV4 = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/;
const PRIVATE_IPV6 = /^(f[cd]|fe[89ab])/i;

const THIS_COMPUTER = msg('This computer');
const LOCAL_NETWORK = msg('A local network');
const UNKNOWN_PLACE = msg('Unknown place');
const NETWORK = 'Network ';

/** @returns the first half of an address, which says whose network it is and not whose line */
function networkOf(ip: string): string {
  const address = IPV4_IN_IPV6.exec(ip)?.[1] ?? ip;
  if (address === '::1' || address.startsWith('127.')) return THIS_COMPUTER;
  if (isIP(address) === 4)
    return PRIVATE_IPV4.test(address) ? LOCAL_NETWORK : `${NETWORK}${address.split('.').slice(0, 2).join('.')}.*.*`;
  if (isIP(address) === 6)
    return PRIVATE_IPV6.test(address) ? LOCAL_NETWORK : `${NETWORK}${address.split(':').slice(0, 2).join(':')}:…`;
  return UNKNOWN_PLACE;
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

const CODES = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
);

/** @returns what a country is called in the language at hand, or undefined for the name of none */
function countryIn(english: string): string | undefined {
  const code = CODES.find((each) => countries.of(each) === english);
  return code === undefined ? undefined : new Intl.DisplayNames([locale()], { type: 'region' }).of(code);
}

/** @param stored as `placeOf` said it @returns it in the language at hand */
export function readPlace(stored: string = UNKNOWN_PLACE): string {
  for (const place of [THIS_COMPUTER, LOCAL_NETWORK, UNKNOWN_PLACE]) if (stored === place) return t(place);
  if (stored.startsWith(NETWORK)) return t('Network {network}', { network: stored.slice(NETWORK.length) });
  return countryIn(stored) ?? stored;
}
