import type { OpenRole, OpenRoleInput, TalentSeeker, TalentSeekerInput } from '@vela/contracts/schemas';
import { useSession } from '@vela/design-system/services';
import { useCreateOpenRole } from '../features/add-role/api/create-open-role.js';
import { useSaveProfile } from '../features/sign-up/api/save-profile.js';

/** What the recruiter's forms send: a request for a company, an open role, or a part of the profile. */
export type DashboardPayload = OpenRoleInput | TalentSeekerInput;

/** Which of the three handlers a payload is for. */
export type DashboardHandler = 'createCorporateAccount' | 'role' | 'other';

const isOpenRole = (payload: DashboardPayload): payload is OpenRoleInput => 'role' in payload;

/** @returns the handler that a payload is for, told by what it holds */
export function handlerOf(payload: DashboardPayload): DashboardHandler {
  if (isOpenRole(payload)) return 'role';
  return payload.createCorporateAccount === true ? 'createCorporateAccount' : 'other';
}

/** Sends a payload to where it belongs. @throws ApiError if it is refused */
export interface DashboardAction {
  (payload: OpenRoleInput): Promise<OpenRole>;
  (payload: TalentSeekerInput): Promise<TalentSeeker>;
}

/** The one action behind the recruiter's forms; a company of one's own is asked for only while there is none. */
export function useDashboardAction(): DashboardAction {
  const { user } = useSession();
  const createRole = useCreateOpenRole();
  const saveProfile = useSaveProfile();
  const hasCompany = Boolean(user?.talentSeeker?.company);

  function act(payload: OpenRoleInput): Promise<OpenRole>;
  function act(payload: TalentSeekerInput): Promise<TalentSeeker>;
  function act(payload: DashboardPayload): Promise<OpenRole | TalentSeeker> {
    if (isOpenRole(payload)) return createRole.mutateAsync(payload);
    if (handlerOf(payload) === 'other' || !hasCompany) return saveProfile.mutateAsync(payload);
    const { createCorporateAccount: _asked, companyName: _name, ...profile } = payload;
    return saveProfile.mutateAsync(profile);
  }
  return act;
}
