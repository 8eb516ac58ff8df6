import { useMutation } from '@tanstack/react-query';
import { createConnection, getOpenRole, listConnections, listOpenRoles } from '@vela/contracts/endpoints';
import type { ConnectionInput } from '@vela/contracts/schemas';
import { useAnalytics, useApi, useOutdate, useSession } from '@vela/design-system/services';

/** Sends a connection request. The matches show it, the list holds it and the balance has paid for it afterwards. */
export function useCreateConnection() {
  const api = useApi();
  const session = useSession();
  const analytics = useAnalytics();
  const outdate = useOutdate();
  const askAnew = () => Promise.allSettled([outdate(listOpenRoles, getOpenRole, listConnections), session.refresh()]);
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
