import { daysLater } from '@vela/market/days';
import { SUBSCRIPTION_KEPT_DAYS } from '@vela/market/retention';
import type { SendportalConfig } from '../../config/index.js';
import type { Deliverers } from '../../platform/outbox/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { NewsletterSubscriberDocument } from '../../records/newsletter-subscriber.js';

type Known = Collections<'newsletterSubscribers'> & Pick<Platform, 'clock'>;

/** Longest time that one call may take; the outbox tries again later (docs/quality.md, "Reliability"). */
const CALL_MS = 3000;

interface ApiCall {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: Readonly<Record<string, string | null>>;
}

/** @throws Error that names the status, never what the service wrote: it may repeat addresses */
async function call({ url, token }: SendportalConfig, { method, path, body }: ApiCall): Promise<Response> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(CALL_MS),
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The newsletter service answered with ${answer.status}.`);
  return answer;
}

/** A subscriber as the service holds them. */
interface Held {
  readonly id: number;
  /** When they left by a link of the service's own; it holds them all the same. */
  readonly leftAt: Date | null;
}

/** @returns the moment in SendPortal's `2026-11-30 08:15:00`, which is in UTC; null where there is none */
function momentOf(text: unknown): Date | null {
  const moment = typeof text === 'string' ? new Date(`${text.replace(' ', 'T')}Z`) : null;
  return moment === null || Number.isNaN(moment.getTime()) ? null : moment;
}

/** @returns who is in SendPortal's `{data: {id, unsubscribed_at}}` */
function heldIn(answer: unknown): Held {
  const data: unknown = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  const id: unknown = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  if (typeof id !== 'number' || !Number.isSafeInteger(id))
    throw new Error('The newsletter service did not answer with a subscriber.');
  return { id, leftAt: momentOf(Reflect.get(Object(data), 'unsubscribed_at')) };
}

interface Subscriber {
  readonly email: string;
  readonly first_name?: string;
  readonly last_name?: string;
  /** Null subscribes again whoever had left; without it the service leaves that as it is. */
  readonly unsubscribed_at?: null;
}

/** Stores a subscriber; the service knows them by address, so a second time changes nothing. @returns what it holds of them */
async function store(service: SendportalConfig, subscriber: Subscriber): Promise<Held> {
  const answer = await call(service, { method: 'POST', path: '/subscribers', body: { ...subscriber } });
  return heldIn(await answer.json().catch(() => null));
}

/**
 * Somebody left by a link of the service's own. What they did last holds: a later confirmation subscribes them there again, and otherwise the
 * subscription has ended here too.
 */
async function heed(
  service: SendportalConfig,
  { models, clock }: Known,
  { _id, email, confirmedAt }: NewsletterSubscriberDocument,
  leftAt: Date,
): Promise<void> {
  if (confirmedAt !== null && confirmedAt > leftAt) {
    await store(service, { email, unsubscribed_at: null });
    return;
  }
  const keptUntil = daysLater(clock.now(), SUBSCRIPTION_KEPT_DAYS);
  await models.newsletterSubscribers.updateOne(
    { _id, status: 'confirmed', confirmedAt },
    { $set: { status: 'ended', keptUntil } },
  );
}

/** So often a subscription may change while the service is told of it. */
const ROUNDS = 3;

/**
 * Has the service hold of one address what the store says now. What is delivered may be older than what was delivered before it:
 * a message that failed waits, and is tried again by an administrator too.
 * @throws Error if the service does not answer well, or the subscription goes on changing
 */
async function bringInLine(service: SendportalConfig, app: Known, email: string): Promise<void> {
  const { models } = app;
  const confirmed = () =>
    models.newsletterSubscribers.findOne({ email, status: 'confirmed' }).lean<NewsletterSubscriberDocument | null>();
  let now = await confirmed();
  for (let round = 0; round < ROUNDS; round += 1) {
    const told = now;
    const names = told === null ? {} : { first_name: told.firstName, last_name: told.lastName };
    // Subscribers are removed by id, and storing one again is how the service tells it.
    const { id, leftAt } = await store(service, { ...names, email });
    if (told === null) await call(service, { method: 'DELETE', path: `/subscribers/${id}` });
    else if (leftAt !== null) await heed(service, app, told, leftAt);
    now = await confirmed();
    if ((now === null) === (told === null)) return;
  }
  throw new Error('The subscription changes again and again.');
}

/**
 * Tells SendPortal of confirmed and of ended subscriptions, over its API (`/api/v1/subscribers`, bearer token).
 * @throws Error if it is gone, slow, refuses or speaks nonsense; the outbox tries again
 */
export const newsletterDeliverers = (service: SendportalConfig, app: Known): Deliverers => ({
  newsletterSubscription: ({ email }) => bringInLine(service, app, email),
  newsletterUnsubscription: ({ email }) => bringInLine(service, app, email),
});
