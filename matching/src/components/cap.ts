import { DECIDING_COMPONENTS, type DecidingComponent, type MatchComponentKey } from '@vela/contracts/matching';
import type { Fit } from './fit.js';

/** The highest shown score of a match that cannot become a hire as things stand (docs/score.md, "The score"). */
export const CAPPED_SCORE = 49;
/** The same in basis points: the highest that are shown so. */
export const CAPPED_BASIS_POINTS = CAPPED_SCORE * 100 + 99;

/** @returns the deciding components that the role asks for and that fit nothing, stated or not */
export const impossibleBy = (
  fits: Readonly<Record<MatchComponentKey, Pick<Fit, 'status' | 'fit'>>>,
): readonly DecidingComponent[] =>
  DECIDING_COMPONENTS.filter((key) => fits[key].status !== 'notApplicable' && fits[key].fit === 0);
