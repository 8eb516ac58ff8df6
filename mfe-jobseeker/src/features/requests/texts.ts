import type { ReceivedConnection } from '@vela/contracts/schemas';
import { availabilityText } from '@vela/contracts/texts';
import { chosenSetups, daysLeftText, employmentTexts, listed } from '@vela/formats';

type RoleSummary = ReceivedConnection['openRole'];

/** How long a request can still be answered. @param days whole days as the server counts them, a begun one included */
export const timeLeftText = (days: number): string => (days === 0 ? 'Expires today' : daysLeftText(days));

export const setupText = (role: RoleSummary): string => listed(chosenSetups(role), 'or') || 'Not given';

export const employmentText = ({ permanentPercentage, freelancePercentage }: RoleSummary): string =>
  listed(
    employmentTexts({
      permanent: permanentPercentage !== null,
      freelance: freelancePercentage !== null,
      permanentPercentage,
      freelancePercentage,
    }),
    'or',
  ) || 'Not given';

export const startText = ({ availability }: RoleSummary): string => availabilityText(availability);

export const placesText = ({ places }: RoleSummary): string => listed(places, 'or') || 'Any place';

/** The company's place as it stands in a letter, '' where it gave none. */
export const companyPlaceText = ({ company }: Pick<ReceivedConnection, 'company'>): string =>
  [company.city, company.country].filter((part) => part !== '').join(', ');

/** @returns the two letters of a company's mark; signs between its words do not count */
export function companyInitials(name: string): string {
  const [first = '', second] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1)).toUpperCase();
}

/** What became of a request, to its talent. */
export const STATUS_WORDS: Readonly<Record<Exclude<ReceivedConnection['status'], 'open'>, string>> = {
  accepted: 'You accepted',
  declined: 'You declined',
  withdrawn: 'Withdrawn by the company',
  expired: 'Expired unanswered',
};
