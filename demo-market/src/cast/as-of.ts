import { type App, createNotifications, ReplyBoard } from '@vela/api';
import { workedBefore } from '../chance/office-hours.js';

/**
 * The product as it was then: what people were told has that day. How companies answer is worked out as of then, too, and kept for nobody
 * who asks today. Mails have the day of the filling, on which they are delivered.
 */
export function asOf(app: App, daysAgo: number): App {
  const { models, records, catalogue, config } = app;
  const then = workedBefore(app.clock.now(), daysAgo);
  const clock = { now: () => then, aheadMs: then.getTime() - Date.now() };
  const roleText = (name: string): string => catalogue.spoken.roleText(name);
  const told = createNotifications({ models, records, clock, appOrigin: config.appOrigin, roleText });
  return {
    ...app,
    clock,
    outbox: { ...app.outbox, notify: (session, news) => told.notify(session, news) },
    replies: new ReplyBoard({ models, records, clock }),
  };
}
