import type { Request } from 'express';
import { t } from '@vela/language';
import { MINUTE_MS } from '@vela/market/days';
import { AppError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';

const GOOD_FOR_MS = 5 * MINUTE_MS;

/** Milliseconds that an authenticator is given. */
export const CHALLENGE_TIMEOUT_MS = MINUTE_MS;

/** Keeps a challenge in the session until it is answered. */
export function keepChallenge({ clock }: Pick<Platform, 'clock'>, request: Request, challenge: string): void {
  request.session.passkeyChallenge = { challenge, at: clock.now().getTime() };
}

/**
 * Takes the challenge out of the session: each is good for one answer, right or wrong.
 * @throws AppError 409 if there is none that is still good
 */
export function takeChallenge({ clock }: Pick<Platform, 'clock'>, request: Request): string {
  const stored = request.session.passkeyChallenge;
  delete request.session.passkeyChallenge;
  if (stored === undefined || clock.now().getTime() - stored.at > GOOD_FOR_MS)
    throw new AppError(409, t('That took too long. Please try again.'));
  return stored.challenge;
}

/** The name that passkeys are bound to. @param appOrigin the site's origin */
export const siteNameOf = (appOrigin: string): string => new URL(appOrigin).hostname;
