import { locale } from '@vela/language';
import type { Moment } from './elapsed.js';
import { TIME, written } from './written.js';

// What happened, and when people meet, is told by the clocks of who reads it.

/** @returns a moment by the reader's own clocks, with their zone, such as '30 April 2027 at 14:00 CEST' */
export const ownMomentText = written({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  ...TIME,
  timeZoneName: 'short',
});

/** @returns the date of a moment by the reader's own clocks, such as '24 November 2026' */
export const ownDateText = written({ day: 'numeric', month: 'long', year: 'numeric' });

/** @returns the day of a moment by the reader's own clocks, such as 'Tuesday 24 November' */
export const ownDayText = written({ weekday: 'long', day: 'numeric', month: 'long' });

/** @returns the time of a moment by the reader's own clocks, such as '14:05' */
export const ownTimeText = written(TIME);

/** @returns the reader's zone, such as 'Europe/Stockholm' */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @returns a meeting's time as the clocks of a zone show it, such as 'Tuesday 24 November at 14:30 CET' */
export const meetingTimeText = (start: Moment, timeZone: string): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...TIME,
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(start));
