import type { IncomingMessage } from 'node:http';

/** Names of this machine, which only programs on it can mean. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'] as const;
/** Where a gateway listens unless told otherwise: browsers try both for `localhost`. */
export const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'] as const;
/** Addresses that stand for every one that the machine has: nobody asks for them by that name. */
const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

const hostnameOf = (host: string): string | null => {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
};

/** @returns the addresses to listen on for a `HOST` of the environment, its own first */
export const listenAddresses = (host: string | undefined): readonly string[] =>
  host === undefined || host === '' || host === 'localhost' ? LOOPBACK_ADDRESSES : [host];

/**
 * Makes the function that says whether a request is meant for this site. A page of somebody else whose name was made to lead
 * to this machine asks under that name (DNS rebinding), and would be answered as if it were ours.
 * @param origin where people reach the site
 * @param addresses that are listened on
 */
export function hostCheck(
  origin: string | undefined,
  addresses: readonly string[],
): (request: IncomingMessage) => boolean {
  const listened = addresses
    .filter((address) => !EVERY_ADDRESS.has(address))
    .map((address) => (address.includes(':') ? `[${address}]` : address));
  const names = new Set<string>([...LOOPBACK, ...listened.flatMap((address) => hostnameOf(address) ?? [])]);
  if (origin !== undefined) names.add(new URL(origin).hostname);
  return ({ headers: { host } }) => host !== undefined && names.has(hostnameOf(host) ?? '');
}
