import { array, boolean, type InferType, mixed, number, string } from 'yup';
import { LISTED_MAX } from '../constants/index.js';
import type { MatchBreakdown, MatchReasons } from '../matching/breakdown.js';
import { date, exact, named, requiredId, talentReference } from './common.js';
import { fittedSchema } from './fitted.js';
import { anonymousProfileSchema, listedProfileSchema } from './job-seeker.js';
import { matchMoveSchema } from './moves.js';
import { mustSchema } from './musts.js';
import { requestCostSchema } from './request-cost.js';

export const CONNECTION_STATUSES = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** The explanation is made and typed by the matching package; here only its outline is checked. */
export const breakdownSchema = mixed<MatchBreakdown>({
  type: 'breakdown',
  check: (value): value is MatchBreakdown =>
    typeof value === 'object' && value !== null && 'basisPoints' in value && 'components' in value,
});

/** A request of the caller's company that is open or was accepted; null where there is none. */
export const liveConnection = () =>
  exact({ id: requiredId(), status: string().oneOf(['open', 'accepted']).required() })
    .nullable()
    .defined();

/** The reasons are chosen and typed by the matching package; here only their outline is checked. */
const reasonsSchema = mixed<MatchReasons>({
  type: 'breakdown',
  check: (value): value is MatchReasons =>
    typeof value === 'object' && value !== null && 'strengths' in value && 'gap' in value,
});

/** A match as one of many: what its card shows. */
export const matchSchema = exact({
  /** 0 to 100. */
  score: number().integer().min(0).max(100).required(),
  reasons: reasonsSchema.required(),
  jobSeekerProfile: listedProfileSchema.required(),
  fitted: fittedSchema.required(),
  /** Musts of the role that the talent misses; somebody who misses one is on the list apart. */
  missedMusts: array().max(LISTED_MAX).of(mustSchema).required(),
  /** The talent said that they are interested in this role. */
  interested: boolean().required(),
  /** Where somebody of the company put the talent by hand. */
  move: matchMoveSchema.nullable().defined(),
  /** The company's own connection with this talent, open or accepted. */
  connection: liveConnection(),
  /** From when the company may ask again, after a decline or a withdrawal; null where nothing holds it back. */
  askAgainFrom: date().nullable().defined(),
  cost: requestCostSchema.required(),
});
export type Match = InferType<typeof matchSchema>;

/** The talent's desired role that an open role is, or null where it is not among them. */
export const matchedRole = () => exact({ role: named().required(), years: number().required() }).nullable().defined();

/** What a match's card opens: the whole reckoning of its score, and the profile. */
export const matchDetailsSchema = exact({
  breakdown: breakdownSchema.required(),
  jobSeekerProfile: anonymousProfileSchema.required(),
  matchedRole: matchedRole(),
});
export type MatchDetails = InferType<typeof matchDetailsSchema>;

export const matchParamsSchema = exact({ id: requiredId(), talent: talentReference() });
