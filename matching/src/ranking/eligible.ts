import { isVisibleTo, mayBeRankedFor, type Searcher } from '@vela/market/visibility';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';

/** Whom a question is about: those of a category as they are ranked for a role, or all whom a company may see, without one. */
export interface Scope extends Searcher {
  readonly categoryId: string | null;
}

/** Whether a profile is one of those that a question is about. */
export const isInScope = (scope: Scope, profile: MatchProfile): boolean =>
  scope.categoryId === null
    ? isVisibleTo(scope, profile)
    : profile.categoryId === scope.categoryId && mayBeRankedFor(scope, profile);

/**
 * Whether a profile may be ranked for a role: visible to its company, of the same category, and open to being ranked
 * (docs/score.md, "Who is ranked"). Everything else only lowers the score.
 */
export const isEligible = (role: MatchRole, profile: MatchProfile): boolean => isInScope(role, profile);

/** Whether a company may ask a talent for a role: eligible, whether or not the talent lets itself be ranked. */
export const mayBeAskedFor = (role: MatchRole, profile: MatchProfile): boolean =>
  profile.categoryId === role.categoryId && isVisibleTo(role, profile);
