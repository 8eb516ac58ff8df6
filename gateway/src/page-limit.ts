import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 60;
const MS_PER_SECOND = 1000;
/** Somebody with a network of their own has that many bits of an IPv6 address to choose from. */
const IPV6_NETWORK_GROUPS = 4;

/** Whether a request for a page may be answered: seconds to wait, or null. */
export type PageLimit = (request: IncomingMessage) => Promise<number | null>;

const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, IPV6_NETWORK_GROUPS).join(':') : address;

/**
 * Limits the pages that one address may ask for: a page costs what a hundred files do.
 * @param aMinute pages for one address; 0 for no limit
 * @param trusted addresses of proxies that may say for whom they ask, as Express’ `trust proxy`
 */
export function createPageLimit(aMinute: number, trusted: string): PageLimit {
  if (aMinute === 0) return () => Promise.resolve(null);
  const limiter = new RateLimiterMemory({ points: aMinute, duration: WINDOW_SECONDS });
  const trust = proxyAddress.compile(
    trusted
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  );
  return async (request) => {
    try {
      await limiter.consume(networkOf(proxyAddress(request, trust)));
      return null;
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
      return Math.max(1, Math.ceil(exceeded.msBeforeNext / MS_PER_SECOND));
    }
  };
}
