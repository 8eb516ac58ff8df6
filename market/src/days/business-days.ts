import { addDays, type Day, weekdayOf } from '@vela/contracts/days';
import { isPublicHoliday } from './public-holidays.js';

/** @returns whether a day is from Monday to Friday and no public holiday of Sweden */
export const isBusinessDay = (day: Day): boolean => ![0, 6].includes(weekdayOf(day)) && !isPublicHoliday(day);

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
