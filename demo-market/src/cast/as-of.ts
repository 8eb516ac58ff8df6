import type { App } from '@vela/api';
import { daysBefore } from '../chance/days.js';

/** The product as it was then. */
export const asOf = (app: App, daysAgo: number): App => {
  const then = daysBefore(app.clock.now(), daysAgo);
  return { ...app, clock: { now: () => then } };
};
