import type { IncomingMessage } from 'node:http';
import type { Tongue } from '@vela/language';

/** What of a request tells the API who asks, and through whom. */
const TOLD = ['cookie', 'user-agent'];

/** How the API is asked for somebody. */
interface AsPersonOptions {
  /** Of the page, whatever the browser's language is. */
  readonly tongue: Tongue;
  /** Reaches the API. */
  readonly fetcher: typeof fetch;
  /** Addresses that may be asked, and no other. */
  readonly mayAsk: readonly string[];
  /** Header in which a proxy says from which country a request comes, where one does. */
  readonly countryHeader?: string | undefined;
}

/**
 * @param request of the person's browser
 * @returns a fetch that asks the API what this person's browser would, as it would, and changes nothing
 */
export function asPerson(
  request: IncomingMessage,
  { tongue, fetcher, mayAsk, countryHeader }: AsPersonOptions,
): typeof fetch {
  const { headers, socket } = request;
  const names = countryHeader === undefined ? TOLD : [...TOLD, countryHeader.toLowerCase()];
  const told = names.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const via = [headers['x-forwarded-for'], socket.remoteAddress].filter((each) => each !== undefined).join(', ');
  return (input) => {
    const address = String(input);
    if (!mayAsk.includes(address)) return Promise.reject(new TypeError(`This page does not ask for ${address}.`));
    return fetcher(address, {
      headers: {
        ...Object.fromEntries(told),
        'x-forwarded-for': via,
        'accept-language': tongue,
        accept: 'application/json',
      },
    });
  };
}
