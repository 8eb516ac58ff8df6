import { type App, ReplyBoard } from '@vela/api';
import { workedBefore } from '../chance/office-hours.js';

/** The product as it was then. How companies answer is worked out as of then, too, and kept for nobody who asks today. */
export const asOf = (app: App, daysAgo: number): App => {
  const then = workedBefore(app.clock.now(), daysAgo);
  const clock = { now: () => then };
  return { ...app, clock, replies: new ReplyBoard({ models: app.models, records: app.records, clock }) };
};
