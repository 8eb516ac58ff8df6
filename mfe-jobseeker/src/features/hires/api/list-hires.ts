import { useQuery } from '@tanstack/react-query';
import { listHires } from '@vela/contracts/endpoints';
import type { TalentHire } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { hireKeys } from './query-keys.js';

/** @returns the talent's hires, the latest report first */
export function useHires() {
  const api = useApi();
  return useQuery({
    queryKey: hireKeys.all,
    queryFn: async ({ signal }) => {
      const hires = await api.call(listHires, { query: { userType: 'jobSeeker' } }, { signal });
      return hires.filter((hire): hire is TalentHire => hire.view === 'jobSeeker');
    },
    // Company and platform act at any time.
    staleTime: 0,
  });
}
