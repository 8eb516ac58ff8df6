import { type ClientSession, Types } from 'mongoose';
import { t } from '@vela/language';
import { daysLater } from '@vela/market/days';
import { SUBSCRIPTION_KEPT_DAYS } from '@vela/market/retention';
import { AppError } from '../../platform/errors/index.js';
import type { NewsletterSubscriberDocument } from '../../records/newsletter-subscriber.js';
import type { NewsletterNeeds } from './service.js';

/** Leaves word for the newsletter service that a confirmed subscription has ended. */
const tellService = (
  { outbox }: NewsletterNeeds,
  { tokenHash, email }: NewsletterSubscriberDocument,
  session: ClientSession,
): Promise<void> =>
  outbox.enqueue(session, 'newsletterUnsubscription', `newsletterUnsubscription ${tokenHash}`, { email });

/**
 * Ends a subscription; ending it again changes nothing.
 * @param subscriberId 24 hexadecimal digits, from a signed link
 * @throws AppError 410 for one of which nothing is kept any more: whoever subscribed again since has another
 */
export async function unsubscribe(app: NewsletterNeeds, subscriberId: string): Promise<void> {
  await app.inTransaction(async (session) => {
    const _id = new Types.ObjectId(subscriberId);
    const { newsletterSubscribers } = app.models;
    if ((await newsletterSubscribers.exists({ _id }).session(session)) === null)
      throw new AppError(
        410,
        t('This link no longer works. If newsletters still reach you, use the link in the latest one.'),
      );
    const ended = await newsletterSubscribers
      .findOneAndUpdate(
        { _id, status: 'confirmed' },
        { $set: { status: 'ended', keptUntil: daysLater(app.clock.now(), SUBSCRIPTION_KEPT_DAYS) } },
        { session },
      )
      .lean<NewsletterSubscriberDocument | null>();
    if (ended !== null) await tellService(app, ended, session);
  });
}

/**
 * Forgets a subscriber, also at the newsletter service if it knows of them.
 * @param email in lower case
 */
export async function eraseNewsletter(app: NewsletterNeeds, email: string, session: ClientSession): Promise<void> {
  const erased = await app.models.newsletterSubscribers
    .findOneAndDelete({ email }, { session })
    .lean<NewsletterSubscriberDocument | null>();
  if (erased?.status === 'confirmed') await tellService(app, erased, session);
}
