import { type ApiClient, ApiError } from '@vela/contracts/client';
import { getMe } from '@vela/contracts/endpoints';
import type { SessionUser } from '@vela/contracts/schemas';
import { endpointQuery } from '@vela/design-system/services';

/** The signed-in user; any answer but a good one means a visitor, a silent server is an error. */
export const meQuery = (api: ApiClient) => ({
  ...endpointQuery(api, getMe, {}),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<SessionUser | null> => {
    try {
      return (await api.call(getMe, {}, { signal })) ?? null;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return null;
      throw error;
    }
  },
});
