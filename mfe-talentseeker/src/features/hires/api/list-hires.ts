import { useQuery } from '@tanstack/react-query';
import { listHires } from '@vela/contracts/endpoints';
import type { CompanyHire } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** @returns the company's hires, the latest report first */
export function useHires() {
  const api = useApi();
  return useQuery({
    queryKey: queryKeys.hires,
    queryFn: async ({ signal }) => {
      const hires = await api.call(listHires, { query: { userType: 'talentSeeker' } }, { signal });
      return hires.filter((hire): hire is CompanyHire => hire.view === 'talentSeeker');
    },
    // Talent and platform answer at any time.
    staleTime: 0,
  });
}
