import { t } from '@vela/language';

/** @returns a count in running text, such as '1 day' and '3 days' */
export const daysText = (count: number): string =>
  t('{count, plural, one {{count} day} other {{count} days}}', { count });
export const monthsText = (count: number): string =>
  t('{count, plural, one {{count} month} other {{count} months}}', { count });
export const yearsText = (count: number): string =>
  t('{count, plural, one {{count} year} other {{count} years}}', { count });
export const profilesText = (count: number): string =>
  t('{count, plural, one {{count} profile} other {{count} profiles}}', { count });
export const tokensText = (count: number): string =>
  t('{count, plural, one {{count} token} other {{count} tokens}}', { count });

/** How long something can still be answered. @param days whole days, a begun one included */
export const daysLeftText = (days: number): string =>
  t('{days, plural, one {{days} day left} other {{days} days left}}', { days });

/** @param toYears null where there is no end @returns such as '3 to 5 years' or '10 years and more' */
export function yearsRangeText({
  fromYears,
  toYears,
}: {
  readonly fromYears: number;
  readonly toYears: number | null;
}): string {
  if (toYears === null) return t('{years} years and more', { years: fromYears });
  return fromYears === toYears
    ? t('{years} years', { years: fromYears })
    : t('{from} to {to} years', { from: fromYears, to: toYears });
}
