import type { SentConnection } from '@vela/contracts/schemas';
import { t } from '@vela/language';

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
