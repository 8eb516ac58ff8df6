import { useQuery } from '@tanstack/react-query';
import { listInvoices } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** @returns the company's invoices of recruitment fees, newest first */
export function useInvoices() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.invoices,
    queryFn: ({ signal }) => api.call(listInvoices, {}, { signal }),
    staleTime: 0,
  });
}
