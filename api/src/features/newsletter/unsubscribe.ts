import { Types } from 'mongoose';
import type { NewsletterSubscriberDocument } from './model.js';
import type { NewsletterApp } from './service.js';

/**
 * Ends a subscription; ending it again changes nothing.
 * @param subscriberId 24 hexadecimal digits, from a signed link
 */
export async function unsubscribe(app: NewsletterApp, subscriberId: string): Promise<void> {
  await app.inTransaction(async (session) => {
    const ended = await app.models.newsletterSubscribers
      .findOneAndUpdate({ _id: new Types.ObjectId(subscriberId), status: 'confirmed' }, { $set: { status: 'ended' } }, { session })
      .lean<NewsletterSubscriberDocument | null>();
    if (ended === null) return;
    await app.outbox.enqueue(session, 'newsletterUnsubscription', `newsletterUnsubscription ${ended.tokenHash}`, { email: ended.email });
  });
}
