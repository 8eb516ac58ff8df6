import { getJobSeekerProfile } from '@vela/contracts/endpoints';
import type { AnonymousProfile } from '@vela/contracts/schemas';
import { useEndpoint } from '@vela/design-system/services';

/**
 * A talent's profile, shown at once from what the page already holds.
 * @param known the profile as the match or the connection carries it
 */
export const useTalent = (known: AnonymousProfile) =>
  useEndpoint(getJobSeekerProfile, { params: { id: known.id } }, { placeholderData: { ...known, extra: null } });
