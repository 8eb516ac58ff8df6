import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { type ApiClient, ApiError, wasRefused } from '@vela/contracts/client';
import { type Call, type Endpoint, listPasskeys, type RequestOf } from '@vela/contracts/endpoints';
import { PASSKEY_NEEDED } from '@vela/contracts/problem';
import type { Answer } from '@vela/design-system/answered';
import { asksBelow, endpointKey, outdate, useApi, useEndpoint, useToasts } from '@vela/design-system/services';

/**
 * Asks the admin API, each time the section is opened; what was shown stays while another page is fetched.
 * @param select gives the answer the shape that the section shows
 */
export const useAdminQuery = <C extends Call, Shown = C['response']>(
  endpoint: Endpoint<C>,
  request: RequestOf<C>,
  select?: (answer: C['response']) => Shown,
): Answer<Shown> =>
  useEndpoint<C, Shown>(endpoint, request, { placeholderData: keepPreviousData, ...(select && { select }) });

/** @returns a function that has every section asked anew */
export function useAskAnew(): () => Promise<void> {
  const client = useQueryClient();
  return () => outdate(client, { predicate: asksBelow('/api/admin/') });
}

/**
 * @param onOutdated called where somebody else changed meanwhile what is shown; it is asked anew at once unless told
 * @returns a function that makes a change, says that it is done and has every section asked anew
 */
export function useAdminChange(
  onOutdated?: () => void,
): (done: string, change: (api: ApiClient) => Promise<unknown>) => Promise<void> {
  const api = useApi();
  const toasts = useToasts();
  const client = useQueryClient();
  const askAnew = useAskAnew();
  return async (done, change) => {
    try {
      await change(api);
    } catch (error) {
      // What is shown is of before: somebody else changed it.
      if (wasRefused(error) && error.status === 409) {
        if (onOutdated) onOutdated();
        else await askAnew();
      }
      // The session is another one than the page was opened in: the gate learns of it, and asks.
      if (error instanceof ApiError && error.problem?.type === PASSKEY_NEEDED)
        await outdate(client, { queryKey: endpointKey(listPasskeys) });
      throw error;
    }
    toasts.show({ message: done, variant: 'success' });
    await askAnew();
  };
}
