import { keepPreviousData, useMutation } from '@tanstack/react-query';
import {
  blockCompany,
  findCompaniesToBlock,
  listBlockedCompanies,
  listConnections,
  shieldFromEmployer,
  unblockCompany,
} from '@vela/contracts/endpoints';
import type { EmployerShieldInput } from '@vela/contracts/schemas';
import { useApi, useEndpoint, useOutdate, useReplaceAnswer } from '@vela/design-system/services';

/** Fewer characters find too many companies to choose from. */
export const SEARCH_MIN = 2;

export const useBlockedCompanies = () => useEndpoint(listBlockedCompanies, {});

/** @param text any word of the name; nothing is asked below `SEARCH_MIN` characters */
export function useCompanySearch(text: string) {
  const name = text.trim();
  return useEndpoint(findCompaniesToBlock, name.length < SEARCH_MIN ? null : { query: { name } }, {
    placeholderData: keepPreviousData,
  });
}

/** Companies whose requests the talent received. */
export const useCompaniesThatWrote = () => useEndpoint(findCompaniesToBlock, { query: {} });

/** Hides from an employer that need not be on Vela yet. */
export function useShieldFromEmployer() {
  const api = useApi();
  const outdate = useOutdate();
  const replaceAnswer = useReplaceAnswer();
  return useMutation({
    mutationFn: (body: EmployerShieldInput) => api.call(shieldFromEmployer, { body }),
    onSuccess: (companies) => {
      replaceAnswer(listBlockedCompanies, {}, () => companies);
      return outdate(listConnections);
    },
  });
}

/** Blocks a company, or lets it in again. Its open request ends with a block, so the requests are asked for anew. */
export function useChangeBlock() {
  const api = useApi();
  const outdate = useOutdate();
  const replaceAnswer = useReplaceAnswer();
  return useMutation({
    mutationFn: ({ companyId, blocked }: { readonly companyId: string; readonly blocked: boolean }) =>
      blocked ? api.call(blockCompany, { body: { companyId } }) : api.call(unblockCompany, { params: { companyId } }),
    onSuccess: (companies) => {
      replaceAnswer(listBlockedCompanies, {}, () => companies);
      return outdate(listConnections);
    },
  });
}
