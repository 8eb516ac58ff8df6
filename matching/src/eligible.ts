import type { MatchProfile, MatchRole, Searcher } from './subjects.js';

/** Complete enough to be shown: says what field, which role and which skills. */
export const isShowable = (profile: MatchProfile): boolean =>
  profile.categoryId !== null && profile.desiredRoles.length > 0 && profile.skills.length > 0;

/** Whether a profile may be shown to a company: open to contact, complete enough, not blocking it, not of its own people. */
export const isVisibleTo = ({ companyId, memberUserIds }: Searcher, profile: MatchProfile): boolean =>
  profile.availableForContact &&
  isShowable(profile) &&
  !profile.blockedCompanyIds.includes(companyId) &&
  !memberUserIds.includes(profile.userId);

/**
 * Whether a profile may be ranked for a role: visible to its company and of the same category (docs/score.md,
 * "Who is ranked"). Everything else only lowers the score.
 */
export const isEligible = (role: MatchRole, profile: MatchProfile): boolean =>
  profile.categoryId === role.categoryId && isVisibleTo(role, profile);
