import type { DesiredRole, MatchProfile, MatchRole } from '../subjects.js';
import { type Fit, FULL, known, UNKNOWN_FIT } from './fit.js';

/** @returns the talent's entry for the open role, if it is among the desired ones */
export const desiredEntry = (role: MatchRole, profile: MatchProfile): DesiredRole | undefined =>
  profile.desiredRoles.find((desired) => desired.roleId === role.roleId);

/** 1 if the role is among the talent's desired roles, else 0 (docs/score.md). */
export function roleFit(role: MatchRole, profile: MatchProfile): Fit {
  if (profile.desiredRoles.length === 0) return UNKNOWN_FIT;
  const desired = desiredEntry(role, profile) !== undefined;
  return known(desired ? FULL : 0, [{ kind: 'role', role: role.roleName, desired }]);
}

/**
 * min(1, years in the desired role / required); without such an entry the general experience counts. Nothing required
 * fits everybody, and more than required costs nothing (docs/score.md).
 */
export function yearsFit(role: MatchRole, profile: MatchProfile): Fit {
  const desired = desiredEntry(role, profile);
  const held = desired?.years ?? profile.experienceYears;
  if (role.years === 0 || held !== null) {
    const years = held ?? 0;
    const fit = years >= role.years ? FULL : Math.floor((FULL * years) / role.years);
    return known(fit, [{ kind: 'years', required: role.years, held: years, inRole: desired !== undefined }]);
  }
  return UNKNOWN_FIT;
}
