import type { ReceivedConnection } from '@vela/contracts/schemas';
import { availabilityText } from '@vela/contracts/texts';
import { chosenSetups, countryText, employmentTexts, listed, placeText } from '@vela/formats';
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

/** @param place as a request keeps it, such as 'Malmö, Sweden' or 'Norway' */
function shownPlace(place: string): string {
  const comma = place.lastIndexOf(', ');
  return comma < 0 ? countryText(place) : placeText({ city: place.slice(0, comma), country: place.slice(comma + 2) });
}

export const placesText = ({ places }: RoleSummary): string => listed(places.map(shownPlace), 'or') || t('Any place');

/** The company's place as it stands in a letter, '' where it gave none. */
export const companyPlaceText = ({ city, country }: Pick<ReceivedConnection['company'], 'city' | 'country'>): string =>
  [city, countryText(country)].filter((part) => part !== '').join(', ');

/** What became of a request, to its talent. */
export const STATUS_WORDS: Readonly<Record<Exclude<ReceivedConnection['status'], 'open'>, string>> = texts({
  accepted: 'You accepted',
  declined: 'You declined',
  withdrawn: 'Withdrawn by the company',
  expired: 'Expired unanswered',
});
