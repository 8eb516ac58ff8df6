import type { Request, Response } from 'express';
import type { ServedEndpoint } from '@vela/contracts/endpoint-table';
import type { EndpointName } from '@vela/contracts/endpoints';
import type { AnswerCache } from '../answer-cache/index.js';
import { type Answered, ReadyBytes } from './reply.js';

/** Headers that belong to one answer, not to its content. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['x-request-id', 'set-cookie']);

/** Calls that are counted, change something or tell about this very moment are always made. */
const isCacheable = (name: EndpointName, { method, rateLimit, changesState }: ServedEndpoint): boolean =>
  method === 'GET' &&
  rateLimit === undefined &&
  changesState !== true &&
  name !== 'healthLive' &&
  name !== 'healthReady';

/**
 * Makes the function that caches an endpoint's answers for a moment.
 * @returns a function of the answer that was just written, and of the cache's generation before it was begun
 */
export function cachingOf(name: EndpointName, endpoint: ServedEndpoint, cache: AnswerCache) {
  const cacheable = isCacheable(name, endpoint);
  const isPublic = endpoint.publicCacheSeconds !== undefined;
  return (request: Request, response: Response, reply: ReadyBytes | Answered, generation: number): void => {
    if (!cacheable || !(reply instanceof ReadyBytes) || response.statusCode !== 200) return;
    const key = cache.keyOf(request, isPublic);
    if (key === null) return;
    const headers = Object.entries(response.getHeaders()).flatMap(([header, value]) =>
      OWN_HEADERS.has(header) || value === undefined ? [] : [header, String(value)],
    );
    cache.add(key, generation, { endpoint: name, headers, etag: reply.etag, body: reply.body });
  };
}
