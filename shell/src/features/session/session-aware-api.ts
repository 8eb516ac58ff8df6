import type { QueryClient } from '@tanstack/react-query';
import { type ApiClient, createApiClient } from '@vela/contracts/client';
import { getMe } from '@vela/contracts/endpoints';
import { endpointKey } from '@vela/design-system/services';

/**
 * The page's client of the API. A call that was refused for want of a session means that the session has ended: it is
 * asked anew who is signed in.
 * @param fetcher the platform's fetch
 * @param cache holds who is signed in
 */
export const createSessionAwareApi = (fetcher: typeof fetch, cache: QueryClient): ApiClient =>
  createApiClient(fetcher, { onUnauthorized: () => void cache.invalidateQueries({ queryKey: endpointKey(getMe) }) });
