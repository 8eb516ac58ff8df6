import type { MatchBreakdown, MatchChange, MatchComponentKey, MatchFact } from '@vela/contracts/matching';

/**
 * How a breakdown is put in words and whole points. The matching package has them all:
 * `{ titles: COMPONENT_TITLES, fact: describeFact, change: describeChange, points: shownPoints }`.
 */
export interface MatchTexts {
  readonly titles: Readonly<Record<MatchComponentKey, string>>;
  readonly fact: (fact: MatchFact) => string;
  readonly change: (change: MatchChange) => string;
  /** Whole points per component, in the order of `components`, adding up to the shown score. */
  readonly points: (breakdown: MatchBreakdown) => readonly { readonly points: number; readonly max: number }[];
}
