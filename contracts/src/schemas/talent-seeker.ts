import { array, boolean, type InferType, string } from 'yup';
import { LISTED_MAX, NAME_MAX } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { date, exact, texts, typedText } from './common.js';
import { companySchema } from './company.js';
import { linkedinProfile } from './linkedin.js';

export const talentSeekerSchema = exact({
  fields: array().max(LISTED_MAX).of(string().required()).required(),
  companies: array().max(LISTED_MAX).of(string().required()).required(),
  sectors: array().max(LISTED_MAX).of(string().required()).required(),
  linkedinProfile: string().nullable().defined(),
  company: companySchema.nullable().defined(),
  /** End of the launch offer while a new company would have it; null where there is one. Absent in answers of an older API. */
  launchOfferUntil: date().nullable().optional(),
});
export type TalentSeeker = InferType<typeof talentSeekerSchema>;

/** Body of `POST /api/talent-seeker-profiles`: what is left out stays as it is. */
export const talentSeekerInputSchema = exact({
  fields: texts(50, NAME_MAX).min(1, SAID.fieldRequired),
  companies: texts(100, NAME_MAX),
  sectors: texts(100, NAME_MAX),
  linkedinProfile: linkedinProfile(),
  /** Asks for a company of one's own, named after the person until it is filled in. */
  createCorporateAccount: boolean(),
  companyName: typedText().min(1).max(NAME_MAX),
  /** Token of the `companyLink` through which a colleague joins. */
  magicLink: string().max(200),
});
export type TalentSeekerInput = InferType<typeof talentSeekerInputSchema>;
