import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportHireEnd } from '@vela/contracts/endpoints';
import type { HireEndInput } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Tells that a contract has ended; the platform checks it before anything is given back. */
export function useReportHireEnd(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: HireEndInput) => api.call(reportHireEnd, { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.hires }),
  });
}
