import type { Request } from 'express';
import type { UserType } from '@vela/contracts/constants';
import { AppError } from '../../platform/errors/index.js';
import type { LinkedinPerson, LinkedinStrategy } from './linkedin-strategy.js';

/** What is remembered in the session while the browser is at the provider. */
export interface SignInIntent {
  /** Sign in only: somebody unknown is not signed up. */
  readonly signin: boolean;
  readonly referral: string | null;
  /** What a new account signs up as. */
  readonly userType: UserType | null;
}

/** Either where to send the browser, or who came back from there. */
type Outcome =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'person'; readonly person: LinkedinPerson; readonly intent: SignInIntent };

const PROVIDER_TIMEOUT_MS = 3000;

const providerFailed = (cause?: unknown): AppError =>
  new AppError(502, 'LinkedIn did not answer as expected. Please try again.', { cause });
const notConfirmed = (cause?: unknown): AppError =>
  new AppError(401, 'The sign-in was not completed. Please start again.', { cause });

/** The provider refused the code or the person: their doing, not a fault of the provider. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AuthorizationError' || error.name === 'TokenError');

function intentOf(info: unknown): SignInIntent {
  const state: unknown = typeof info === 'object' && info !== null ? Reflect.get(info, 'state') : undefined;
  // What our own session kept, in the form in which `exchange` was given it.
  return (state ?? { signin: false, referral: null, userType: null }) as SignInIntent;
}

/**
 * Runs one leg of the sign-in. Without a code in the query it prepares the way to the provider, with one it asks the
 * provider who the person is.
 * @param intent remembered on the way out
 * @throws AppError 401 if the state or the code is not good or the person cancelled, 502 if the provider fails
 */
export function exchange(strategy: LinkedinStrategy, request: Request, intent: SignInIntent): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(
      () => reject(providerFailed(new Error('The provider did not answer in time.'))),
      PROVIDER_TIMEOUT_MS,
    );
    const settle = (act: () => void): void => {
      clearTimeout(timeout);
      act();
    };
    // A strategy answers through methods that its host gives it, one copy for each request.
    const attempt = Object.assign(Object.create(strategy) as LinkedinStrategy, {
      redirect: (location: string) => settle(() => resolve({ kind: 'redirect', location })),
      success: (person: LinkedinPerson, info: unknown) =>
        settle(() => resolve({ kind: 'person', person, intent: intentOf(info) })),
      fail: () => settle(() => reject(notConfirmed())),
      error: (error: unknown) => settle(() => reject(isRefusal(error) ? notConfirmed(error) : providerFailed(error))),
    });
    attempt.authenticate(request, { state: intent });
  });
}
