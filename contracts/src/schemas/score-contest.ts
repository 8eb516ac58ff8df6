import { array, type InferType, number, string } from 'yup';
import { LISTED_MAX } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { adminPage, adminRows } from './admin-common.js';
import { date, exact, requiredId, requiredText } from './common.js';

export const SCORE_CONTEST_STATUSES = ['open', 'answered'] as const;
export type ScoreContestStatus = (typeof SCORE_CONTEST_STATUSES)[number];
export const SCORE_CONTEST_TEXT_MAX = 2000;

/** A talent's doubt about a score. */
export const scoreContestInputSchema = exact({
  /** Which role or request it is about; empty for all. */
  about: string().trim().max(200, SAID.mostCharacters).defined(),
  text: requiredText(SCORE_CONTEST_TEXT_MAX),
});
export type ScoreContestInput = InferType<typeof scoreContestInputSchema>;

const fields = {
  id: requiredId(),
  about: string().defined(),
  text: string().required(),
  scoreVersion: number().integer().required(),
  status: string()
    .oneOf([...SCORE_CONTEST_STATUSES])
    .required(),
  createdAt: date().required(),
  answer: string().nullable().defined(),
  answeredAt: date().nullable().defined(),
};

export const scoreContestSchema = exact(fields);
export type ScoreContest = InferType<typeof scoreContestSchema>;
export const scoreContestsSchema = array().max(LISTED_MAX).of(scoreContestSchema).required();

export const adminScoreContestSchema = exact({ ...fields, userId: requiredId(), userName: string().defined() });
export type AdminScoreContest = InferType<typeof adminScoreContestSchema>;
export const adminScoreContestPageSchema = adminRows(adminScoreContestSchema);
export type AdminScoreContestPage = InferType<typeof adminScoreContestPageSchema>;
export const adminScoreContestQuerySchema = exact({
  status: string().oneOf([...SCORE_CONTEST_STATUSES]),
  page: adminPage(),
});
