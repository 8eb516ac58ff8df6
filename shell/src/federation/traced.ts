import { LAST_CALL, type LastCall, lastCallText } from '@vela/contracts/remote';

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A fetch whose calls can be followed through every server. */
export interface TracedFetch {
  readonly fetch: typeof fetch;
  /** @returns the trace id of the last call, or null before the first */
  readonly last: () => string | null;
}

/**
 * Gives each call a trace of its own (W3C Trace Context): two random numbers that say nothing of who calls. How long one took is told
 * with the next.
 */
export function traced(fetcher: typeof fetch): TracedFetch {
  let last: string | null = null;
  let untold: LastCall | null = null;
  return {
    fetch: async (input, init) => {
      const [trace, span, from] = [hex(16), hex(8), performance.now()];
      last = trace;
      const headers = new Headers(init?.headers);
      headers.set('traceparent', `00-${trace}-${span}-00`);
      if (untold !== null) headers.set(LAST_CALL, lastCallText(untold));
      untold = null;
      const answer = await fetcher(input, { ...init, headers });
      untold = { trace, span, ms: performance.now() - from };
      return answer;
    },
    last: () => last,
  };
}
