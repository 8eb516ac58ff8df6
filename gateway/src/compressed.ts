import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Bytes from which compressing saves more time than it costs: what is shorter fits a network packet as it is. */
const WORTH_COMPRESSING = 1400;

/** Of brotli, 0 to 11: a tenth smaller than at 4 for a tenth of a millisecond more, so that the home page fits the first round trip. */
const QUALITY = 6;

/**
 * Brotli looks back over so many bytes, as a power of two: as many as a page has. With its usual four megabytes it takes more memory
 * and a half more time for the same bytes.
 */
const WINDOW = 16;

/** Compressing a stream of events would hold each back until there are enough of them. */
const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');

/** @returns `listener`, its text answers compressed by brotli or gzip where the client takes them and they are not compressed yet */
export function compressed(listener: Listener): Listener {
  const compress = compression({
    filter: (request, response) => !isStream(response) && compression.filter(request, response),
    threshold: WORTH_COMPRESSING,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW } },
  });
  return (request, response) => compress(request, response, () => listener(request, response));
}
