import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getStatement } from '@vela/contracts/endpoints';
import type { StatementFilter } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** @returns a page of the company's ledger */
export function useStatement(filter: StatementFilter, page: number) {
  const api = useApi();
  const query = { ...filter, page };
  return useQuery({
    queryKey: queryKeys.statement(query),
    queryFn: ({ signal }) => api.call(getStatement, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
