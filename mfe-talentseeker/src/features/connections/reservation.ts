import type { SentConnection } from '@vela/contracts/schemas';
import { t, texts } from '@vela/language';

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

const GIVEN_BACK: Readonly<Record<SentConnection['givesBack'], string>> = texts({
  all: 'The talent is told, and what it reserved is free again.',
  offerOver: 'The talent is told. The launch-offer profile that it reserved ended with the offer.',
  givenBefore:
    'The talent is told. The free profile that it reserved does not come back: free profiles are given once, to a person and to a company.',
  repays: 'The talent is told, and what it reserved repays what your company owes first.',
  nothing: 'The talent is told.',
});

/** @returns what follows if a sent request is taken back */
export const withdrawalText = ({ givesBack }: Pick<SentConnection, 'givesBack'>): string => GIVEN_BACK[givesBack];
