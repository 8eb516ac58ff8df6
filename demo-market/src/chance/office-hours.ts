import { weekdayOf } from '@vela/contracts/days';
import { addBusinessDays, addDays, type Day, dayOf, HOUR_MS, startOfDay } from '@vela/market/days';
import { daysBefore } from './days.js';

const OPENS_AT = 8;
const HOURS_OPEN = 10;
const HOURS_A_DAY = 24;
const HALF_HOUR_MS = HOUR_MS / 2;

/** @returns a moment of the same day on which people work, the later the later the moment is */
function inOfficeHours(moment: Date): Date {
  const begin = startOfDay(dayOf(moment));
  const passed = ((moment.getTime() - begin.getTime()) * HOURS_OPEN) / HOURS_A_DAY;
  return new Date(begin.getTime() + OPENS_AT * HOUR_MS + Math.floor(passed));
}

/**
 * When something happened in the demo, which is filled at any time of the day: as long ago as it says, and in the hours in which
 * people work where that is yesterday or before. What happened before something else still did.
 */
export const workedBefore = (now: Date, days: number): Date =>
  days < 1 ? daysBefore(now, days) : inOfficeHours(daysBefore(now, days));

/** @returns the day, or the nearest one where it lies on a weekend */
function weekdayNear(day: Day): Day {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** @param days before now; below 0 that many business days to come @returns a full or half hour at which people meet */
export function meetingBefore(now: Date, days: number): Date {
  const moment = inOfficeHours(daysBefore(now, days));
  const day = days < 0 ? addBusinessDays(dayOf(now), Math.ceil(-days)) : weekdayNear(dayOf(moment));
  const time = moment.getTime() - startOfDay(dayOf(moment)).getTime();
  return new Date(startOfDay(day).getTime() + Math.floor(time / HALF_HOUR_MS) * HALF_HOUR_MS);
}
