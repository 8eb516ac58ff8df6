import type { ReceivedConnection } from '@vela/contracts/schemas';
import { placesOfNames, placesText } from '@vela/formats';
import { t, texts } from '@vela/language';

type RoleSummary = ReceivedConnection['openRole'];

/** @returns where the role may be filled, as the request keeps it */
export const requestPlacesText = ({ places }: RoleSummary): string =>
  placesText(placesOfNames(places), 'or') || t('Any place');

/** What became of a request, to its talent. */
export const STATUS_WORDS: Readonly<Record<Exclude<ReceivedConnection['status'], 'open'>, string>> = texts({
  accepted: 'You accepted',
  declined: 'You declined',
  withdrawn: 'Withdrawn by the company',
  expired: 'Expired unanswered',
});
