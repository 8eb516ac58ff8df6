const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns whole days that have passed between two times, never below 0 */
export const daysBetween = (from: string | Date, to: string | Date): number =>
  Math.max(0, Math.floor((new Date(to).getTime() - new Date(from).getTime()) / DAY_MS));

/** @returns days until a time, a started day counting as one: 0 once it has passed */
export const daysUntil = (end: string | Date, now: Date): number =>
  Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / DAY_MS));

/** @returns '3 Nov 2026' */
export const dateText = (time: string): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
