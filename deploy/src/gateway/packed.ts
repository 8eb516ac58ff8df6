import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Bytes from which packing saves more time than it costs: what is shorter fits a network packet as it is. */
const WORTH_PACKING = 1400;

/** @returns `listener`, its text answers packed by brotli or gzip where the client takes them and they are not packed yet */
export function packed(listener: Listener): Listener {
  const pack = compression({ threshold: WORTH_PACKING });
  return (request, response) => pack(request, response, () => listener(request, response));
}
