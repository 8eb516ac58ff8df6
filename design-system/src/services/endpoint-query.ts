import {
  type Query,
  type QueryClient,
  type QueryFilters,
  type QueryFunction,
  type SkipToken,
  skipToken,
} from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import type { Call, Endpoint, RequestOf } from '@vela/contracts/endpoints';
import type { KnownAnswer } from '@vela/contracts/remote';

const addressOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/**
 * The key under which an endpoint's answer is cached. Shell and slices share one cache and write no key themselves, so
 * that whoever asks an endpoint the same finds the same answer, and nothing else.
 * @param request what was asked; without it the key stands for all answers of the endpoint
 */
export const endpointKey = <C extends Call>(endpoint: Endpoint<C>, request?: RequestOf<C> | null): readonly unknown[] =>
  request === undefined ? [addressOf(endpoint)] : [addressOf(endpoint), request];

/** What the cache has to know to ask an endpoint. */
export interface EndpointQuery<Answer> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: QueryFunction<Answer> | SkipToken;
  /** Milliseconds. */
  readonly staleTime: number;
  /** Milliseconds; as for everything unless told. */
  readonly gcTime?: number;
}

/**
 * Asks an endpoint through the cache, for as long as the endpoint says. The cache holds the answer as it came: whoever
 * needs another shape makes it by `select`.
 * @param request null while it is not known yet what to ask
 */
export function endpointQuery<C extends Call>(
  api: ApiClient,
  endpoint: Endpoint<C>,
  request: RequestOf<C> | null,
): EndpointQuery<C['response']> {
  const staleTime = CACHE_MS[endpoint.cache ?? 'default'];
  return {
    queryKey: endpointKey(endpoint, request),
    queryFn: request === null ? skipToken : ({ signal }) => api.call(endpoint, request, { signal }),
    staleTime,
    ...(staleTime === Number.POSITIVE_INFINITY && { gcTime: staleTime }),
  };
}

/** Milliseconds for which an answer that no page shows yet counts as just come: its page is being loaded and drawn. */
const UNTIL_DRAWN_MS = 5000;

/**
 * Asks an endpoint for a page that is still being loaded, which then finds the answer and does not ask again.
 * @throws ApiError where it is refused; the page asks again, and says so
 */
export async function askAhead<C extends Call>(
  cache: QueryClient,
  api: ApiClient,
  endpoint: Endpoint<C>,
  request: RequestOf<C>,
): Promise<void> {
  const query = endpointQuery(api, endpoint, request);
  const answer = await cache.query(query);
  const isShown = cache.getQueryCache().find({ queryKey: query.queryKey })?.isActive() === true;
  if (!isShown) cache.setQueryData(query.queryKey, answer, { updatedAt: Date.now() + UNTIL_DRAWN_MS });
}

/**
 * Loads what is no endpoint's answer, such as a script, once. Its key cannot be an endpoint's.
 * @param what names it
 * @param which of several, plain data
 */
export const loadedQuery = <Loaded>(what: string, which: unknown, load: () => Promise<Loaded>) => ({
  queryKey: [what, which],
  queryFn: load,
  staleTime: Number.POSITIVE_INFINITY,
});

/** @returns what an endpoint answered, for handing it over under its key */
export const knownAnswer = <C extends Call>(
  endpoint: Endpoint<C>,
  request: RequestOf<C>,
  data: C['response'],
): KnownAnswer => ({ key: endpointKey(endpoint, request), data });

/** Puts answers that were handed over where their endpoints' queries look for them. */
export function takeKnownAnswers(cache: QueryClient, answers: readonly KnownAnswer[]): void {
  for (const { key, data } of answers) cache.setQueryData(key, data);
}

/** Likewise, where the page that shows them is still to be drawn: until then they count as just come. */
export function takeAnswersAhead(cache: QueryClient, answers: readonly KnownAnswer[]): void {
  for (const { key, data } of answers) cache.setQueryData(key, data, { updatedAt: Date.now() + UNTIL_DRAWN_MS });
}

/** Forgets every answer but those of one endpoint, and what waits to be sent: of somebody who is gone nothing may stay. */
export function forgetAllBut(cache: QueryClient, endpoint: Endpoint): void {
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== addressOf(endpoint) });
  const waiting = cache.getMutationCache();
  for (const mutation of waiting.findAll({ predicate: ({ state }) => state.isPaused })) waiting.remove(mutation);
}

/**
 * Has answers asked anew that a change has outdated, those on their way too: the cache by itself would take the first answer
 * to a query for new, though it was asked for before the change.
 * @returns when the answers that are on the screen have come
 */
export async function outdate(cache: QueryClient, outdated: QueryFilters): Promise<void> {
  const onTheirWay = cache.getQueryCache().findAll({ ...outdated, fetchStatus: 'fetching' });
  const first = new Set(onTheirWay.filter(({ state }) => state.data === undefined));
  await cache.cancelQueries({ predicate: (query) => first.has(query) });
  await cache.invalidateQueries(outdated);
}

/** @param folder of addresses, such as `/api/admin/` @returns whether a query asks an endpoint in it */
export const asksBelow =
  (folder: string) =>
  ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
    String(queryKey[0]).includes(` ${folder}`);
