import type { OwnProfile } from '@vela/contracts/schemas';

/** The roles that a talent's pay is compared with: their field, first desired role, its seniority, and their country. */
export interface ProfileKind {
  readonly categoryId: string;
  readonly roleId?: string;
  readonly country?: string;
  readonly years?: number;
}

/** What a talent says of themselves, saved or while it is typed. */
export interface Stated {
  readonly categoryId: string | undefined;
  readonly role: { readonly id: string; readonly years: number } | undefined;
  readonly experienceYears: number | null;
  readonly countries: readonly string[];
}

/** @returns null before there is a field */
export function kindOf({ categoryId, role, experienceYears, countries }: Stated): ProfileKind | null {
  if (categoryId === undefined) return null;
  const [country, ...others] = countries;
  return {
    categoryId,
    ...(role !== undefined && { roleId: role.id, years: Math.max(role.years, experienceYears ?? 0) }),
    ...(country !== undefined && others.length === 0 && { country }),
  };
}

/** @returns null before there is a field */
export function kindOfProfile(profile: OwnProfile | undefined): ProfileKind | null {
  if (profile === undefined) return null;
  const [desired] = profile.jobSeekerProfilesRoles;
  return kindOf({
    categoryId: profile.categoryId?.id,
    role: desired && { id: desired.role.id, years: desired.years },
    experienceYears: profile.experienceYears,
    countries: Object.keys(profile.countriesCities),
  });
}
