import type { MatchFact } from '@vela/contracts/matching';

/** A perfect fit in basis points; fits are integers from 0 to this. */
export const FULL = 10_000;

/** How well one component fits, and what that rests on. */
export interface Fit {
  readonly status: 'known' | 'unknown' | 'notApplicable';
  readonly fit: number;
  readonly facts: readonly MatchFact[];
}

export const known = (fit: number, facts: readonly MatchFact[]): Fit => ({ status: 'known', fit, facts });
/** What the talent did not state earns nothing: no blank is worth more than the truth (docs/score.md, "Seven fits"). */
export const NOT_STATED: Fit = { status: 'unknown', fit: 0, facts: [{ kind: 'notStated' }] };
export const NOT_APPLICABLE: Fit = { status: 'notApplicable', fit: 0, facts: [] };
