import type { Tongue } from '@vela/language';
import { childTrace } from '@vela/telemetry';
import type { Origins } from './proxy.js';

/** Milliseconds that a page may wait for what the API says; then it is served without. */
const PATIENCE_MS = 1000;

/**
 * Reaches the API from the gateway, and nothing else: the code of pages names what is asked.
 * @param api its origin, or those of several processes, which are asked by turns: the next one where one cannot answer
 * @param patienceMs for which an answer is waited
 */
export function patientFetch(api: Origins, patienceMs = PATIENCE_MS): typeof fetch {
  const origins = [api].flat().map((each) => new URL(each));
  const [first] = origins;
  let turn = 0;
  return async (input, init) => {
    const { pathname, search, origin } = new URL(input instanceof Request ? input.url : input, first);
    if (origin !== first?.origin) throw new TypeError(`Pages may ask the API only, not ${origin}.`);
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(childTrace())) headers.set(name, value);
    const signal = AbortSignal.timeout(patienceMs);
    turn += 1;
    let answer: Response | null = null;
    let failure: unknown;
    for (const index of origins.keys()) {
      if (signal.aborted || (answer !== null && answer.status !== 503)) break;
      try {
        const asked = new URL(pathname + search, origins[(index + turn) % origins.length]);
        answer = await fetch(asked, { ...init, headers, signal });
      } catch (error) {
        failure = error;
      }
    }
    if (answer === null) throw failure;
    return answer;
  };
}

/** @returns a fetch that asks for answers in a language */
export const fetchIn =
  (tongue: Tongue, fetcher: typeof fetch): typeof fetch =>
  (input, init) =>
    fetcher(input, { ...init, headers: { 'accept-language': tongue } });
