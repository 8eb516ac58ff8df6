import { locale } from '@vela/language';
import type { Moment } from './elapsed.js';
import { MARKET_TIME_ZONE } from './zone.js';

/** @returns writes moments in the language at hand */
const written = (format: Intl.DateTimeFormatOptions) => {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (moment: Moment): string => {
    const language = locale();
    const writer = known.get(language) ?? new Intl.DateTimeFormat(language, format);
    known.set(language, writer);
    return writer.format(new Date(moment));
  };
};
const formatted = (format: Intl.DateTimeFormatOptions) => written({ ...format, timeZone: MARKET_TIME_ZONE });

/** @returns the day of a moment in the market's time zone, such as '30 April' */
export const dayAndMonthText = formatted({ day: 'numeric', month: 'long' });

/** @returns the day of a moment in the market's time zone, such as '30 Apr' */
export const shortDayAndMonthText = formatted({ day: 'numeric', month: 'short' });

/** @returns the day of a moment in the market's time zone, such as '30 April 2027' */
export const dayText = formatted({ day: 'numeric', month: 'long', year: 'numeric' });

/** @returns a moment as the reader's own clocks show it, with their zone, such as '30 April 2027 at 14:00 CEST' */
export const hourText = written({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** @returns the day of a moment in the market's time zone, such as '30 Apr 2027' */
export const shortDayText = formatted({ day: 'numeric', month: 'short', year: 'numeric' });
