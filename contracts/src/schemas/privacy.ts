import { array, boolean, type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import { LISTED_MAX, NAME_MAX, WEBSITE_MAX } from '../constants/index.js';
import { date, exact, requiredDay, requiredId, requiredText, typedText } from './common.js';

/** Who saw the caller: by initials before, by name after they accepted. */
export const disclosuresSchema = exact({
  /** Views of the anonymous profile, one row for a company and a day (UTC), the latest first. */
  views: array()
    .max(LISTED_MAX)
    .of(
      exact({
        company: string().required(),
        day: requiredDay(),
        times: number().integer().min(1).required(),
      }),
    )
    .required(),
  /** Companies whose request the caller accepted: they know name, email, picture and profile link. */
  identities: array()
    .max(LISTED_MAX)
    .of(exact({ company: string().required(), at: date().required() }))
    .required(),
});
export type Disclosures = InferType<typeof disclosuresSchema>;

export const consentRecordsSchema = array()
  .max(LISTED_MAX)
  .of(
    exact({
      kind: string().oneOf(['cookies', 'signup', 'fairness']).required(),
      /** Version of the text that was agreed to. */
      revision: number().integer().min(0).required(),
      /** What was agreed to; empty for a refusal. */
      categories: array().max(LISTED_MAX).of(string().required()).required(),
      at: date().required(),
    }),
  )
  .required();
export type ConsentRecord = InferType<typeof consentRecordsSchema>[number];

export const blockableCompanySchema = exact({
  id: requiredId(),
  name: string().required(),
  city: string().defined(),
  country: string().defined(),
  /** Named in advance: it need not be on Vela; the id is the entry’s own. */
  advance: boolean().required(),
  /** Hidden from because the talent left it, from it alone; to block it anew hides from its other accounts, too. */
  left: boolean().required(),
});
export type BlockableCompany = InferType<typeof blockableCompanySchema>;
export const blockableCompaniesSchema = array().max(LISTED_MAX).of(blockableCompanySchema).required();

/** Query of the search for a company to block; without a name the companies are found whose requests the talent received. */
export const companySearchSchema = exact({
  name: typedText().min(2, said('Type at least two characters.')).max(NAME_MAX),
});
export const blockCompanySchema = exact({ companyId: requiredId() });
/** Body that hides a talent from an employer who may not be on Vela yet. */
export const employerShieldInputSchema = exact({
  /** Any part of the name. */
  name: requiredText(NAME_MAX),
  /** A web address as it is typed or copied; its domain is read from it. */
  domain: typedText().max(WEBSITE_MAX),
  organizationNumber: typedText().max(50),
  /** Of the organization number. */
  country: typedText().max(100),
});
export type EmployerShieldInput = InferType<typeof employerShieldInputSchema>;
export type BlockCompanyInput = InferType<typeof blockCompanySchema>;

const sessionId = () =>
  string()
    .matches(/^[\w-]{22}$/, said('This is not an id.'))
    .required();

/** A browser in which somebody is signed in. */
export const sessionEntrySchema = exact({
  id: sessionId(),
  /** Browser and system in a few words. */
  device: string().required(),
  /** Roughly where it was used last: a country, or the first half of a network address. */
  place: string().required(),
  /** ISO times of the hour. */
  signedInAt: string().required(),
  lastUsedAt: string().required(),
  /** Whether it is the one that asks. */
  current: boolean().required(),
});
export type SessionEntry = InferType<typeof sessionEntrySchema>;
export const sessionEntriesSchema = array().max(LISTED_MAX).of(sessionEntrySchema).required();
export const sessionParamsSchema = exact({ id: sessionId() });
export const endedSessionsSchema = exact({ ended: number().integer().min(0).required() });
