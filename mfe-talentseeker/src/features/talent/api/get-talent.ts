import { getJobSeekerProfile } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/**
 * Opens a talent's profile, which the talent gets to know of; until it has come, the page shows what it holds already.
 * @param openRoleId the role for which the company looks, undefined where it looks for none
 */
export const useTalent = (id: string, openRoleId: string | undefined) =>
  useEndpoint(getJobSeekerProfile, { params: { id }, ...(openRoleId !== undefined && { query: { openRoleId } }) });
