import { useQuery, useQueryClient, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call, Endpoint, RequestOf } from '@vela/contracts/endpoints';
import { getCounts } from '@vela/contracts/endpoints';
import { endpointKey, endpointQuery, outdate } from './endpoint-query.js';
import { useApi } from './services.js';

/** What a page may want of a query besides its answer. */
export type EndpointOptions<Answer, Shown = Answer> = Omit<
  UseQueryOptions<Answer, Error, Shown>,
  'queryKey' | 'queryFn' | 'staleTime' | 'initialData'
>;

/**
 * An endpoint's answer, asked through the cache.
 * @param request null while it is not known yet what to ask
 * @param options `select` gives the answer the shape that the page needs
 */
export const useEndpoint = <C extends Call, Shown = C['response']>(
  endpoint: Endpoint<C>,
  request: RequestOf<C> | null,
  options?: EndpointOptions<C['response'], Shown>,
): UseQueryResult<Shown> => useQuery({ ...endpointQuery(useApi(), endpoint, request), ...options });

/** @returns a function that asks an endpoint through the cache, for what is needed once something is pressed */
export function useAsk() {
  const cache = useQueryClient();
  const api = useApi();
  return <C extends Call>(endpoint: Endpoint<C>, request: RequestOf<C>): Promise<C['response']> =>
    cache.query(endpointQuery(api, endpoint, request));
}

/**
 * @returns a function that has endpoints asked anew: resolves when the answers that are on the screen have come. What waits
 * at the places of the menu is counted anew with all of them, since whatever changes may change it.
 */
export function useOutdate(): (...endpoints: readonly Endpoint[]) => Promise<void> {
  const cache = useQueryClient();
  return useCallback(
    async (...endpoints) => {
      void outdate(cache, { queryKey: endpointKey(getCounts) });
      await Promise.all(endpoints.map((endpoint) => outdate(cache, { queryKey: endpointKey(endpoint) })));
    },
    [cache],
  );
}

/** @returns a function that puts an answer in the place of the cached one, which it may be made from */
export function useReplaceAnswer() {
  const cache = useQueryClient();
  return useCallback(
    <C extends Call>(
      endpoint: Endpoint<C>,
      request: RequestOf<C>,
      answer: (known: C['response'] | undefined) => C['response'] | undefined,
    ): void => void cache.setQueryData<C['response']>(endpointKey(endpoint, request), answer),
    [cache],
  );
}
