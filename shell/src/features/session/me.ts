import { type ApiClient, wasRefused } from '@vela/contracts/client';
import { getMe } from '@vela/contracts/endpoints';
import type { SessionUser } from '@vela/contracts/schemas';
import { endpointQuery } from '@vela/design-system/services';

/** The signed-in user; a refusal means a visitor, a server that is silent, failing or asked too often is an error. */
export const meQuery = (api: ApiClient) => ({
  ...endpointQuery(api, getMe, {}),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<SessionUser | null> => {
    try {
      return (await api.call(getMe, {}, { signal })) ?? null;
    } catch (error) {
      if (wasRefused(error)) return null;
      throw error;
    }
  },
});
