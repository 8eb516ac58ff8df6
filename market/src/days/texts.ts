import { TIME, written } from './written.js';
import { MARKET_TIME_ZONE } from './zone.js';

// Days of the market are Stockholm's, for every reader.
const formatted = (format: Intl.DateTimeFormatOptions) => written({ ...format, timeZone: MARKET_TIME_ZONE });

/** @returns the day of a moment in the market's time zone, such as '30 April' */
export const dayAndMonthText = formatted({ day: 'numeric', month: 'long' });

/** @returns the day of a moment in the market's time zone, such as '30 Apr' */
export const shortDayAndMonthText = formatted({ day: 'numeric', month: 'short' });

/** @returns the day of a moment in the market's time zone, such as '30 April 2027' */
export const dayText = formatted({ day: 'numeric', month: 'long', year: 'numeric' });

/** @returns the day of a moment in the market's time zone, such as '30 Apr 2027' */
export const shortDayText = formatted({ day: 'numeric', month: 'short', year: 'numeric' });

/** @returns the day of the week of a moment in the market's time zone, such as 'Friday' */
export const weekdayText = formatted({ weekday: 'long' });

/** @returns a moment in the market's time zone, such as '30 Apr 2027, 14:05' */
export const shortMomentText = formatted({ day: 'numeric', month: 'short', year: 'numeric', ...TIME });

/** @returns the time of a moment in the market's time zone, such as '17:00 CET' */
export const timeText = formatted({ ...TIME, timeZoneName: 'short' });
