import type { MatchComponentKey } from '@vela/contracts/matching';

/** Weight of each component (docs/score.md, "Seven fits"). */
export const WEIGHTS: Readonly<Record<MatchComponentKey, number>> = {
  skills: 35,
  role: 10,
  years: 10,
  salary: 15,
  place: 15,
  employment: 8,
  availability: 7,
};
