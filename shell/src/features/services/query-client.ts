import { notifyManager, QueryClient } from '@tanstack/react-query';
import { wasRefused } from '@vela/contracts/client';
import { CACHE_MS, QUERY_RETRIES, queryRetryDelayMs } from '@vela/contracts/constants';

// A press is told of at once, not by a timer: the button that it began with is drawn busy before the next press, so that
// who presses twice sends once.
notifyManager.setScheduler(queueMicrotask);

/** The one cache of server answers, with the defaults of docs/specification.md. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_MS.default,
        gcTime: CACHE_MS.default,
        retry: (failures, error) => !wasRefused(error) && failures < QUERY_RETRIES,
        retryDelay: queryRetryDelayMs,
      },
    },
  });
