import { useMutation } from '@tanstack/react-query';
import { getConversation, listConnections, listHires, reportHire } from '@vela/contracts/endpoints';
import type { HireInput } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Reports a signed agreement. The talk's stage moves with it, so what tells it is asked for again too. */
export function useReportHire() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (body: HireInput) => api.call(reportHire, { body }),
    // Refused because a colleague was quicker: the list must show that too.
    onSettled: () => outdate(listHires, listConnections, getConversation),
  });
}
