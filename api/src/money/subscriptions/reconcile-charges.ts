import type Stripe from 'stripe';
import type { NewsNeeds } from './needs.js';
import { isProviderError } from './provider-errors.js';
import { FOLLOWED_EVENTS, followEvent, subjectOf } from './webhook.js';

/** What the job is called; how far it has come is kept under it. */
export const RECONCILE_CHARGES = 'reconcile charges';
/** What is a little older than the newest that was followed may have come to the list only afterwards. */
const MARGIN_SECONDS = 3600;

const NEWS = FOLLOWED_EVENTS.filter((type) => type.startsWith('charge.') || type.startsWith('refund.'));

/**
 * @param since where the last run had come to; null for all that the provider keeps, which is 30 days
 * @returns the first event about each charge, oldest first, as far as the provider keeps them, and the newest of all
 */
async function newsSince(provider: Stripe, since: Date | null) {
  const created = since === null ? {} : { created: { gte: since.getTime() / 1000 - MARGIN_SECONDS } };
  const first = new Map<string, Stripe.Event>();
  let newest: Stripe.Event | null = null;
  // They come newest first, a page at a time.
  for await (const event of provider.events.list({ types: [...NEWS], ...created, limit: 100 })) {
    newest ??= event;
    first.set(subjectOf(event), event);
  }
  return { events: [...first.values()].toSorted((one, other) => one.created - other.created), newest };
}

/**
 * Follows refunds and disputes whose webhook never came, from where the last run had come to, however long ago that was.
 * What was followed before changes nothing. Where one cannot be followed the others are, and it is looked at again.
 * @throws whatever it was, unless it was the provider that did not say
 */
export async function reconcileCharges(app: NewsNeeds): Promise<void> {
  const { payments: provider, jobProgress, log } = app;
  if (provider === null) return;
  const { events, newest } = await newsSince(provider, await jobProgress.of(RECONCILE_CHARGES));
  const failed: { readonly event: Stripe.Event; readonly error: unknown }[] = [];
  for (const event of events)
    try {
      await followEvent(app, provider, event);
    } catch (error) {
      log.warn({ err: error, event: event.id }, 'news of a charge could not be followed');
      failed.push({ event, error });
    }
  // The moments are the provider's, so that no clock of ours decides what is new.
  const through = failed[0]?.event ?? newest;
  if (through !== null) await jobProgress.note(RECONCILE_CHARGES, new Date(through.created * 1000));
  const other = failed.find(({ error }) => !isProviderError(error));
  if (other !== undefined) throw other.error;
}
