import { DAY_MS } from '@vela/contracts/days';
import { t } from '@vela/language';
import type { Moment } from '../days/index.js';

/** So many days ahead a meeting is proposed at most; what lies further is a slip of the keyboard. */
export const MEETING_AHEAD_DAYS = 365;

/** @returns why a meeting cannot begin then, and what to do; null where it can */
export function meetingTimeProblem(start: Moment, now: Moment): string | null {
  const ahead = new Date(start).getTime() - new Date(now).getTime();
  if (ahead <= 0) return t('This time is past.');
  if (ahead <= MEETING_AHEAD_DAYS * DAY_MS) return null;
  return t('Choose a time within {days, plural, one {# day} other {# days}} from now.', { days: MEETING_AHEAD_DAYS });
}
