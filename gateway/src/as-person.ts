import type { IncomingMessage } from 'node:http';
import type { Tongue } from '@vela/language';

/** What of a request tells the API who asks, and through whom. */
const TOLD = ['cookie', 'user-agent'];

/**
 * @param request of the person's browser
 * @param tongue of the page, whatever the browser's language is
 * @param fetcher reaches the API
 * @param mayAsk addresses that may be asked, and no other
 * @returns a fetch that asks the API what this person's browser would, as it would, and changes nothing
 */
export function asPerson(
  request: IncomingMessage,
  tongue: Tongue,
  fetcher: typeof fetch,
  mayAsk: readonly string[],
): typeof fetch {
  const { headers, socket } = request;
  const told = TOLD.flatMap((name) => {
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
