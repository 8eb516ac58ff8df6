import { useMutation } from '@tanstack/react-query';
import { listHires, reportOwnHire } from '@vela/contracts/endpoints';
import type { HireInput } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Tells of a hire. The list is asked for again, also where the company was quicker. */
export function useReportOwnHire() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (hire: HireInput) => api.call(reportOwnHire, { body: hire }),
    onSettled: () => outdate(listHires),
  });
}
