import type { ApiClient } from '@vela/contracts/client';
import { countEvents } from '@vela/contracts/endpoints';
import type { AnalyticsService } from '@vela/contracts/remote';
import { pathNameOf } from '@vela/contracts/routes';
import { placedPath } from '@vela/language';

/**
 * Counts on our own server. An event goes with the name of the page's route, never with its address, which may hold
 * an id.
 * @returns a sink for events; what cannot be sent is not counted
 */
export const eventCounter =
  (api: ApiClient): AnalyticsService['track'] =>
  (event) => {
    const page = pathNameOf(placedPath(location.pathname).pathname);
    if (page !== null) api.call(countEvents, { body: { events: [{ event, page }] } }).catch(() => undefined);
  };
