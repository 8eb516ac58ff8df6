import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { type Fit, FULL, known, NOT_STATED } from './fit.js';

/** Months of delay at which nothing is left of the fit (docs/score.md). */
export const LATEST_MONTHS = 6;

/** Available by the role's time → 1, else max(0, 1 − months late / 6). */
export function availabilityFit(
  role: Pick<MatchRole, 'availability'>,
  profile: Pick<MatchProfile, 'availability'>,
): Fit {
  if (profile.availability === null) return NOT_STATED;
  const late = Math.max(0, profile.availability - role.availability);
  const fit = Math.max(0, Math.floor((FULL * (LATEST_MONTHS - late)) / LATEST_MONTHS));
  return known(fit, [
    { kind: 'availability', neededInMonths: role.availability, availableInMonths: profile.availability },
  ]);
}
