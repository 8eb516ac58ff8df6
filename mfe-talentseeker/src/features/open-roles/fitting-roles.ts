import type { AnonymousProfile, OpenRole } from '@vela/contracts/schemas';

/** Most roles that are offered at once. */
const OFFERED = 3;

/** @returns open roles that a talent can be asked for: first those that they want, then others of their category */
export function fittingRoles(
  { jobSeekerProfilesRoles, categoryId }: AnonymousProfile,
  roles: readonly OpenRole[],
): readonly OpenRole[] {
  const wanted = new Set(jobSeekerProfilesRoles.map(({ role }) => role.id));
  const open = roles.filter(({ status }) => status === 'open');
  const named = open.filter(({ roleId }) => wanted.has(roleId));
  const near = open.filter(({ roleId, category }) => !wanted.has(roleId) && category.id === categoryId?.id);
  return [...named, ...near].slice(0, OFFERED);
}
