import { daysLater } from '@vela/market/days';

/** @param days may have a fraction, and be negative for a day to come */
export const daysBefore = (now: Date, days: number): Date => daysLater(now, -days);
