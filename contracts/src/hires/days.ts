/** A day without a time, `YYYY-MM-DD`. Such texts compare in the order of the calendar. */
export type Day = string;

const DAY_MS = 86_400_000;
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** @returns the day in UTC of a moment */
export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);

/** @returns whether a text is a day that the calendar has */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? timeOf(text) : Number.NaN;
  return !Number.isNaN(time) && dayOf(new Date(time)) === text;
}

/** @returns the day so many days later */
export const addDays = (day: Day, days: number): Day => dayOf(new Date(timeOf(day) + days * DAY_MS));

/** @returns the same day of a later month, or that month's last where it has no such day */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(timeOf(day));
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay))));
}

const isBusinessDay = (day: Day): boolean => ![0, 6].includes(new Date(timeOf(day)).getUTCDay());

/**
 * @param days business days, Monday to Friday; public holidays count as business days, since they differ by country
 * @returns the day by which so many business days have passed
 */
export function addBusinessDays(day: Day, days: number): Day {
  let reached = day;
  for (let left = days; left > 0;) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}
