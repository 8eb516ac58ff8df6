import type { ReceivedConnection } from '@vela/contracts/schemas';
import { availabilityText } from '@vela/contracts/texts';
import { chosenSetups, employmentTexts, listed } from '@vela/formats';
import { t, texts } from '@vela/language';

type RoleSummary = ReceivedConnection['openRole'];

export const setupText = (role: RoleSummary): string => listed(chosenSetups(role), 'or') || t('Not given');

export const employmentText = ({ permanentPercentage, freelancePercentage }: RoleSummary): string =>
  listed(
    employmentTexts({
      permanent: permanentPercentage !== null,
      freelance: freelancePercentage !== null,
      permanentPercentage,
      freelancePercentage,
    }),
    'or',
  ) || t('Not given');

export const startText = ({ availability }: RoleSummary): string => availabilityText(availability);

export const placesText = ({ places }: RoleSummary): string => listed(places, 'or') || t('Any place');

/** The company's place as it stands in a letter, '' where it gave none. */
export const companyPlaceText = ({ city, country }: Pick<ReceivedConnection['company'], 'city' | 'country'>): string =>
  [city, country].filter((part) => part !== '').join(', ');

/** What became of a request, to its talent. */
export const STATUS_WORDS: Readonly<Record<Exclude<ReceivedConnection['status'], 'open'>, string>> = texts({
  accepted: 'You accepted',
  declined: 'You declined',
  withdrawn: 'Withdrawn by the company',
  expired: 'Expired unanswered',
});
