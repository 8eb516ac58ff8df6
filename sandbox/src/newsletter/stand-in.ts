import express, { type Request, type Response, Router } from 'express';
import { escapeHtml, sendPage } from '../pages/html.js';
import type { StoredList } from '../store/stored-list.js';

/** A subscriber as SendPortal's API shows it. */
export interface Subscriber {
  readonly id: number;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string;
  readonly created_at: string;
}

export function isSubscriber(value: unknown): value is Subscriber {
  if (typeof value !== 'object' || value === null) return false;
  const { id, email, created_at: createdAt } = value as Record<string, unknown>;
  return typeof id === 'number' && typeof email === 'string' && typeof createdAt === 'string';
}

const textIn = (body: unknown, key: string): string | null => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

function storeOrUpdate({ body }: Request, response: Response, list: StoredList<Subscriber>): void {
  const email = textIn(body, 'email');
  if (email === null || !email.includes('@')) {
    response
      .status(422)
      .json({ message: 'The given data was invalid.', errors: { email: ['The email field is required.'] } });
    return;
  }
  const known = list.entries.find((entry) => entry.email === email);
  const subscriber: Subscriber = {
    id: known?.id ?? 1 + Math.max(0, ...list.entries.map(({ id }) => id)),
    first_name: textIn(body, 'first_name') ?? known?.first_name ?? null,
    last_name: textIn(body, 'last_name') ?? known?.last_name ?? null,
    email,
    created_at: known?.created_at ?? new Date().toISOString(),
  };
  list.replace([subscriber, ...list.entries.filter(({ id }) => id !== subscriber.id)]);
  response.status(known === undefined ? 201 : 200).json({ data: { ...subscriber, tags: [], unsubscribed_at: null } });
}

const page = (subscribers: readonly Subscriber[]): string => `<h1>Newsletter</h1>
<p class="lead">Who confirmed a subscription, newest first.</p>
${subscribers.length === 0 ? '<p>Nobody yet.</p>' : `<ul>${subscribers.map(({ first_name: first, last_name: last, email }) => `<li>${escapeHtml(`${first ?? ''} ${last ?? ''} <${email}>`)}</li>`).join('')}</ul>`}
<p><a href="/sandbox">All stand-ins</a></p>`;

/**
 * A newsletter service that speaks SendPortal's API (`/api/v1/subscribers`, bearer token).
 * @param token what callers of the API must show
 */
export function createNewsletterStandIn(token: string, list: StoredList<Subscriber>): Router {
  const router = Router();
  router.get('/', (_request, response) => sendPage(response, { title: 'Newsletter', main: page(list.entries) }));
  const api = Router();
  api.use((request, response, next) => {
    if (request.get('authorization') === `Bearer ${token}`) next();
    else response.status(401).json({ message: 'Unauthorized' });
  });
  api.use(express.json({ limit: '20kb' }));
  api.get('/subscribers', (_request, response) => void response.json({ data: list.entries }));
  api.post('/subscribers', (request, response) => storeOrUpdate(request, response, list));
  api.delete('/subscribers/:id', ({ params }, response) => {
    const id = Number(params.id);
    if (!list.entries.some((entry) => entry.id === id))
      return void response.status(404).json({ message: 'Resource not found.' });
    list.replace(list.entries.filter((entry) => entry.id !== id));
    response.status(204).end();
  });
  router.use('/api/v1', api);
  return router;
}
