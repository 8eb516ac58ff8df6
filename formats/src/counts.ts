/** @returns writes a count in running text, such as '1 day' and '3 days' */
export const counted =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? `1 ${one}` : `${count} ${many}`;

export const daysText = counted('day', 'days');
export const monthsText = counted('month', 'months');
export const yearsText = counted('year', 'years');
export const profilesText = counted('profile', 'profiles');
export const tokensText = counted('token', 'tokens');

/** How long something can still be answered. @param days whole days, a begun one included */
export const daysLeftText = counted('day left', 'days left');

/** @param toYears null where there is no end @returns such as '3 to 5 years' or '10 years and more' */
export function yearsRangeText({
  fromYears,
  toYears,
}: {
  readonly fromYears: number;
  readonly toYears: number | null;
}): string {
  if (toYears === null) return `${fromYears} years and more`;
  return fromYears === toYears ? `${fromYears} years` : `${fromYears} to ${toYears} years`;
}
