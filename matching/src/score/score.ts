import { MATCH_COMPONENTS, type MatchComponentKey } from '@vela/contracts/matching';
import { CAPPED_BASIS_POINTS, impossibleBy } from '../components/cap.js';
import { type Fit, FULL } from '../components/fit.js';
import { FIT_OF } from '../components/index.js';
import { WEIGHTS } from '../components/weights.js';
import { BUNDLED_RATES, type RateTable } from '../subjects/rates.js';
import type { MatchProfile, MatchRole } from '../subjects/subjects.js';

export interface MatchScore {
  /** 0 to 10000. */
  readonly basisPoints: number;
  /** Share of the applied weight that was known, in basis points. */
  readonly coverage: number;
}

/** @returns the fit of every component */
export const fitsOf = (role: MatchRole, profile: MatchProfile, rates: RateTable): Record<MatchComponentKey, Fit> => ({
  skills: FIT_OF.skills(role, profile, rates),
  role: FIT_OF.role(role, profile, rates),
  years: FIT_OF.years(role, profile, rates),
  salary: FIT_OF.salary(role, profile, rates),
  place: FIT_OF.place(role, profile, rates),
  employment: FIT_OF.employment(role, profile, rates),
  availability: FIT_OF.availability(role, profile, rates),
});

type Fits = Readonly<Record<MatchComponentKey, Fit>>;

/** Σ weight·fit / Σ weight over the components that apply, rounded down, before anything caps it. */
export function uncappedScoreOf(fits: Fits): MatchScore {
  let applied = 0;
  let known = 0;
  let sum = 0;
  for (const key of MATCH_COMPONENTS) {
    const { status, fit } = fits[key];
    if (status === 'notApplicable') continue;
    applied += WEIGHTS[key];
    sum += WEIGHTS[key] * fit;
    if (status === 'known') known += WEIGHTS[key];
  }
  if (applied === 0) return { basisPoints: 0, coverage: 0 };
  return { basisPoints: Math.floor(sum / applied), coverage: Math.floor((FULL * known) / applied) };
}

/** The score of fits: held at 49 where a hire is impossible as things stand (docs/score.md, "The score"). */
export function scoreOfFits(fits: Fits): MatchScore {
  const uncapped = uncappedScoreOf(fits);
  if (uncapped.basisPoints <= CAPPED_BASIS_POINTS || impossibleBy(fits).length === 0) return uncapped;
  return { ...uncapped, basisPoints: CAPPED_BASIS_POINTS };
}

/**
 * Scores one open role against one profile. Pure and deterministic; whether the profile is eligible is another question.
 * @param rates currency table, the bundled one unless told
 */
export const scoreMatch = (role: MatchRole, profile: MatchProfile, rates: RateTable = BUNDLED_RATES): MatchScore =>
  scoreOfFits(fitsOf(role, profile, rates));

/** @returns the number from 0 to 100 that is shown for a score */
export const shownScore = (basisPoints: number): number => Math.floor(basisPoints / 100);
