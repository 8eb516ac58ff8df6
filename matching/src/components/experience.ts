import { totalYears } from '@vela/market/profiles';
import type { DesiredRole, MatchProfile, MatchRole } from '../subjects/subjects.js';
import { type Fit, FULL, known, NOT_STATED } from './fit.js';

/** @returns the talent's entry for the open role, if it is among the desired ones */
export const desiredEntry = (
  role: Pick<MatchRole, 'roleId'>,
  { desiredRoles }: Pick<MatchProfile, 'desiredRoles'>,
): DesiredRole | undefined => desiredRoles.find((desired) => desired.roleId === role.roleId);

/** @returns the years that count for a role: those in it where it is desired, else those in all; null where not stated */
export const countedYears = (role: Pick<MatchRole, 'roleId'>, profile: MatchProfile): number | null =>
  desiredEntry(role, profile)?.years ?? totalYears(profile);

/** 1 if the role is among the talent's desired roles, else 0 (docs/score.md). */
export function roleFit(role: MatchRole, profile: MatchProfile): Fit {
  if (profile.desiredRoles.length === 0) return NOT_STATED;
  const desired = desiredEntry(role, profile) !== undefined;
  return known(desired ? FULL : 0, [{ kind: 'role', role: role.roleName, desired }]);
}

/** Fit of years held against years required, more costs nothing. */
export const yearsFitOf = (held: number, required: number): number =>
  held >= required ? FULL : Math.floor((FULL * held) / required);

/**
 * min(1, years in the desired role / required); without such an entry the years in all count. Nothing required fits
 * everybody (docs/score.md).
 */
export function yearsFit(role: MatchRole, profile: MatchProfile): Fit {
  const held = countedYears(role, profile);
  if (held === null && role.years > 0) return NOT_STATED;
  // Where nothing is required, who stated nothing has nothing that speaks for them.
  if (held === null) return known(FULL, []);
  const inRole = desiredEntry(role, profile) !== undefined;
  return known(yearsFitOf(held, role.years), [{ kind: 'years', required: role.years, held, inRole }]);
}
