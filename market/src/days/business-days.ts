import { addDays, type Day, weekdayOf } from '@vela/contracts/days';
import type { Moment } from './elapsed.js';
import { isPublicHoliday } from './public-holidays.js';
import { dayOf } from './zone.js';

/** @returns whether a day is from Monday to Friday and no public holiday of Sweden */
export const isBusinessDay = (day: Day): boolean => ![0, 6].includes(weekdayOf(day)) && !isPublicHoliday(day);

/** @returns business days that have begun since a moment, its own day not counted: 0 on the same day, 1 from Friday to Monday */
export function businessDaysPassed(from: Moment, to: Moment): number {
  const last = dayOf(to);
  let days = 0;
  for (let day = addDays(dayOf(from), 1); day <= last; day = addDays(day, 1)) if (isBusinessDay(day)) days += 1;
  return days;
}

const firstBusinessDay = (from: Day, step: 1 | -1): Day => {
  let day = from;
  while (!isBusinessDay(day)) day = addDays(day, step);
  return day;
};

/** @returns the day itself, or the first business day after it: where a term ends that ends on this day (SFS 1930:173) */
export const businessDayFrom = (day: Day): Day => firstBusinessDay(day, 1);

/** @returns the last business day before a day */
export const businessDayBefore = (day: Day): Day => firstBusinessDay(addDays(day, -1), -1);

/**
 * @param days business days
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
