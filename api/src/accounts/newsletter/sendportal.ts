import type { SendportalConfig } from '../../config/index.js';
import type { Deliverers } from '../../platform/outbox/index.js';
import type { Collections } from '../../records/models.js';
import type { NewsletterSubscriberDocument } from '../../records/newsletter-subscriber.js';

type Known = Collections<'newsletterSubscribers'>;

/** Longest time that one call may take; the outbox tries again later (docs/quality.md, "Reliability"). */
const CALL_MS = 3000;

interface ApiCall {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: Readonly<Record<string, string>>;
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

/** @returns the id in SendPortal's `{data: {id}}` */
function idIn(answer: unknown): number {
  const data: unknown = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  const id: unknown = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  if (typeof id !== 'number' || !Number.isSafeInteger(id))
    throw new Error('The newsletter service did not answer with a subscriber.');
  return id;
}

interface Subscriber {
  readonly email: string;
  readonly first_name?: string;
  readonly last_name?: string;
}

/** Stores a subscriber; the service knows them by address, so a second time changes nothing. @returns their id there */
async function store(service: SendportalConfig, subscriber: Subscriber): Promise<number> {
  const answer = await call(service, { method: 'POST', path: '/subscribers', body: { ...subscriber } });
  return idIn(await answer.json().catch(() => null));
}

/** So often a subscription may change while the service is told of it. */
const ROUNDS = 3;

/**
 * Has the service hold of one address what the store says now. What is delivered may be older than what was delivered before it:
 * a message that failed waits, and is tried again by an administrator too.
 * @throws Error if the service does not answer well, or the subscription goes on changing
 */
async function bringInLine(service: SendportalConfig, { models }: Known, email: string): Promise<void> {
  const confirmed = () =>
    models.newsletterSubscribers.findOne({ email, status: 'confirmed' }).lean<NewsletterSubscriberDocument | null>();
  let now = await confirmed();
  for (let round = 0; round < ROUNDS; round += 1) {
    const told = now;
    const names = told === null ? {} : { first_name: told.firstName, last_name: told.lastName };
    // Subscribers are removed by id, and storing one again is how the service tells it.
    const id = await store(service, { ...names, email });
    if (told === null) await call(service, { method: 'DELETE', path: `/subscribers/${id}` });
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
