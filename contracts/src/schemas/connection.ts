import { array, boolean, type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import { DECLINE_REASON_MAX, INTRODUCTION_MAX, LISTED_MAX, SENIORITY_KEYS } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { currency, date, exact, requiredId, salaryPeriod, talentReference, typedText, userType } from './common.js';
import { replyClockSchema, replyFiguresSchema } from './company-page.js';
import { conversationSchema } from './conversation.js';
import { counterOfferSchema } from './counter-offer.js';
import { anonymousProfileSchema, extraProfileSchema } from './job-seeker.js';
import { breakdownSchema, CONNECTION_STATUSES, matchedRole } from './match.js';
import { reservesSchema } from './request-cost.js';

const status = () =>
  string()
    .oneOf([...CONNECTION_STATUSES])
    .required();

/** Body of `POST /api/connections`. */
export const connectionInputSchema = exact({
  jobSeekerId: talentReference(),
  roleId: requiredId(),
  openRoleId: requiredId(),
  text: typedText().max(INTRODUCTION_MAX, SAID.mostCharacters).defined(),
  /** What the sender was shown that it reserves: it is not sent where that is more by now. Callers of before say nothing. */
  reserves: reservesSchema.optional().default(undefined),
});
export type ConnectionInput = InferType<typeof connectionInputSchema>;

/** Body of `POST /api/connections/{id}`: the talent accepts or declines, the company withdraws. */
export const connectionAnswerSchema = exact({
  status: string()
    .oneOf(['accepted', 'declined', 'withdrawn'], said('Choose accepted, declined or withdrawn.'))
    .required(),
  reason: typedText().max(DECLINE_REASON_MAX, SAID.mostCharacters),
});
export type ConnectionAnswer = InferType<typeof connectionAnswerSchema>;

const roleSummarySchema = exact({
  id: requiredId(),
  name: string().required(),
  years: number().integer().required(),
  compensation: string().required(),
  currency: currency().required(),
  compensationTimePeriod: salaryPeriod().required(),
  remote: boolean().required(),
  hybrid: boolean().required(),
  office: boolean().required(),
  places: array().max(LISTED_MAX).of(string().required()).required(),
  permanentPercentage: number().nullable().defined(),
  freelancePercentage: number().nullable().defined(),
  availability: number().required(),
  description: string().defined(),
});

/** What a request holds back until it is answered. */
const reservationSchema = exact({
  kind: string().oneOf(['freeProfile', 'tokens', 'none']).required(),
  amount: number().integer().required(),
});

/**
 * What becomes of what a request reserved, once it ends without a yes: all of it is the company's again, a free profile is gone
 * with the launch offer or because some had been given before, or tokens repay a debt first. Nothing where it reserved nothing.
 */
export const GIVEN_BACK = ['all', 'offerOver', 'givenBefore', 'repays', 'nothing'] as const;
export type GivenBack = (typeof GIVEN_BACK)[number];

const shared = {
  id: requiredId(),
  status: status(),
  createdAt: date().required(),
  expiresAt: date().required(),
  answeredAt: date().nullable().defined(),
  text: string().defined(),
  openRole: roleSummarySchema.required(),
  breakdown: breakdownSchema.required(),
  /** Days until the last one on which it can be answered; 0 on that day, and once it is over. */
  daysLeft: number().integer().min(0).required(),
  /** Who is waited for; null once it is over. */
  clock: replyClockSchema.nullable().defined(),
  /** The talent's one counter-offer, null where there is none. */
  counterOffer: counterOfferSchema.nullable().defined(),
};

/** A connection as the company sees it; `extra` is null until the talent accepted. */
export const sentConnectionSchema = exact({
  ...shared,
  view: string().oneOf(['talentSeeker']).required(),
  jobSeeker: anonymousProfileSchema.required(),
  matchedRole: matchedRole(),
  extra: extraProfileSchema.nullable().defined(),
  reservation: reservationSchema.required(),
  /** Whether the free profile that it reserves is one of the launch offer. */
  reservesLaunchOffer: boolean().required(),
  /** What would become of what it reserves, if it ended now without a yes. */
  givesBack: string()
    .oneOf([...GIVEN_BACK])
    .required(),
  /** Seniority that the request was priced with; a hire's fee follows from it. */
  band: string()
    .oneOf([...SENIORITY_KEYS])
    .required(),
  /** The company's own notes and stage; null until the talent accepted. */
  conversation: conversationSchema.nullable().defined(),
  /** From when the company may remind the talent. */
  remindFrom: date().required(),
  /** When the company reminded the talent; it can once. */
  remindedAt: date().nullable().defined(),
});
export type SentConnection = Omit<InferType<typeof sentConnectionSchema>, 'view'> & { readonly view: 'talentSeeker' };

/** A connection as the talent sees it. */
export const receivedConnectionSchema = exact({
  ...shared,
  view: string().oneOf(['jobSeeker']).required(),
  /** The talent has reported it. */
  reported: boolean().required(),
  company: exact({
    name: string().required(),
    city: string().defined(),
    country: string().defined(),
    /** The platform checked that it is who it says it is. */
    verified: boolean().required(),
    /** A domain that one of its people proved by a mail; null where there is none. */
    domain: string().nullable().defined(),
    logoUrl: string().nullable().defined(),
    replies: replyFiguresSchema.nullable().defined(),
  }).required(),
});
export type ReceivedConnection = Omit<InferType<typeof receivedConnectionSchema>, 'view'> & {
  readonly view: 'jobSeeker';
};

/** What stays of a request once its talent is gone, and a hire follows from: what it was priced with, and its pay. */
export const askedTermsSchema = exact({
  band: string()
    .oneOf([...SENIORITY_KEYS])
    .required(),
  compensation: string().required(),
  currency: currency().required(),
  compensationTimePeriod: salaryPeriod().required(),
});
export type AskedTerms = InferType<typeof askedTermsSchema>;

export const sentConnectionsSchema = array().max(LISTED_MAX).of(sentConnectionSchema).required();
export const receivedConnectionsSchema = array().max(LISTED_MAX).of(receivedConnectionSchema).required();

export const connectionQuerySchema = exact({
  userType: userType().required(said('Say for which role: userType=jobSeeker or userType=talentSeeker.')),
  status: string().oneOf([...CONNECTION_STATUSES]),
});
export const connectionParamsSchema = exact({ id: requiredId() });
