import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';

/** Somebody with a network of their own has that many bits of an IPv6 address to choose from. */
const IPV6_NETWORK_GROUPS = 4;

const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, IPV6_NETWORK_GROUPS).join(':') : address;

/**
 * @param trusted addresses of proxies that may say for whom they ask, as Express’ `trust proxy`
 * @returns what tells the network that a request comes from
 */
export function callerOf(trusted: string): (request: IncomingMessage) => string {
  const trust = proxyAddress.compile(
    trusted
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  );
  return (request) => networkOf(proxyAddress(request, trust));
}
