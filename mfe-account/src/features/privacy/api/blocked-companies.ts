import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CACHE_MS } from '@vela/contracts/constants';
import { blockCompany, findCompaniesToBlock, listBlockedCompanies, unblockCompany } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';
import { privacyKeys } from './query-keys.js';

/** Fewer characters find too many companies to choose from. */
export const SEARCH_MIN = 2;

export function useBlockedCompanies() {
  const api = useApi();
  return useQuery({
    queryKey: privacyKeys.blocked,
    queryFn: ({ signal }) => api.call(listBlockedCompanies, {}, { signal }),
    staleTime: CACHE_MS.profile,
  });
}

/** @param name beginning of the name; nothing is asked below `SEARCH_MIN` characters */
export function useCompanySearch(name: string) {
  const api = useApi();
  const query = name.trim();
  return useQuery({
    queryKey: privacyKeys.companies(query),
    queryFn: ({ signal }) => api.call(findCompaniesToBlock, { query: { name: query } }, { signal }),
    enabled: query.length >= SEARCH_MIN,
    staleTime: CACHE_MS.profile,
    placeholderData: keepPreviousData,
  });
}

/** Companies whose requests the talent received. */
export function useCompaniesThatWrote() {
  const api = useApi();
  return useQuery({
    queryKey: privacyKeys.writers,
    queryFn: ({ signal }) => api.call(findCompaniesToBlock, { query: {} }, { signal }),
    staleTime: CACHE_MS.profile,
  });
}

/** Blocks a company, or lets it in again. Its open request ends with a block, so the requests are asked for anew. */
export function useChangeBlock() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ companyId, blocked }: { readonly companyId: string; readonly blocked: boolean }) =>
      blocked ? api.call(blockCompany, { body: { companyId } }) : api.call(unblockCompany, { params: { companyId } }),
    onSuccess: (companies) => {
      cache.setQueryData(privacyKeys.blocked, companies);
      return cache.invalidateQueries({ queryKey: ['connections'] });
    },
  });
}
