import { useMutation } from '@tanstack/react-query';
import { listHires, reportHireEnd } from '@vela/contracts/endpoints';
import type { HireEndInput } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Tells that a contract has ended; the platform checks it before anything is given back. */
export function useReportHireEnd(id: string) {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: (body: HireEndInput) => api.call(reportHireEnd, { params: { id }, body }),
    onSettled: () => outdate(listHires),
  });
}
