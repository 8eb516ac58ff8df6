import { type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import { AGE_GROUPS, GENDERS, SELF_IDENTIFICATION_CONSENT } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { date, exact } from './common.js';

const gender = () =>
  string()
    .nullable()
    .defined(SAID.fieldRequired)
    .oneOf([...GENDERS, null], said('Choose an answer from the list.'));
const ageGroup = () =>
  string()
    .nullable()
    .defined(SAID.fieldRequired)
    .oneOf([...AGE_GROUPS, null], said('Choose an answer from the list.'));

/** Body of `POST /api/privacy/self-identification`; what the talent rather keeps to themselves is null. */
export const selfIdentificationInputSchema = exact({
  gender: gender(),
  ageGroup: ageGroup(),
  /** Version of the text that the talent read and agrees to by sending. */
  consentRevision: number()
    .oneOf([SELF_IDENTIFICATION_CONSENT.revision], said('The text has changed. Reload the page and read it again.'))
    .required(SAID.fieldRequired),
}).test(
  'says-something',
  said('Answer at least one of the questions, or withdraw your answers.'),
  ({ gender: one, ageGroup: other }) => Boolean(one ?? other),
);
export type SelfIdentificationInput = InferType<typeof selfIdentificationInputSchema>;

/** What the caller said of themselves; all null where they said nothing or took it back. */
export const selfIdentificationSchema = exact({
  gender: gender(),
  ageGroup: ageGroup(),
  consentRevision: number().integer().nullable().defined(),
  at: date().nullable().defined(),
});
export type SelfIdentification = InferType<typeof selfIdentificationSchema>;
