import { saveJobSeekerProfile } from '@vela/contracts/endpoints';
import type { OwnProfile } from '@vela/contracts/schemas';
import { useChoice, useServices } from '@vela/design-system/services';

/**
 * Changes who may come upon the talent's profile. Done once the session knows the result.
 * @param which of the profile's switches
 */
export function useProfileChoice(which: keyof Pick<OwnProfile, 'availableForContact' | 'openToRanking'>) {
  const { api, session } = useServices();
  return useChoice({
    among: 'profile',
    which,
    mutationFn: (chosen: boolean) => api.call(saveJobSeekerProfile, { body: { [which]: chosen } }),
    onSuccess: () => session.refresh(),
    onError: () => void session.refresh(),
  });
}
