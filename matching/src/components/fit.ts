import type { MatchFact } from '@vela/contracts/matching';

/** A perfect fit in basis points; fits are integers from 0 to this. */
export const FULL = 10_000;
/** Fit of what the talent left blank (docs/score.md, "Seven fits"). */
export const UNKNOWN = 5_000;

/** How well one component fits, and what that rests on. */
export interface Fit {
  readonly status: 'known' | 'unknown' | 'notApplicable';
  readonly fit: number;
  readonly facts: readonly MatchFact[];
}

export const known = (fit: number, facts: readonly MatchFact[]): Fit => ({ status: 'known', fit, facts });
export const UNKNOWN_FIT: Fit = { status: 'unknown', fit: UNKNOWN, facts: [{ kind: 'unknown' }] };
export const NOT_APPLICABLE: Fit = { status: 'notApplicable', fit: 0, facts: [] };
