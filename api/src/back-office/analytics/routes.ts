import { dayOf } from '@vela/market/days';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { hasConsented } from './consent-cookie.js';

export const analyticsHandlers = ({
  models,
  clock,
}: Collections<'eventCounts'> & Pick<Platform, 'clock'>): Pick<Handlers, 'countEvents'> => ({
  countEvents: async ({ body: { events }, request }) => {
    // A page asks only after consent; the answer does not depend on a page keeping to it.
    if (!hasConsented(request.headers.cookie, 'analytics')) return { ok: true };
    const day = dayOf(clock.now());
    await models.eventCounts.bulkWrite(
      events.map(({ event, page }) => ({
        updateOne: { filter: { day, event, page }, update: { $inc: { count: 1 } }, upsert: true },
      })),
      { ordered: false },
    );
    return { ok: true };
  },
});
