import { useMutation } from '@tanstack/react-query';
import { saveJobSeekerProfile } from '@vela/contracts/endpoints';
import type { JobSeekerInput } from '@vela/contracts/schemas';
import { useServices } from '@vela/design-system/services';

/** Changes who may come upon the talent's profile. Done once the session knows the result. */
export function useChangeProfile() {
  const { api, session } = useServices();
  return useMutation({
    mutationFn: (body: Pick<JobSeekerInput, 'availableForContact' | 'openToRanking'>) =>
      api.call(saveJobSeekerProfile, { body }),
    onSuccess: () => session.refresh(),
  });
}
