import { locale } from '@vela/language';
import type { Moment } from './elapsed.js';

/** Hours and minutes, as every time is written. */
export const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** @returns writes moments in the language at hand, by the machine's own clocks unless the format names a zone */
export function written(format: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (moment) => {
    const language = locale();
    const writer = known.get(language) ?? new Intl.DateTimeFormat(language, format);
    known.set(language, writer);
    return writer.format(new Date(moment));
  };
}
