import { array, boolean, type InferType, number, string } from 'yup';
import {
  BENEFIT_MAX,
  BENEFITS_MAX,
  COMPANY_ABOUT_MAX,
  COMPANY_SIZES,
  CONVERSATION_SIDES,
  PAGE_ROLES_MAX,
  WEBSITE_MAX,
} from '../constants/index.js';
import { SAID } from '../texts/index.js';
import {
  countriesCities,
  currency,
  date,
  exact,
  percentage,
  requiredId,
  requiredText,
  salaryPeriod,
  texts,
  typedText,
} from './common.js';
import { compensation } from './open-role.js';

const count = () => number().integer().min(0).required();

/**
 * How a company answers whoever waits for it, over the requests of `REPLY_WINDOW_DAYS`. What counts as answered, and from
 * how many on it is told, is a rule of `market/replies`.
 */
export const replyFiguresSchema = exact({
  /** Conversations in which it was the company's to answer. */
  conversations: count(),
  /** Those of them that nobody was left waiting in. */
  answered: count(),
  /** Business days within which half of all answers came; 0 for the same day. */
  days: count(),
  /** People are often left waiting. */
  leavesWaiting: boolean().required(),
});
export type ReplyFigures = InferType<typeof replyFiguresSchema>;

/** Who is waited for, since when, and what is to be expected. */
export const replyClockSchema = exact({
  for: string()
    .oneOf([...CONVERSATION_SIDES])
    .required(),
  since: date().required(),
  /** Business days within which an answer usually comes; null where too little is known, and never of one talent. */
  usualDays: number().integer().min(0).nullable().defined(),
  /** When it ends without an answer; null where it does not. */
  until: date().nullable().defined(),
});
export type ReplyClock = InferType<typeof replyClockSchema>;

/** The whole of what a company says of itself. */
export const companyPageInputSchema = exact({
  about: typedText().max(COMPANY_ABOUT_MAX, SAID.mostCharacters).defined(),
  /** Empty for none. What it must look like is a rule of `market/companies`. */
  website: typedText().max(WEBSITE_MAX, SAID.mostCharacters).defined(),
  benefits: texts(BENEFITS_MAX, BENEFIT_MAX).required(),
  countriesCities: countriesCities().required(),
});
export type CompanyPageInput = InferType<typeof companyPageInputSchema>;

/** Body of `POST /api/companies/page`: what is left out stays as it is. */
export const companyPageChangesSchema = companyPageInputSchema.partial();
export type CompanyPageChanges = InferType<typeof companyPageChangesSchema>;

/** An open role of a company's page; nothing leads from here to what talent sees of roles whose companies are not named. */
const pageRoleSchema = exact({
  role: string().required(),
  years: number().integer().min(0).required(),
  remote: boolean().required(),
  hybrid: boolean().required(),
  office: boolean().required(),
  countriesCities: countriesCities().required(),
  permanentPercentage: percentage().nullable().defined(),
  freelancePercentage: percentage().nullable().defined(),
  compensation: compensation().required(),
  currency: currency().required(),
  compensationTimePeriod: salaryPeriod().required(),
});
export type CompanyPageRole = InferType<typeof pageRoleSchema>;

/** Why the platform took a page down, and since when nobody but the company's own people reads it. */
export const pageTakenDownSchema = exact({
  at: date().required(),
  reason: string().required(),
  /** When the company last changed it since; null where it did not. What it changed waits for the platform's word. */
  changedAt: date().nullable().defined(),
});
export type PageTakenDown = InferType<typeof pageTakenDownSchema>;

/** A company as talent sees it whom it asked. No person of it is in here. */
export const companyPageSchema = exact({
  name: string().required(),
  /** The platform checked that it is who it says it is. */
  verified: boolean().required(),
  /** A domain that one of its people proved by a mail; null where there is none. */
  domain: string().nullable().defined(),
  logoUrl: string().nullable().defined(),
  city: string().defined(),
  country: string().defined(),
  people: string()
    .oneOf([...COMPANY_SIZES])
    .nullable()
    .defined(),
  about: string().defined(),
  /** An https address in its canonical form; null where there is none. */
  website: string().nullable().defined(),
  benefits: array().of(string().required()).max(BENEFITS_MAX).required(),
  countriesCities: countriesCities().required(),
  /** Open roles that the company lets talent see. */
  roles: array().of(pageRoleSchema).max(PAGE_ROLES_MAX).required(),
  replies: replyFiguresSchema.nullable().defined(),
  /** For the company's own people and the platform; null for everybody else, and where the page is shown. */
  takenDown: pageTakenDownSchema.nullable().defined(),
});
export type CompanyPage = InferType<typeof companyPageSchema>;

export const logoParamsSchema = exact({ id: requiredId() });

/** What an invitation's page says before anybody signs up. */
export const invitationQuerySchema = exact({ token: requiredText(200) });
export const invitationSchema = exact({ companyName: string().required(), inviterName: string().required() });
export type Invitation = InferType<typeof invitationSchema>;
