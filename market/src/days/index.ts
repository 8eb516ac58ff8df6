export {
  addBusinessDays,
  businessDayBefore,
  businessDayFrom,
  businessDaysPassed,
  isBusinessDay,
} from './business-days.js';
export { daysLater, daysPassed, type Moment } from './elapsed.js';
export { meetingTimeText, ownDateText, ownDayText, ownMomentText, ownTimeText, ownTimeZone } from './own-texts.js';
export { isPublicHoliday } from './public-holidays.js';
export {
  dayAndMonthText,
  dayText,
  shortDayAndMonthText,
  shortDayText,
  shortMomentText,
  timeText,
  weekdayText,
} from './texts.js';
export {
  dayOf,
  daysBetween,
  endOfDay,
  endOfDayAfter,
  MARKET_TIME_ZONE,
  mondayOf,
  startOfDay,
  startOfDayAfter,
  weekOf,
} from './zone.js';
export {
  addDays,
  addMonths,
  type Day,
  DAY_MS,
  DAY_SECONDS,
  HOUR_MS,
  isDay,
  isMeantDay,
  MINUTE_MS,
} from '@vela/contracts/days';
