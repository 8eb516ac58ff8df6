import type { Tongue } from '@vela/language';
import { childTrace } from '@vela/telemetry';

/** Milliseconds that a page may wait for what the API says; then it is served without. */
const PATIENCE_MS = 1000;

/**
 * Reaches the API from the gateway, and nothing else: the code of pages names what is asked.
 * @param api its origin
 * @param patienceMs for which an answer is waited
 */
export function patientFetch(api: string, patienceMs = PATIENCE_MS): typeof fetch {
  const { origin } = new URL(api);
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, api);
    if (address.origin !== origin) throw new TypeError(`Pages may ask the API only, not ${address.origin}.`);
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(childTrace())) headers.set(name, value);
    return fetch(address, { ...init, headers, signal: AbortSignal.timeout(patienceMs) });
  };
}

/** @returns a fetch that asks for answers in a language */
export const fetchIn =
  (tongue: Tongue, fetcher: typeof fetch): typeof fetch =>
  (input, init) =>
    fetcher(input, { ...init, headers: { 'accept-language': tongue } });
