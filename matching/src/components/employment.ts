import { EMPLOYMENT_PERCENTAGE_DEFAULT, EMPLOYMENT_TYPES, type EmploymentType } from '@vela/contracts/constants';
import type { MatchProfile, MatchRole } from '../subjects.js';
import { type Fit, FULL, known, NOT_APPLICABLE, UNKNOWN_FIT } from './fit.js';

/** @returns the percentage of one employment type; what was not said counts as full time */
export const percentageOf = (
  subject: Pick<MatchProfile, 'permanentPercentage' | 'freelancePercentage'>,
  type: EmploymentType,
): number =>
  (type === 'permanent' ? subject.permanentPercentage : subject.freelancePercentage) ?? EMPLOYMENT_PERCENTAGE_DEFAULT;

/** Best over the shared types: 1 − |role % − talent %| / 100 (docs/score.md). */
export function employmentFit(role: MatchRole, profile: MatchProfile): Fit {
  if (!role.permanent && !role.freelance) return NOT_APPLICABLE;
  if (!profile.permanent && !profile.freelance) return UNKNOWN_FIT;
  let best: Fit = known(0, [{ kind: 'noSharedEmployment' }]);
  let found = false;
  for (const type of EMPLOYMENT_TYPES) {
    if (!role[type] || !profile[type]) continue;
    const offered = percentageOf(role, type);
    const wished = percentageOf(profile, type);
    const fit = FULL - 100 * Math.abs(offered - wished);
    if (!found || fit > best.fit) best = known(fit, [{ kind: 'employment', type, offered, wished }]);
    found = true;
  }
  return best;
}
