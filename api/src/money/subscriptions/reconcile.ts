import type Stripe from 'stripe';
import { daysLater } from '@vela/market/days';
import type { Settings } from '../../config/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { readPayment } from './provider.js';
import { settle } from './settle.js';
import { followEvent } from './webhook.js';

interface Needs
  extends
    Collections<'auditEntries' | 'companies' | 'documents' | 'ledgerEntries' | 'numberSeries' | 'purchases' | 'users'>,
    Pick<Platform, 'clock' | 'log' | 'inTransaction' | 'outbox'>,
    Settings<'appOrigin' | 'seller'> {
  readonly payments: Stripe | null;
}

const MINUTE_MS = 60_000;
/** A payment is read again when this long nothing was heard of it. */
const QUIET_MS = 2 * MINUTE_MS;
/** Abandoned attempts are given up after this. */
const ATTEMPT_DAYS = 7;
const BATCH = 25;
/** So far back refunds are looked for; the provider keeps events for 30 days. */
const EVENT_DAYS = 3;
const EVENTS_MAX = 500;

/**
 * Reads payments at the provider of which nothing was heard, because a webhook may never come.
 * @returns how many were asked for
 */
export async function reconcilePayments(app: Needs): Promise<number> {
  const { payments: provider, models, clock } = app;
  if (provider === null) return 0;
  const now = clock.now().getTime();
  const quiet = await models.purchases
    .find({
      state: { $in: ['open', 'processing', 'failed'] },
      paymentIntentId: { $type: 'string' },
      checkedAt: { $lte: new Date(now - QUIET_MS) },
      createdAt: { $gte: daysLater(now, -ATTEMPT_DAYS) },
    })
    .sort({ checkedAt: 1 })
    .limit(BATCH)
    .lean<PurchaseDocument[]>();
  for (const { _id, paymentIntentId } of quiet) {
    await models.purchases.updateOne({ _id }, { $set: { checkedAt: clock.now() } });
    if (paymentIntentId !== null) await settle(app, await readPayment(provider, paymentIntentId));
  }
  return quiet.length;
}

/** Follows refunds whose webhook never came. What was followed before changes nothing. */
export async function reconcileRefunds(app: Needs): Promise<void> {
  const { payments: provider, clock } = app;
  if (provider === null) return;
  const since = Math.floor(daysLater(clock.now(), -EVENT_DAYS).getTime() / 1000);
  const events: Stripe.Event[] = await provider.events
    .list({ types: ['charge.refunded'], created: { gte: since }, limit: 100 })
    .autoPagingToArray({ limit: EVENTS_MAX });
  for (const event of events.toReversed()) await followEvent(app, provider, event);
}
