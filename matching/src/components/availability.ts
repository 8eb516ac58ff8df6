import type { MatchProfile, MatchRole } from '../subjects.js';
import { type Fit, FULL, known, UNKNOWN_FIT } from './fit.js';

/** Months of delay at which nothing is left of the fit (docs/score.md). */
const LATEST_MONTHS = 6;

/** Available by the role's time → 1, else max(0, 1 − months late / 6). */
export function availabilityFit(role: MatchRole, profile: MatchProfile): Fit {
  if (profile.availability === null) return UNKNOWN_FIT;
  const late = Math.max(0, profile.availability - role.availability);
  const fit = Math.max(0, Math.floor((FULL * (LATEST_MONTHS - late)) / LATEST_MONTHS));
  return known(fit, [
    { kind: 'availability', neededInMonths: role.availability, availableInMonths: profile.availability },
  ]);
}
