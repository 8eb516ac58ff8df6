import type { MatchProfile, MatchRole } from './subjects.js';

/** Complete enough to be shown: says what field, which role and which skills. */
export const isShowable = (profile: MatchProfile): boolean =>
  profile.categoryId !== null && profile.desiredRoles.length > 0 && profile.skills.length > 0;

/**
 * Whether a profile may be ranked for a role: same category, open to contact, complete enough, not blocking the company,
 * not of one of its own people (matching.md "Eligible"). Everything else only lowers the score.
 */
export const isEligible = (role: MatchRole, profile: MatchProfile): boolean =>
  profile.availableForContact &&
  profile.categoryId === role.categoryId &&
  isShowable(profile) &&
  !profile.blockedCompanyIds.includes(role.companyId) &&
  !role.memberUserIds.includes(profile.userId);
