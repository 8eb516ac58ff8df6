import type { ReceivedConnection } from '@vela/contracts/schemas';
import { placesOfNames, placesText } from '@vela/formats';
import { t, texts } from '@vela/language';
import { waitsForCompany } from '@vela/market/replies';

type RoleSummary = ReceivedConnection['openRole'];

/** @returns where the role may be filled, as the request keeps it */
export const requestPlacesText = ({ places }: RoleSummary): string =>
  placesText(placesOfNames(places), 'or') || t('Any place');

const STATUS_WORDS: Readonly<Record<Exclude<ReceivedConnection['status'], 'open'>, string>> = texts({
  accepted: 'You accepted',
  declined: 'You declined',
  withdrawn: 'Withdrawn by the company',
  expired: 'Expired unanswered',
});

/** @returns what became of a request, to its talent */
export const endText = (
  status: keyof typeof STATUS_WORDS,
  { counterOffer }: Pick<ReceivedConnection, 'counterOffer'>,
): string =>
  status === 'expired' && waitsForCompany({ counterOffer })
    ? t('Expired before the company answered you')
    : STATUS_WORDS[status];
