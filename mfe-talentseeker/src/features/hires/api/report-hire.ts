import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportHire } from '@vela/contracts/endpoints';
import type { HireInput } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Reports a signed agreement. The talk's stage moves with it, so the connections are asked for again too. */
export function useReportHire() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: HireInput) => api.call(reportHire, { body }),
    // Refused because a colleague was quicker: the list must show that too.
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: queryKeys.hires }),
        cache.invalidateQueries({ queryKey: queryKeys.connections }),
      ]),
  });
}
