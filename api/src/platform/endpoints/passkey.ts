import { FRESH_PASSKEY_MINUTES } from '@vela/contracts/constants';
import { PASSKEY_AGAIN, PASSKEY_NEEDED } from '@vela/contracts/problem';
import { t } from '@vela/language';
import { MINUTE_MS } from '@vela/market/days';
import { AppError } from '../errors/index.js';

/**
 * Holds a call of the admin area against the session's second factor.
 * @param passkeyAt when a passkey was used last in this session, milliseconds since 1970
 * @throws AppError 403 of the type `PASSKEY_NEEDED`
 */
export function checkPasskey(passkeyAt: number | undefined): void {
  if (passkeyAt === undefined)
    throw new AppError(403, t('Use your passkey first, or register one.'), { type: PASSKEY_NEEDED });
}

/**
 * Holds a call that moves money, gives rights or deletes against the last use of a passkey.
 * @param passkeyAt as above
 * @throws AppError 403 of the type `PASSKEY_AGAIN`
 */
export function checkFreshPasskey(passkeyAt: number | undefined, now: Date): void {
  if (passkeyAt !== undefined && now.getTime() - passkeyAt <= FRESH_PASSKEY_MINUTES * MINUTE_MS) return;
  throw new AppError(
    403,
    t('Use your passkey again: the last time is more than {most, plural, one {# minute} other {# minutes}} ago.', {
      most: FRESH_PASSKEY_MINUTES,
    }),
    {
      type: PASSKEY_AGAIN,
    },
  );
}
