import { array, boolean, type InferType, string } from 'yup';
import { listed, said, t } from '@vela/language';
import { INVITE_COLLEAGUES_MAX, INVITED_COLLEAGUES_MAX, JOIN_REQUESTS_MAX, LISTED_MAX } from '../constants/index.js';
import { isEmailAddress } from '../email-addresses/index.js';
import { SAID, writtenLine } from '../texts/index.js';
import { date, emailAddress, exact, requiredId, requiredText } from './common.js';

/** A name in quotes before an address: `"Ek, Kim" <kim@x.example>`. */
const QUOTED_NAME = /"[^"]*"\s*(?=<)/g;
/** The beginning of an address in angle brackets, what parts entries, and words. */
const PARTS = /<(?=\s*[^\s<>,;]*@)|[,;\r\n]|[^\s<>,;]+/g;
const AROUND = /^["'“”„‘’«»([]+(.*?)["'“”„‘’«»)\]]*$/u;

/** @returns an entry without what mail programs and writers put around an address */
const bare = (entry: string): string =>
  writtenLine(entry)
    .replace(AROUND, '$1')
    .replace(/^mailto:/, '');

/**
 * Reads the "invite colleagues" text, in which addresses stand as people list them and as mail programs paste them, such as
 * `Kim Ek <kim@x.example>, <mailto:bo@x.example>`.
 * @returns what is written where an address belongs, each once, in small letters; whether it is one is told by `colleaguesError`
 */
export function colleagueAddresses(text: string): readonly string[] {
  const entries: string[] = [];
  let words: string[] = [];
  for (const part of text.normalize('NFKC').toLowerCase().replace(QUOTED_NAME, ' ').match(PARTS) ?? [])
    if (part === '<') words = [];
    else if (part.includes('@')) {
      entries.push(...words, part);
      words = [];
    } else if (/[,;\r\n]/.test(part)) {
      entries.push(...words);
      words = [];
    } else words.push(part);
  return [...new Set([...entries, ...words].map(bare))].filter((entry) => entry !== '');
}

/** @returns what is wrong with the entries of an "invite colleagues" text, or null */
export function colleaguesError(text: string): string | null {
  const addresses = colleagueAddresses(text);
  const wrong = addresses
    .filter((address) => !isEmailAddress(address))
    .map((entry) => t('“{text}”', { text: entry.slice(0, 60) }));
  if (wrong.length === 1) return t('{entry} is not an email address.', { entry: wrong[0] ?? '' });
  if (wrong.length > 1) return t('{entries} are not email addresses.', { entries: listed(wrong.slice(0, 5), 'and') });
  return addresses.length > INVITED_COLLEAGUES_MAX
    ? t('At most {max, plural, one {# address} other {# addresses}} at once', { max: INVITED_COLLEAGUES_MAX })
    : null;
}

/** The free text of the company form. */
export const inviteColleagues = () =>
  string()
    .trim()
    .max(INVITE_COLLEAGUES_MAX, SAID.mostCharacters)
    .test('addresses', (text = '', { createError }) => {
      // What is too long is told so, and not read.
      const message = text.length > INVITE_COLLEAGUES_MAX ? null : colleaguesError(text);
      return message === null || createError({ message });
    });

/** An invitation that can still be used. */
export const companyInviteSchema = exact({
  id: requiredId(),
  email: string().required(),
  createdAt: date().required(),
  expiresAt: date().required(),
});
export type CompanyInvite = InferType<typeof companyInviteSchema>;
export const companyInvitesSchema = array().max(LISTED_MAX).of(companyInviteSchema).required();

export const companyInviteParamsSchema = exact({ id: requiredId() });
export const companyMemberParamsSchema = exact({ id: requiredId() });

/** Body of `POST /api/companies/members/:id/billing`. */
export const billingRightInputSchema = exact({ billing: boolean().required() });
export type BillingRightInput = InferType<typeof billingRightInputSchema>;

/** Body of `POST /api/companies/join-requests`: the company's number as the caller has it. */
export const joinRequestInputSchema = exact({ country: requiredText(100), organizationNumber: requiredText(50) });
export type JoinRequestInput = InferType<typeof joinRequestInputSchema>;

/** Somebody who asked to join the company. */
export const joinRequestSchema = exact({
  id: requiredId(),
  name: string().required(),
  email: string().defined(),
  askedAt: date().required(),
});
export type JoinRequest = InferType<typeof joinRequestSchema>;
export const joinRequestsSchema = array().of(joinRequestSchema).max(JOIN_REQUESTS_MAX).required();
export const joinAnswerSchema = exact({ accepted: boolean().required() });
export type JoinAnswer = InferType<typeof joinAnswerSchema>;

/** Body that has a code sent to an address of the company's domain. */
export const domainProofInputSchema = exact({
  email: emailAddress().lowercase().max(254).required(SAID.fieldRequired),
});
export type DomainProofInput = InferType<typeof domainProofInputSchema>;
/** Body with the code that the mail held. */
export const domainCodeSchema = exact({
  code: string()
    .trim()
    .matches(/^\d{8}$/, said('The code has eight digits.'))
    .required(SAID.fieldRequired),
});
export type DomainCode = InferType<typeof domainCodeSchema>;

/** A name in the DNS is no longer. */
export const DOMAIN_MAX = 253;
/** Body of `POST /api/companies/domains/take-away`: one that the company has proven. */
export const domainInputSchema = exact({ domain: requiredText(DOMAIN_MAX) });
export type DomainInput = InferType<typeof domainInputSchema>;

/** Body of `POST /api/companies/owner`. */
export const handOverInputSchema = exact({ memberId: requiredId() });
export type HandOverInput = InferType<typeof handOverInputSchema>;
