import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createConnection } from '@vela/contracts/endpoints';
import type { ConnectionInput } from '@vela/contracts/schemas';
import { useAnalytics, useApi, useSession } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Sends a connection request. The matches show it, the list holds it and the balance has paid for it afterwards. */
export function useCreateConnection() {
  const api = useApi();
  const session = useSession();
  const analytics = useAnalytics();
  const cache = useQueryClient();
  const askAnew = () =>
    Promise.allSettled([
      cache.invalidateQueries({ queryKey: queryKeys.openRoles }),
      cache.invalidateQueries({ queryKey: queryKeys.connections }),
      session.refresh(),
    ]);
  return useMutation({
    mutationFn: (body: ConnectionInput) => api.call(createConnection, { body }),
    // What cannot be asked anew now does not undo the request: it has been sent.
    onSuccess: () => {
      analytics.track('request_sent');
      return askAnew();
    },
    // A refusal means that a colleague was faster or the balance is another one; the sentence does not wait for which.
    onError: () => {
      void askAnew();
    },
  });
}
