import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vela/contracts/client';
import {
  createConnection,
  getJobSeekerProfile,
  getOpenRole,
  listConnections,
  listOpenRoles,
  searchTalent,
} from '@vela/contracts/endpoints';
import { COST_CHANGED } from '@vela/contracts/problem';
import type { ConnectionInput, RequestCost } from '@vela/contracts/schemas';
import { useAnalytics, useApi, useAsk, useOutdate, useSession } from '@vela/design-system/services';

/** Whether a request costs more by now than was shown, so that it was not sent. */
export const isCostChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.type === COST_CHANGED;

/** @returns a function that asks what a request costs now, past every answer that came before; null where nobody says */
export function useCostNow() {
  const ask = useAsk();
  const outdate = useOutdate();
  return async ({
    jobSeekerId,
    openRoleId,
  }: Pick<ConnectionInput, 'jobSeekerId' | 'openRoleId'>): Promise<RequestCost | null> => {
    await outdate(getJobSeekerProfile);
    const asked = ask(getJobSeekerProfile, { params: { id: jobSeekerId }, query: { openRoleId } });
    return asked.then(({ cost }) => cost).catch(() => null);
  };
}

/** Sends a connection request. The matches show it, the list holds it and the balance has paid for it afterwards. */
export function useCreateConnection() {
  const api = useApi();
  const session = useSession();
  const analytics = useAnalytics();
  const outdate = useOutdate();
  const askAnew = () =>
    Promise.allSettled([outdate(listOpenRoles, getOpenRole, listConnections, searchTalent), session.refresh()]);
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
