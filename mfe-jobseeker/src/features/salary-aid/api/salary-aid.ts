import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { CACHE_MS } from '@vela/contracts/constants';
import { getSalaryAid } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';

/** A kind of role: a category, one of its roles or all of them, in one country or anywhere. */
export interface RoleKind {
  readonly categoryId: string | null;
  readonly roleId: string | null;
  readonly country: string | null;
}

export const salaryAidOptions = (api: ApiClient, { categoryId, roleId, country }: RoleKind) =>
  queryOptions({
    queryKey: ['salaryAid', categoryId, roleId, country],
    queryFn: ({ signal }) =>
      api.call(
        getSalaryAid,
        {
          query: {
            categoryId: categoryId ?? '',
            ...(roleId === null ? {} : { roleId }),
            ...(country === null ? {} : { country }),
          },
        },
        { signal },
      ),
    staleTime: CACHE_MS.default,
    enabled: categoryId !== null,
    // The figures of the last kind stay in sight until the next ones are there.
    placeholderData: keepPreviousData,
  });

/** What open roles of a kind offer; nothing is asked before a category is chosen. */
export const useSalaryAid = (kind: RoleKind) => useQuery(salaryAidOptions(useApi(), kind));
