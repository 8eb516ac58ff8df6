import type { TalentActivity } from '@vela/contracts/schemas';
import { counted } from '@vela/formats';
import { shortDayAndMonthText } from '@vela/market/days';

export const viewsText = counted('view', 'views');

/** How many open roles match, as a sentence. */
export function matchingRolesText({ count }: TalentActivity['matchingRoles']): string {
  if (count === 0) return 'No open role matches you strongly today.';
  return count === 1 ? '1 open role matches you strongly.' : `${count} open roles match you strongly.`;
}

/** What is counted among them. */
export const thresholdText = ({ threshold }: TalentActivity['matchingRoles']): string =>
  `Roles of your category in which you score ${threshold} of 100 or more.`;

/** @param from ISO time of a week's Monday @returns such as 'Week of 16 Nov' */
export const weekText = (from: string): string => `Week of ${shortDayAndMonthText(from)}`;
