import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import { networkOf } from '@vela/settings';

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
