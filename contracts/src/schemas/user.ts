import { array, boolean, type InferType, number, string } from 'yup';
import { languages, said } from '@vela/language';
import { LEGAL_TEXT_NAMES } from '../legal/index.js';
import { currency, exact, requiredId, userType } from './common.js';
import { ownProfileSchema } from './job-seeker.js';
import { talentSeekerSchema } from './talent-seeker.js';

const language = () => string().oneOf(languages);
const payCurrency = () => currency().nullable().defined();

const outstandingTextSchema = exact({
  text: string().oneOf(LEGAL_TEXT_NAMES).required(),
  /** The version that applies. */
  version: number().integer().min(1).required(),
  /** The latest version that the person agreed to; null where they agreed to none. */
  agreedVersion: number().integer().min(0).nullable().defined(),
});
export type OutstandingText = InferType<typeof outstandingTextSchema>;
const outstandingTexts = () => array().of(outstandingTextSchema.required()).max(LEGAL_TEXT_NAMES.length).required();

/** `GET /api/users/me`: the signed-in user, with the profiles the account has. */
export const sessionUserSchema = exact({
  id: requiredId(),
  // The professional network may leave any of these empty.
  givenName: string().defined(),
  familyName: string().defined(),
  firstName: string().defined(),
  email: string().defined(),
  profilePictureUrl: string().nullable().defined(),
  /** Of the person's own link. */
  referralCode: string().required(),
  admin: boolean().required(),
  /** Role in which the person acted last; null before they chose one. */
  lastActedAs: userType().nullable().defined(),
  /** What mails and documents are written in, and where the site begins; null before they chose one. */
  language: language().nullable().defined(),
  /** In which pay is shown in lists, about, beside what was stated; null for as it was stated alone. */
  payCurrency: payCurrency(),
  /** By role, what there is to agree to that the person has not agreed to yet; absent in answers of an older API. */
  outstandingTexts: exact({ jobSeeker: outstandingTexts(), talentSeeker: outstandingTexts() })
    .optional()
    .default(undefined),
  jobSeeker: ownProfileSchema.optional().default(undefined),
  talentSeeker: talentSeekerSchema.optional().default(undefined),
});
export type SessionUser = InferType<typeof sessionUserSchema>;

/** Query of the sign-in call: either how to start, or what the professional network answered. */
export const linkedinQuerySchema = exact({
  signin: string().oneOf(['true', 'false']),
  referral: string().max(64),
  userType: userType(),
  code: string().max(4000),
  state: string().max(4000),
  error: string().max(200),
  error_description: string().max(2000),
});

export const linkedinAnswerSchema = exact({
  urls: exact({ talentseeker: string().required(), jobseeker: string().required() }).required(),
  isTalentSeeker: boolean().required(),
});
export type LinkedinAnswer = InferType<typeof linkedinAnswerSchema>;

/** Body of the choice of a role to act in. */
export const actingRoleInputSchema = exact({
  userType: userType().required(said('Choose jobSeeker or talentSeeker.')),
});
export type ActingRoleInput = InferType<typeof actingRoleInputSchema>;

/** Body of the choice of a language. */
export const languageInputSchema = exact({ language: language().required() });
export type LanguageInput = InferType<typeof languageInputSchema>;

/** Body of the choice of a currency to read pay in. */
export const payCurrencyInputSchema = exact({ currency: payCurrency() });
export type PayCurrencyInput = InferType<typeof payCurrencyInputSchema>;
