const DAY_MS = 86_400_000;

/** @param days may have a fraction, and be negative for a day to come */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - Math.round(days * DAY_MS));
