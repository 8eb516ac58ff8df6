import { expect, test } from '@jest/globals';
import { dayOf, isBusinessDay } from '@vela/market/days';
import { meetingBefore, workedBefore } from './office-hours.js';

/** A demo that is filled in the middle of the night, at noon and late in the evening, on every day of a week. */
const STARTS = Array.from({ length: 7 }, (_, day) =>
  ['01:42', '11:00', '22:50'].map((time) => new Date(`2026-06-${String(22 + day)}T${time}:00Z`)),
).flat();
const hour = (moment: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Stockholm', hour: '2-digit' }).format(moment));

test('what happened long ago happened in office hours, on its day and in its order', () => {
  for (const now of STARTS) {
    const days = [20, 16.6, 16, 15.5, 2, 1.2, 1.1, 1, 0.4, 0.01];
    const moments = days.map((ago) => workedBefore(now, ago));
    for (const moment of moments.slice(0, 8)) {
      expect(hour(moment)).toBeGreaterThanOrEqual(8);
      expect(hour(moment)).toBeLessThan(18);
    }
    expect(moments.toSorted((one, other) => one.getTime() - other.getTime())).toEqual(moments);
    expect(moments.every((moment) => moment < now)).toBe(true);
    expect(dayOf(moments[0] ?? now)).toBe(dayOf(new Date(now.getTime() - 20 * 86_400_000)));
  }
});

test('people meet on business days to come, each on another, and met on weekdays', () => {
  for (const now of STARTS) {
    const coming = [-3, -4, -6].map((ago) => meetingBefore(now, ago));
    expect(new Set(coming.map((moment) => dayOf(moment))).size).toBe(3);
    expect(coming.every((moment) => moment > now && isBusinessDay(dayOf(moment)))).toBe(true);
    for (const moment of [...coming, meetingBefore(now, 13)]) {
      expect(new Date(dayOf(moment)).getUTCDay() % 6).not.toBe(0);
      expect(moment.getTime() % 1_800_000).toBe(0);
      expect(hour(moment)).toBeGreaterThanOrEqual(8);
      expect(hour(moment)).toBeLessThan(18);
    }
  }
});
