import { SKILL_LEVEL_MAX } from '@vela/contracts/constants';
import { explainMatch } from '../explain/breakdown.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';

/** Who has this one skill may be ranked, whatever else they lack; no role asks for it. */
export const UNASKED = { skillId: 'unasked', name: 'Unasked', level: SKILL_LEVEL_MAX };

/** @returns somebody who fits a role in everything */
export const perfectFor = (role: MatchRole, profile: MatchProfile): MatchProfile => ({
  ...profile,
  skills: [UNASKED, ...role.skills],
  desiredRoles: [{ roleId: role.roleId, name: role.roleName, years: 40, weight: 3 }],
  experienceYears: 40,
  remote: role.remote,
  hybrid: role.hybrid,
  office: role.office,
  places: role.places,
  permanent: role.permanent,
  freelance: role.freelance,
  permanentPercentage: role.permanentPercentage,
  freelancePercentage: role.freelancePercentage,
  minSalary: 0,
  maxSalary: 0,
  currency: role.offer.currency,
  period: role.offer.period,
  availability: 0,
});

/** @returns whether a pair can become a hire: pay, place and employment each fit somewhat, or are not asked for */
export const isPossible = (role: MatchRole, profile: MatchProfile): boolean =>
  explainMatch(role, profile).components.every(
    ({ key, status, points, maxPoints }) =>
      !(key === 'place' || key === 'employment' || key === 'salary') ||
      status === 'notApplicable' ||
      maxPoints === 0 ||
      points > 0,
  );
