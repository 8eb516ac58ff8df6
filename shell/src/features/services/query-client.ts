import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@vela/contracts/client';
import { CACHE_MS, QUERY_RETRIES, queryRetryDelayMs } from '@vela/contracts/constants';

/** Answers that asking again cannot better: the request itself was refused. Too many requests may pass later. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The one cache of server answers, with the defaults of docs/specification.md. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_MS.default,
        gcTime: CACHE_MS.default,
        retry: (failures, error) => !isFinal(error) && failures < QUERY_RETRIES,
        retryDelay: queryRetryDelayMs,
      },
    },
  });
