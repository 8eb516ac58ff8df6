/** A role that a talent wants, with the years in it. */
interface DesiredRole {
  readonly role: { readonly id: string };
}

/** @returns which of the roles that a talent wants an open role is, null where it is none */
export const matchedRoleOf = <Desired extends DesiredRole>(
  { jobSeekerProfilesRoles }: { readonly jobSeekerProfilesRoles: readonly Desired[] },
  roleId: string,
): Desired | null => jobSeekerProfilesRoles.find(({ role }) => role.id === roleId) ?? null;
