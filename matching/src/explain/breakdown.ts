import {
  MATCH_COMPONENTS,
  type MatchBreakdown,
  type MatchComponent,
  type MatchReasons,
} from '@vela/contracts/matching';
import { CAPPED_SCORE, impossibleBy } from '../components/cap.js';
import { FULL } from '../components/fit.js';
import { SCORE_VERSION } from '../components/index.js';
import { WEIGHTS } from '../components/weights.js';
import { apportion } from '../score/apportion.js';
import { fitsOf, scoreOfFits, shownScore, uncappedScoreOf } from '../score/score.js';
import { BUNDLED_RATES, type RateTable } from '../subjects/rates.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';
import { counterfactualsFor } from './counterfactuals.js';
import { leadingReasons } from './reasons.js';

type Fits = ReturnType<typeof fitsOf>;

/** A breakdown but for what would change it. */
function reckoned(role: MatchRole, fits: Fits, rates: RateTable): Omit<MatchBreakdown, 'counterfactuals'> {
  const { basisPoints, coverage } = scoreOfFits(fits);
  const uncapped = uncappedScoreOf(fits).basisPoints;
  const applied = MATCH_COMPONENTS.map((key) => (fits[key].status === 'notApplicable' ? 0 : WEIGHTS[key]));
  const maxima = apportion(FULL, applied);
  const points = apportion(
    uncapped,
    MATCH_COMPONENTS.map((key, index) => (applied[index] ?? 0) * fits[key].fit),
    maxima,
  );
  const components = MATCH_COMPONENTS.map((key, index): MatchComponent => ({
    key,
    status: fits[key].status,
    points: points[index] ?? 0,
    maxPoints: maxima[index] ?? 0,
    weight: WEIGHTS[key],
    facts: fits[key].facts,
  }));
  return {
    version: SCORE_VERSION,
    ...(role.skillTable !== undefined && { skillTable: role.skillTable }),
    basisPoints,
    score: shownScore(basisPoints),
    cap: uncapped === basisPoints ? null : { score: CAPPED_SCORE, uncapped, because: impossibleBy(fits) },
    coverage,
    ratesDate: rates.date,
    components,
  };
}

/**
 * The score of `scoreMatch` with everything it rests on. Contributions add up to the score before a cap, maxima to 10000.
 * @param rates currency table, the bundled one unless told
 */
export function explainMatch(role: MatchRole, profile: MatchProfile, rates: RateTable = BUNDLED_RATES): MatchBreakdown {
  const fits = fitsOf(role, profile, rates);
  return { ...reckoned(role, fits, rates), counterfactuals: counterfactualsFor(role, profile, rates, fits) };
}

/**
 * The shown score of `explainMatch`, 0 to 100, and its leading reasons: what a list tells of each, for less than half of
 * the work.
 * @param rates currency table, the bundled one unless told
 */
export function outlineMatch(
  role: MatchRole,
  profile: MatchProfile,
  rates: RateTable = BUNDLED_RATES,
): { readonly score: number; readonly reasons: MatchReasons } {
  const breakdown = reckoned(role, fitsOf(role, profile, rates), rates);
  return { score: breakdown.score, reasons: leadingReasons(breakdown) };
}

/**
 * A breakdown's points as they are shown: whole numbers of 100 that add up to the shown score, or to what it would be without its cap.
 * @returns points and maxima by position in `breakdown.components`
 */
export function shownPoints(breakdown: MatchBreakdown): readonly { readonly points: number; readonly max: number }[] {
  const maxima = apportion(
    100,
    breakdown.components.map((component) => component.maxPoints),
  );
  const points = apportion(
    breakdown.cap ? shownScore(breakdown.cap.uncapped) : breakdown.score,
    breakdown.components.map((component) => component.points),
    maxima,
  );
  return points.map((value, index) => ({ points: value, max: maxima[index] ?? 0 }));
}
