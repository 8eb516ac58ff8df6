import type { OwnProfile } from '@vela/contracts/schemas';
import { type ComparableRoles, comparableRoles } from '@vela/market/pay';
import { seniorityYears } from '@vela/market/profiles';

/** What a talent says of themselves, saved or while it is typed. */
export interface Stated {
  readonly categoryId: string | undefined;
  readonly role: { readonly id: string; readonly years: number } | undefined;
  readonly experienceYears: number | null;
  readonly countries: readonly string[];
}

/** @returns the roles that a talent's pay is compared with; null before there is a field */
export function comparedWith({ categoryId, role, experienceYears, countries }: Stated): ComparableRoles | null {
  if (categoryId === undefined) return null;
  const years = role === undefined ? 0 : seniorityYears({ experienceYears, desiredRoles: [role] });
  return comparableRoles({ categoryId, role: role === undefined ? null : { id: role.id, years }, countries });
}

/** @returns the roles that a profile's pay is compared with; null before there is a field */
export function profileComparedWith(profile: OwnProfile | undefined): ComparableRoles | null {
  if (profile === undefined) return null;
  const [desired] = profile.jobSeekerProfilesRoles;
  return comparedWith({
    categoryId: profile.categoryId?.id,
    role: desired && { id: desired.role.id, years: desired.years },
    experienceYears: profile.experienceYears,
    countries: Object.keys(profile.countriesCities),
  });
}
