import type { EventObject, StripeEvent } from './objects.js';
import { newId, type StripeState } from './state.js';
import type { Webhooks } from './webhooks.js';

/** The version of the interface that events are written in. */
export const API_VERSION = '2026-10-28.endive';

/** Tells of something that happened: written down, and sent by the webhooks. */
export type Announce = (type: string, object: EventObject) => void;

/** @param now seconds since 1970 */
export const announcer =
  (state: StripeState, webhooks: Webhooks, now: () => number): Announce =>
  (type, object) => {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: now(),
      type,
      livemode: false,
      data: { object: structuredClone(object) },
      request: { id: null, idempotency_key: null },
    };
    state.stored.events.push(event);
    state.save();
    webhooks.announce(event);
  };
