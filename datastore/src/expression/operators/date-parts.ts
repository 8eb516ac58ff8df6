const day = 86_400_000;

/** The moment a day begins in UTC; `Date.UTC` takes the years below 100 for others. @param month from 0 */
export function utcDay(year: number, month: number, dayOfMonth: number): number {
  return new Date(0).setUTCFullYear(year, month, dayOfMonth);
}

/** Day of the year, from 1. */
export function dayOfYear(wall: Date): number {
  return Math.floor((wall.getTime() - utcDay(wall.getUTCFullYear(), 0, 1)) / day) + 1;
}

/** ISO 8601 day of the week: Monday 1 to Sunday 7. */
export function isoDayOfWeek(wall: Date): number {
  return wall.getUTCDay() || 7;
}

/** ISO 8601 year and week: the week that holds the year's first Thursday is its first. */
export function isoWeek(wall: Date): { year: number; week: number } {
  const thursday = new Date(wall.getTime() + (4 - isoDayOfWeek(wall)) * day);
  return { year: thursday.getUTCFullYear(), week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1 };
}

/** The week of the year, weeks starting on Sunday; days before the first Sunday are in week 0. */
export function weekOfYear(wall: Date): number {
  return Math.floor((dayOfYear(wall) + 6 - wall.getUTCDay()) / 7);
}

/** The wall clock of an ISO year, week and day of the week. */
export function fromIsoWeek(year: number, week: number, weekday: number): Date {
  const fourth = new Date(utcDay(year, 0, 4));
  return new Date(fourth.getTime() + ((week - 1) * 7 + weekday - isoDayOfWeek(fourth)) * day);
}
