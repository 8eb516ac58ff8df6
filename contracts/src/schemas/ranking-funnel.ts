import { array, type InferType, number } from 'yup';
import { LISTED_MAX } from '../constants/index.js';
import { date, exact } from './common.js';

const count = () => number().integer().min(0).required();

/** What came of what lists showed, by version of the score. Each showing counts once at most for every step. */
export const rankingFunnelSchema = exact({
  since: date().required(),
  /** The latest version first. */
  versions: array()
    .max(LISTED_MAX)
    .of(
      exact({
        scoreVersion: number().integer().required(),
        /** A talent in a company's list for a role, once a day. */
        shown: count(),
        viewed: count(),
        requested: count(),
        answered: count(),
        accepted: count(),
        /** Confirmed by the platform. */
        hired: count(),
        /** Shown where a recruiter had put them; in none of the other figures. */
        movedByPeople: count(),
      }),
    )
    .required(),
});
export type RankingFunnel = InferType<typeof rankingFunnelSchema>;
