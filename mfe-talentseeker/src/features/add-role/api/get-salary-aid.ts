import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { getSalaryAid } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Which roles an offer is compared with. */
export interface ComparableRoles {
  readonly categoryId: string;
  readonly roleId?: string;
  /** Anywhere where there is none. */
  readonly country?: string;
}

export const salaryAidQuery = (api: ApiClient, query: ComparableRoles) =>
  queryOptions({
    queryKey: queryKeys.salaryAid(query),
    queryFn: ({ signal }) => api.call(getSalaryAid, { query: { ...query } }, { signal }),
    staleTime: CACHE_MS.default,
  });

/** @returns what comparable roles offer */
export const useSalaryAid = (query: ComparableRoles) => useQuery(salaryAidQuery(useApi(), query));
