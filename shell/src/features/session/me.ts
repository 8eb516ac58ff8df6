import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, ApiError } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { getMe } from '@vela/contracts/endpoints';
import type { SessionUser } from '@vela/contracts/schemas';

/** Cache key of the signed-in user. */
export const meKey = ['me'] as const;

/** The signed-in user; any answer but a good one means a visitor, a silent server is an error. */
export const meQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: meKey,
    queryFn: async ({ signal }): Promise<SessionUser | null> => {
      try {
        return (await api.call(getMe, {}, { signal })) ?? null;
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) return null;
        throw error;
      }
    },
    staleTime: CACHE_MS.profile,
  });
