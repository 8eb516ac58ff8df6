import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportConnection } from '@vela/contracts/endpoints';
import type { ReportInput } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { requestKeys } from './query-keys.js';

/** Reports a request to the platform; the company learns nothing of it. */
export function useReportRequest() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, report }: { readonly id: string; readonly report: ReportInput }) =>
      api.call(reportConnection, { params: { id }, body: report }),
    onSettled: () => cache.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
