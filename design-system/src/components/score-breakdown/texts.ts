import type { MatchBreakdown, MatchCap, MatchChange, MatchComponentKey, MatchFact } from '@vela/contracts/matching';

/**
 * How a breakdown is put in words and whole points. The matching package has them all:
 * `MATCH_TEXTS`.
 */
export interface MatchTexts {
  readonly titles: Readonly<Record<MatchComponentKey, string>>;
  readonly fact: (fact: MatchFact) => string;
  /** How a skill's rarity weighs it, null where it weighs as usual. */
  readonly rarity?: (worth: { readonly rarity?: number }) => string | null;
  /** Why a score is held low. */
  readonly cap?: (cap: MatchCap) => string;
  readonly change: (change: MatchChange) => string;
  /** Whole points per component, in the order of `components`, adding up to the shown score. */
  readonly points: (breakdown: MatchBreakdown) => readonly { readonly points: number; readonly max: number }[];
}
