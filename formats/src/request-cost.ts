import type { RequestCost } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { HIRES_UNTIL_FREE, seniorityByKey } from '@vela/market/prices';
import { tokensText } from './counts.js';

/** @returns what the server says is reserved, in a sentence that stands before the request is sent */
export function reservationText({
  band,
  tokens,
  reserves,
  affordable,
  freeBecause,
}: Pick<RequestCost, 'band' | 'tokens' | 'reserves' | 'affordable' | 'freeBecause'>): string {
  const { label } = seniorityByKey(band);
  if (!affordable) return t('This needs {tokens} ({label}), or a free profile.', { tokens: tokensText(tokens), label });
  if (freeBecause === 'graduate') return t('Sending reserves nothing: connecting with a graduate is free.');
  if (freeBecause === 'hires')
    return t('Sending reserves nothing: after {count, plural, one {# hire} other {# hires}} no tokens are needed.', {
      count: HIRES_UNTIL_FREE,
    });
  if (reserves.account === 'tokens')
    return t('Sending reserves {tokens} ({label}).', { tokens: tokensText(reserves.amount), label });
  return reserves.account === 'launchOffer'
    ? t('Sending reserves 1 launch-offer profile.')
    : t('Sending reserves 1 free profile.');
}
