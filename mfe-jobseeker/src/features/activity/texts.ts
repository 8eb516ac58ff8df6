import type { OwnProfile, TalentActivity } from '@vela/contracts/schemas';
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

/** Why no open role counts a talent among its matches. */
export const unrankedText = ({
  availableForContact,
  openToRanking,
}: Pick<OwnProfile, 'availableForContact' | 'openToRanking'>): string => {
  if (!availableForContact) return t('While your profile is paused, no role counts you among its matches.');
  return openToRanking
    ? t('Your profile cannot be found yet, so that no role counts you among its matches.')
    : t('You left the rankings, so that no role counts you among its matches.');
};

/** What is counted among them. */
export const thresholdText = ({ threshold }: TalentActivity['matchingRoles']): string =>
  t(
    'Roles of your category in which you score {threshold, number} of 100 or more, and have all that the company insists on.',
    { threshold },
  );

/** @param from ISO time of a week's Monday @returns such as 'Week of 16 Nov' */
export const weekText = (from: string): string => t('Week of {day}', { day: shortDayAndMonthText(from) });
