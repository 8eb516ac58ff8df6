import { t } from '@vela/language';

/** @returns a count in running text, such as '1 day' and '3 days' */
export const daysText = (count: number): string => t('{count, plural, one {# day} other {# days}}', { count });
export const monthsText = (count: number): string => t('{count, plural, one {# month} other {# months}}', { count });
export const yearsText = (count: number): string => t('{count, plural, one {# year} other {# years}}', { count });
export const profilesText = (count: number): string =>
  t('{count, plural, one {# profile} other {# profiles}}', { count });
export const tokensText = (count: number): string => t('{count, plural, one {# token} other {# tokens}}', { count });

/** How long something can still be answered. @param days until the last one */
export const daysLeftText = (days: number): string =>
  t('{days, plural, one {# day left} other {# days left}}', { days });

/** @param toYears null where there is no end @returns such as '3 to 5 years' or '10 years and more' */
export function yearsRangeText({
  fromYears,
  toYears,
}: {
  readonly fromYears: number;
  readonly toYears: number | null;
}): string {
  if (toYears === null) return t('{years, plural, one {# year} other {# years}} and more', { years: fromYears });
  return fromYears === toYears
    ? t('{years, plural, one {# year} other {# years}}', { years: fromYears })
    : t('{from, number} to {to, plural, one {# year} other {# years}}', { from: fromYears, to: toYears });
}
