import type { TalentActivity } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { shortDayAndMonthText } from '@vela/market/days';

export const viewsText = (count: number): string => t('{count, plural, one {# view} other {# views}}', { count });

export const viewsThisWeekText = (count: number): string =>
  t('{count, plural, one {# view} other {# views}} of your profile this week', { count });

/** How many open roles match, as a sentence. */
export const matchingRolesText = ({ count }: TalentActivity['matchingRoles']): string =>
  t(
    '{count, plural, =0 {No open role matches you strongly today.} ' +
      'one {# open role matches you strongly.} other {# open roles match you strongly.}}',
    { count },
  );

/** What is counted among them. */
export const thresholdText = ({ threshold }: TalentActivity['matchingRoles']): string =>
  t('Roles of your category in which you score {threshold, number} of 100 or more.', { threshold });

/** @param from ISO time of a week's Monday @returns such as 'Week of 16 Nov' */
export const weekText = (from: string): string => t('Week of {day}', { day: shortDayAndMonthText(from) });
