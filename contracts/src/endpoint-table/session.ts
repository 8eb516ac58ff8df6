import * as endpoints from '../endpoints/session.js';
import {
  actingRoleInputSchema,
  languageInputSchema,
  linkedinAnswerSchema,
  linkedinQuerySchema,
  okSchema,
  payCurrencyInputSchema,
  sessionUserSchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** Who is signed in, and how they come and go. */
export const SESSION_ENDPOINTS = {
  getMe: {
    ...endpoints.getMe,
    access: 'anonymous',
    summary: 'The signed-in user with their profiles; null for a visitor.',
    response: sessionUserSchema.nullable().defined(),
  },
  chooseActingRole: {
    ...endpoints.chooseActingRole,
    access: 'user',
    summary: 'Keeps in which of their roles a person acts, so that the next login begins there.',
    body: actingRoleInputSchema,
    response: okSchema,
  },
  chooseLanguage: {
    ...endpoints.chooseLanguage,
    access: 'user',
    summary: 'Keeps the language that a person reads, for mails and documents and for where the site begins.',
    body: languageInputSchema,
    response: okSchema,
  },
  choosePayCurrency: {
    ...endpoints.choosePayCurrency,
    access: 'user',
    summary: 'Keeps the currency in which a person reads pay in lists; null shows it as it was stated alone.',
    body: payCurrencyInputSchema,
    response: okSchema,
  },
  signOut: {
    ...endpoints.signOut,
    access: 'anonymous',
    changesState: true,
    summary: 'Ends the session.',
    response: okSchema,
  },
  linkedinCallback: {
    ...endpoints.linkedinCallback,
    access: 'anonymous',
    rateLimit: 'login',
    summary: 'Without a code: starts the sign-in. With one: completes it and answers where to go.',
    query: linkedinQuerySchema,
    response: linkedinAnswerSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
