import { useMutation } from '@tanstack/react-query';
import { saveJobSeekerProfile } from '@vela/contracts/endpoints';
import type { JobSeekerInput } from '@vela/contracts/schemas';
import { useChoice, useServices } from '@vela/design-system/services';

/**
 * Saves a part of the caller's own profile; what is left out stays as it is. Done once the session knows the result, so
 * that whoever navigates next sees it.
 */
export function useSaveProfile() {
  const { api, session } = useServices();
  return useMutation({
    mutationFn: (part: JobSeekerInput) => api.call(saveJobSeekerProfile, { body: part }),
    onSuccess: () => session.refresh(),
  });
}

/** Opens or closes the profile for requests. Done once the session knows the result. */
export function useContactChoice() {
  const { api, session } = useServices();
  return useChoice({
    among: 'profile',
    which: 'availableForContact',
    mutationFn: (availableForContact: boolean) => api.call(saveJobSeekerProfile, { body: { availableForContact } }),
    onSuccess: () => session.refresh(),
    onError: () => void session.refresh(),
  });
}
