import { isVisibleTo } from '@vela/market/visibility';
import type { MatchProfile, MatchRole } from './subjects.js';

/**
 * Whether a profile may be ranked for a role: visible to its company and of the same category (docs/score.md,
 * "Who is ranked"). Everything else only lowers the score.
 */
export const isEligible = (role: MatchRole, profile: MatchProfile): boolean =>
  profile.categoryId === role.categoryId && isVisibleTo(role, profile);
