import { array, boolean, type InferType, string } from 'yup';
import { said } from '@vela/language';
import { CONTACT_MESSAGE_MAX, LISTED_MAX, MAIL_KINDS, NEWS_CHANNELS } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { emailAddress, exact, requiredText } from './common.js';

/** Body of `POST /api/contact`. */
export const contactInputSchema = exact({
  name: requiredText(100),
  email: emailAddress().max(200, SAID.mostCharacters).required(SAID.fieldRequired),
  subject: requiredText(150),
  message: requiredText(CONTACT_MESSAGE_MAX),
});
export type ContactInput = InferType<typeof contactInputSchema>;

export const unsubscribeQuerySchema = exact({ token: string().max(300).required(said('The link is not complete.')) });
/** What no longer comes. */
export const unsubscribedSchema = exact({ title: string().required() });

const mailKind = () =>
  string()
    .oneOf([...MAIL_KINDS], said('Choose a kind of mail from the list.'))
    .required(SAID.fieldRequired);
export const mailPreferenceInputSchema = exact({
  kind: mailKind(),
  /** By mail unless told. */
  channel: string().oneOf([...NEWS_CHANNELS], said('Choose mail or page.')),
  wanted: boolean().required(SAID.fieldRequired),
});
export type MailPreferenceInput = InferType<typeof mailPreferenceInputSchema>;
export const mailPreferencesSchema = array()
  .max(LISTED_MAX)
  .of(
    exact({ kind: mailKind(), title: string().required(), wanted: boolean().required(), onPage: boolean().required() }),
  )
  .required();
export type MailPreferences = InferType<typeof mailPreferencesSchema>;
