import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getMe, saveTalentSeekerProfile } from '@vela/contracts/endpoints';
import type { TalentSeekerInput } from '@vela/contracts/schemas';
import { forgetAllBut, useApi, useSession } from '@vela/design-system/services';

/** Saves what is given of the recruiter's own profile; the session knows it, and acts in it, when this resolves. */
export function useSaveProfile() {
  const api = useApi();
  const session = useSession();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: TalentSeekerInput) => api.call(saveTalentSeekerProfile, { body }),
    onSuccess: async (_saved, { magicLink }) => {
      // Who joins a company sees nothing more of the one that they had before.
      if (magicLink !== undefined) forgetAllBut(cache, getMe);
      session.switchUserType('talentSeeker');
      await session.refresh();
    },
  });
}
