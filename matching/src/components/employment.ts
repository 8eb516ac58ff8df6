import { EMPLOYMENT_PERCENTAGE_DEFAULT, EMPLOYMENT_TYPES, type EmploymentType } from '@vela/contracts/constants';
import type { MatchProfile } from '../subjects/subjects.js';
import { type Fit, FULL, known, NOT_APPLICABLE, NOT_STATED } from './fit.js';

type Percentages = Pick<MatchProfile, 'permanentPercentage' | 'freelancePercentage'>;
type Employment = Pick<MatchProfile, EmploymentType> & Percentages;

const given = (subject: Percentages, type: EmploymentType): number | null =>
  type === 'permanent' ? subject.permanentPercentage : subject.freelancePercentage;

/** @returns the percentage that a role offers; what was not said is full time */
export const offeredPercentage = (role: Percentages, type: EmploymentType): number =>
  given(role, type) ?? EMPLOYMENT_PERCENTAGE_DEFAULT;

/** @returns the percentage that a talent offers, or null where the type is not ticked or its percentage not stated */
export const wishedPercentage = (profile: Employment, type: EmploymentType): number | null =>
  profile[type] ? given(profile, type) : null;

/** Best over the shared types: 1 − |role % − talent %| / 100 (docs/score.md). */
export function employmentFit(role: Employment, profile: Employment): Fit {
  if (!role.permanent && !role.freelance) return NOT_APPLICABLE;
  if (EMPLOYMENT_TYPES.every((type) => wishedPercentage(profile, type) === null)) return NOT_STATED;
  let best: Fit = known(0, [{ kind: 'noSharedEmployment' }]);
  for (const type of EMPLOYMENT_TYPES) {
    const wished = wishedPercentage(profile, type);
    if (!role[type] || wished === null) continue;
    const offered = offeredPercentage(role, type);
    const fit = FULL - 100 * Math.abs(offered - wished);
    if (fit > best.fit) best = known(fit, [{ kind: 'employment', type, offered, wished }]);
  }
  return best;
}
