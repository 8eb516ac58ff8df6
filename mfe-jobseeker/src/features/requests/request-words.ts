import type { ReceivedConnection } from '@vela/contracts/schemas';
import { availabilityText } from '@vela/contracts/texts';
import { groupedNumber } from '@vela/matching';
import { listed } from '../../words/listed.js';

type RoleSummary = ReceivedConnection['openRole'];

/** How long a request can still be answered. @param days whole days as the server counts them, a begun one included */
export function daysLeftText(days: number): string {
  if (days === 0) return 'Expires today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

export const payText = ({ compensation, currency }: RoleSummary): string =>
  `${groupedNumber(Number(compensation))} ${currency}`;

export const setupText = ({ remote, hybrid, office }: RoleSummary): string =>
  listed([...(remote ? ['Remote'] : []), ...(hybrid ? ['Hybrid'] : []), ...(office ? ['Office'] : [])], 'or') ||
  'Not given';

/** The sign never stands alone at the beginning of a line. */
const percentText = (percent: number): string => `${percent}\u00a0%`;

export function employmentText({ permanentPercentage, freelancePercentage }: RoleSummary): string {
  const permanent = permanentPercentage === null ? [] : [`Permanent ${percentText(permanentPercentage)}`];
  const freelance = freelancePercentage === null ? [] : [`Freelance ${percentText(freelancePercentage)}`];
  return listed([...permanent, ...freelance], 'or') || 'Not given';
}

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
