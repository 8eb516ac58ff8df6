import { exactOreText } from '@vela/formats';
import { percentText } from '@vela/language';
import { dayAndMonthText, dayText, endOfDay, isDay, meetingTimeText } from '@vela/market/days';

// What a subject tells is kept by its meaning, and put into words whenever it is written: in a mail, and on the page in
// the language of then. What was kept in words before that stays in those words.

const DAY = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/;
const MEETING = /^(?<start>\S+T\S+Z) (?<timeZone>\S+)$/;

/** @param ore as digits @returns the amount in kronor, such as '2,500.00 SEK' */
export const amountInWords = (ore: string): string => (/^-?\d+$/.test(ore) ? exactOreText(Number(ore)) : ore);

/** @param percent as digits @returns such as '25%' */
export const percentInWords = (percent: string): string =>
  /^\d+(\.\d+)?$/.test(percent) ? percentText(Number(percent)) : percent;

/** @param day or moment as JSON has it @returns such as '30 April 2027' */
export const dayInWords = (day: string): string => (DAY.test(day) ? dayText(day) : day);

/** @param day or moment as JSON has it @returns such as '30 April' */
export const dayAndMonthInWords = (day: string): string => (DAY.test(day) ? dayAndMonthText(day) : day);

/** @param day or moment as JSON has it @returns the end of that day, or the moment; null for what was kept in words */
export function endOfMeant(day: string): Date | null {
  if (!DAY.test(day)) return null;
  return isDay(day) ? endOfDay(day) : new Date(day);
}

/** @returns a meeting's start and whose clocks it is told by, for `meetingTimeInWords` */
export const meetingTime = (start: Date, timeZone: string): string => `${start.toISOString()} ${timeZone}`;

/** @param time of `meetingTime` @returns when it begins; null for what was kept in words */
export function startOfMeeting(time: string): Date | null {
  const { start } = MEETING.exec(time)?.groups ?? {};
  return start === undefined ? null : new Date(start);
}

/** @param time of `meetingTime` @returns such as 'Friday 30 April at 14:00 CEST' */
export function meetingTimeInWords(time: string): string {
  const { start, timeZone } = MEETING.exec(time)?.groups ?? {};
  if (start === undefined || timeZone === undefined) return time;
  return meetingTimeText(start, timeZone);
}
