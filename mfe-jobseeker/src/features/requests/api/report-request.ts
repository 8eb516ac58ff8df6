import { useMutation } from '@tanstack/react-query';
import { listConnections, reportConnection } from '@vela/contracts/endpoints';
import type { ReportInput } from '@vela/contracts/schemas';
import { useApi, useOutdate } from '@vela/design-system/services';

/** Reports a request to the platform; the company learns nothing of it. */
export function useReportRequest() {
  const api = useApi();
  const outdate = useOutdate();
  return useMutation({
    mutationFn: ({ id, report }: { readonly id: string; readonly report: ReportInput }) =>
      api.call(reportConnection, { params: { id }, body: report }),
    onSettled: () => outdate(listConnections),
  });
}
