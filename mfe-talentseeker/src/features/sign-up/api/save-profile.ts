import { useMutation } from '@tanstack/react-query';
import { saveTalentSeekerProfile } from '@vela/contracts/endpoints';
import type { TalentSeekerInput } from '@vela/contracts/schemas';
import { useApi, useSession } from '@vela/design-system/services';

/** Saves what is given of the recruiter's own profile; the session knows it, and acts in it, when this resolves. */
export function useSaveProfile() {
  const api = useApi();
  const session = useSession();
  return useMutation({
    mutationFn: (body: TalentSeekerInput) => api.call(saveTalentSeekerProfile, { body }),
    onSuccess: async () => {
      session.switchUserType('talentSeeker');
      await session.refresh();
    },
  });
}
