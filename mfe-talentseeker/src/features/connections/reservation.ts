import type { RequestCost, SentConnection } from '@vela/contracts/schemas';
import { tokensText } from '@vela/formats';
import { t } from '@vela/language';
import { HIRES_UNTIL_FREE, seniorityByKey } from '@vela/market/prices';

/** @returns what the server says is reserved, in a sentence that stands before the request is sent */
export function reservationText({ band, tokens, reserves, affordable, freeBecause }: RequestCost): string {
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

/** @returns what a sent request holds back or has used up, such as '3 tokens reserved' */
export function reservedText(
  { reservation: { kind, amount }, reservesLaunchOffer }: Pick<SentConnection, 'reservation' | 'reservesLaunchOffer'>,
  used: boolean,
): string {
  if (kind === 'none') return used ? t('Nothing was used') : t('Nothing reserved');
  if (kind === 'freeProfile' && reservesLaunchOffer)
    return used ? t('1 launch-offer profile used') : t('1 launch-offer profile reserved');
  if (kind === 'freeProfile') return used ? t('1 free profile used') : t('1 free profile reserved');
  return used
    ? t('{count, plural, one {# token used} other {# tokens used}}', { count: amount })
    : t('{count, plural, one {# token reserved} other {# tokens reserved}}', { count: amount });
}
