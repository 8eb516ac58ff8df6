import { useMutation } from '@tanstack/react-query';
import { saveJobSeekerProfile } from '@vela/contracts/endpoints';
import { useServices } from '@vela/design-system/services';

/** Opens or closes the talent's profile for requests. Done once the session knows the result. */
export function useSetOpenToContact() {
  const { api, session } = useServices();
  return useMutation({
    mutationFn: (availableForContact: boolean) => api.call(saveJobSeekerProfile, { body: { availableForContact } }),
    onSuccess: () => session.refresh(),
  });
}
