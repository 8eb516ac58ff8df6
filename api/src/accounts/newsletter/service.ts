import { createHash, randomBytes } from 'node:crypto';
import type { ClientSession, Model } from 'mongoose';
import { NEWSLETTER_LINK_DAYS } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import type { SubscribeInput } from '@vela/contracts/schemas';
import { DAY_MS, daysLater } from '@vela/market/days';
import { SUBSCRIPTION_KEPT_DAYS } from '@vela/market/retention';
import type { Config } from '../../config/index.js';
import type { Clock } from '../../platform/clock/index.js';
import type { RunInTransaction } from '../../platform/database/index.js';
import { isDuplicateKey } from '../../platform/errors/index.js';
import { leaveMail, unsubscribeLinks } from '../../platform/mail/index.js';
import type { Outbox } from '../../platform/outbox/index.js';
import type { Signatures } from '../../platform/signatures/index.js';
import type { NewsletterSubscriberDocument } from '../../records/newsletter-subscriber.js';

export interface NewsletterNeeds {
  readonly config: Pick<Config, 'appOrigin'>;
  readonly clock: Clock;
  readonly inTransaction: RunInTransaction;
  readonly outbox: Outbox;
  readonly signatures: Signatures;
  readonly models: { readonly newsletterSubscribers: Model<NewsletterSubscriberDocument> };
}

/** One confirmation mail a day and address, however often somebody asks with it. */
const ASK_AGAIN_MS = DAY_MS;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** @returns where the link of a confirmation mail leads */
const confirmationUrl = (origin: string, token: string): string =>
  `${origin}${PATHS.confirmNewsletter}?${new URLSearchParams({ token }).toString()}`;

async function askForConfirmation(
  app: NewsletterNeeds,
  { firstName, lastName, email }: SubscribeInput,
  origin: string,
): Promise<void> {
  const now = app.clock.now();
  const token = randomBytes(24).toString('base64url');
  const tokenHash = hashOf(token);
  await app.inTransaction(async (session) => {
    const subscribers = app.models.newsletterSubscribers;
    const known = await subscribers.findOne({ email }, null, { session }).lean<NewsletterSubscriberDocument | null>();
    const isSubscribed = known?.status === 'confirmed';
    const isAsked = isSubscribed || known?.status === 'pending';
    if (isAsked && now.getTime() - known.askedAt.getTime() < ASK_AGAIN_MS) return;
    const mail = await leaveMail(app, session, `confirmNewsletter ${tokenHash}`, {
      to: { address: email },
      template: 'confirmNewsletter',
      by: { origin },
      values: { firstName, confirmUrl: confirmationUrl(app.config.appOrigin, token) },
    });
    // Over the budget nothing changes: the newest link that was sent still works.
    if (mail === 'held') return;
    // Whoever left by the newsletter service's own link is confirmed here all the same. A new confirmation has them subscribed there again;
    // until it comes nothing changes, for anybody may type an address.
    if (isSubscribed) {
      await subscribers.updateOne({ email }, { $set: { tokenHash, askedAt: now } }, { session });
      return;
    }
    await subscribers.updateOne(
      { email },
      {
        $set: {
          firstName,
          lastName,
          tokenHash,
          askedAt: now,
          status: 'pending',
          confirmedAt: null,
          keptUntil: daysLater(now, SUBSCRIPTION_KEPT_DAYS),
        },
        $setOnInsert: { createdAt: now },
      },
      { upsert: true, session },
    );
  });
}

/**
 * Takes a subscription: it counts once its address is confirmed by the link in a mail. The caller learns nothing about
 * whether the address was known.
 */
export async function subscribe(app: NewsletterNeeds, input: SubscribeInput, origin: string): Promise<void> {
  const subscriber = { ...input, email: input.email.toLowerCase() };
  try {
    await askForConfirmation(app, subscriber, origin);
  } catch (error) {
    // The same address came twice at once: the other call has asked already.
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Leaves what follows from a confirmation: the newsletter service learns of it, and the subscriber how to end it. */
async function passOn(
  app: NewsletterNeeds,
  { _id, tokenHash, firstName, email }: NewsletterSubscriberDocument,
  session: ClientSession,
): Promise<void> {
  // Who subscribes again after leaving has a new token, and is passed on again.
  await app.outbox.enqueue(session, 'newsletterSubscription', `newsletterSubscription ${tokenHash}`, { email });
  const unsubscribe = await unsubscribeLinks(app, { what: 'newsletter', id: _id.toHexString() });
  await leaveMail(app, session, `newsletterWelcome ${tokenHash}`, {
    to: { address: email },
    template: 'newsletterWelcome',
    values: { firstName, unsubscribeUrl: unsubscribe.page },
    unsubscribe,
  });
}

/** Whether who is subscribed asked again since, and has not followed the link that they were sent then. */
const isAskedAnew = ({ askedAt, confirmedAt }: NewsletterSubscriberDocument): boolean =>
  confirmedAt !== null && askedAt > confirmedAt;

/**
 * Confirms the address that a link was sent to. Following a link again changes nothing.
 * @returns whether the link is good: the newest one sent to its address, and not older than a week
 */
export async function confirm(app: NewsletterNeeds, token: string): Promise<boolean> {
  const now = app.clock.now();
  const tokenHash = hashOf(token);
  return app.inTransaction(async (session) => {
    const subscribers = app.models.newsletterSubscribers;
    const subscriber = await subscribers
      .findOne({ tokenHash }, null, { session })
      .lean<NewsletterSubscriberDocument | null>();
    if (subscriber === null || subscriber.status === 'ended') return false;
    if (subscriber.status === 'confirmed' && !isAskedAnew(subscriber)) return true;
    if (now > daysLater(subscriber.askedAt, NEWSLETTER_LINK_DAYS)) return false;
    await subscribers.updateOne(
      { _id: subscriber._id },
      { $set: { status: 'confirmed', confirmedAt: now, keptUntil: null } },
      { session },
    );
    await passOn(app, subscriber, session);
    return true;
  });
}
