import type { OwnProfile } from '@vela/contracts/schemas';

/** The roles that a talent's pay is compared with: their field, first desired role, its seniority, and their country. */
export interface ProfileKind {
  readonly categoryId: string;
  readonly roleId?: string;
  readonly country?: string;
  readonly years?: number;
}

/** @returns null before there is a field */
export function kindOfProfile(profile: OwnProfile | undefined): ProfileKind | null {
  const categoryId = profile?.categoryId?.id;
  if (profile === undefined || categoryId === undefined) return null;
  const [desired] = profile.jobSeekerProfilesRoles;
  const [country, ...others] = Object.keys(profile.countriesCities);
  const years = Math.max(desired?.years ?? 0, profile.experienceYears ?? 0);
  return {
    categoryId,
    ...(desired !== undefined && { roleId: desired.role.id, years }),
    ...(country !== undefined && others.length === 0 && { country }),
  };
}
