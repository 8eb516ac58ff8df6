import type { Request, RequestHandler, Response } from 'express';
import passport, { type AuthenticateOptions, type Authenticator } from 'passport';
import { t } from '@vela/language';
import { AppError } from '../../platform/errors/index.js';
import type { LinkedinPerson, LinkedinStrategy } from './linkedin-strategy.js';
import type { SignInIntent } from './pending-sign-ins.js';

/** A call with which the browser leaves for the provider or comes back from there. */
interface Leg {
  readonly request: Request;
  readonly response: Response;
}

/** Either the browser was sent to the provider, or somebody came back from there. */
type Outcome =
  | { readonly kind: 'sentAway' }
  | { readonly kind: 'person'; readonly person: LinkedinPerson; readonly intent: SignInIntent };

const LINKEDIN = 'linkedin';
const PROVIDER_TIMEOUT_MS = 3000;

const providerFailed = (cause?: unknown): AppError =>
  new AppError(502, t('LinkedIn did not answer as expected. Please try again.'), { cause });
const notConfirmed = (cause?: unknown): AppError =>
  new AppError(401, t('The sign-in was not completed. Please start again.'), { cause });

/** The provider refused the code or the person: their doing, not an error of the provider. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AuthorizationError' || error.name === 'TokenError');

/** What a way back means that was begun without an intent. */
const NO_INTENT: SignInIntent = { signin: false, referral: null, userType: null };

/** What passport says of one who came back; the state is what our own session kept, as `exchange` was given it. */
type SignedIn = (
  error: unknown,
  person?: LinkedinPerson | false | null,
  info?: { readonly state?: SignInIntent },
) => void;

/** Passport, as far as a sign-in needs it. */
export type Host = Pick<Authenticator<RequestHandler, RequestHandler, RequestHandler>, 'authenticate'>;

/**
 * @returns a host for the strategy. It is asked for by name: given as an object, passport would hang one request's
 * answers on the strategy that all requests share.
 */
export const hostOf = (strategy: LinkedinStrategy): Host => new passport.Passport().use(LINKEDIN, strategy);

/** The types know a state that is a text; an object is kept in the session, and the provider gets a handle to it. */
const optionsWith = (intent: SignInIntent): AuthenticateOptions =>
  Object.assign<AuthenticateOptions, object>({ session: false }, { state: intent });

/**
 * Runs one leg of the sign-in. Without a code in the query passport sends the browser to the provider, with one it asks
 * the provider who the person is.
 * @param intent remembered on the way out
 * @throws AppError 401 if the state or the code is not good or the person cancelled, 502 if the provider fails
 */
export async function exchange(host: Host, { request, response }: Leg, intent: SignInIntent): Promise<Outcome> {
  let timeout: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      timeout = setTimeout(
        () => reject(providerFailed(new Error('The provider did not answer in time.'))),
        PROVIDER_TIMEOUT_MS,
      );
      const signedIn: SignedIn = (error, person, info) => {
        if (error) reject(isRefusal(error) ? notConfirmed(error) : providerFailed(error));
        else if (person) resolve({ kind: 'person', person, intent: info?.state ?? NO_INTENT });
        else reject(notConfirmed());
      };
      response.setHeader('cache-control', 'no-store');
      response.once('close', () => {
        if (response.hasHeader('location')) resolve({ kind: 'sentAway' });
      });
      host.authenticate(LINKEDIN, optionsWith(intent), signedIn)(request, response, reject);
    });
  } finally {
    clearTimeout(timeout);
  }
}
