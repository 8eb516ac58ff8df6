import type { Moment } from './elapsed.js';
import { MARKET_TIME_ZONE } from './zone.js';

const formatted = (format: Intl.DateTimeFormatOptions) => {
  const inMarket = new Intl.DateTimeFormat('en-GB', { ...format, timeZone: MARKET_TIME_ZONE });
  return (moment: Moment): string => inMarket.format(new Date(moment));
};

/** @returns the day of a moment in the market's time zone, such as '30 April' */
export const dayAndMonthText = formatted({ day: 'numeric', month: 'long' });

/** @returns the day of a moment in the market's time zone, such as '30 Apr' */
export const shortDayAndMonthText = formatted({ day: 'numeric', month: 'short' });

/** @returns the day of a moment in the market's time zone, such as '30 April 2027' */
export const dayText = formatted({ day: 'numeric', month: 'long', year: 'numeric' });

const ownHour = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** @returns a moment as the reader's own clocks show it, with their zone, such as '30 April 2027 at 14:00 CEST' */
export const hourText = (moment: Moment): string => ownHour.format(new Date(moment));

/** @returns the day of a moment in the market's time zone, such as '30 Apr 2027' */
export const shortDayText = formatted({ day: 'numeric', month: 'short', year: 'numeric' });
