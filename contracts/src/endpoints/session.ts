import type {
  ActingRoleInput,
  LanguageInput,
  LinkedinAnswer,
  PayCurrencyInput,
  SessionUser,
} from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// Who is signed in, and how they come and go.

export const getMe: Endpoint<{ response: SessionUser | null }> = {
  method: 'GET',
  path: '/api/users/me',
  cache: 'profile',
};
export const chooseActingRole: Endpoint<{ body: ActingRoleInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/users/me/acting-role',
};
export const chooseLanguage: Endpoint<{ body: LanguageInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/users/me/language',
};
export const choosePayCurrency: Endpoint<{ body: PayCurrencyInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/users/me/pay-currency',
};
export const signOut: Endpoint<{ response: { ok: boolean } }> = {
  method: 'GET',
  path: '/api/auth/signout',
};
export const linkedinCallback: Endpoint<{ query: Readonly<Record<string, string>>; response: LinkedinAnswer }> = {
  method: 'GET',
  path: '/api/auth/linkedin/callback',
};
