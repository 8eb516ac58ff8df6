import express, { type Express } from 'express';
import type { Client } from './linkedin/authorization-request.js';
import type { Persona } from './linkedin/people.js';
import { createLinkedinStandIn } from './linkedin/stand-in.js';
import { escapeHtml, sendPage } from './pages/html.js';
import type { StripeStandIn } from './stripe/stand-in.js';

export interface SandboxOptions {
  readonly linkedin: { readonly client: Client; personas(): Promise<readonly Persona[]> };
  /** Absent where payments are not played. */
  readonly stripe?: StripeStandIn;
}

/** One stand-in on the index page. */
interface Listed {
  readonly title: string;
  readonly text: string;
  /** Its own page, if it has one. */
  readonly address?: string;
}

const LINKEDIN_BASE = '/sandbox/linkedin';
/** Where the payment stand-in's pages are. */
export const STRIPE_BASE = '/sandbox/stripe';

const LISTED: readonly Listed[] = [
  {
    title: 'LinkedIn',
    text: 'Signing in on the site leads here: choose one of the demo’s people, or type a name and an email.',
  },
  {
    title: 'Card payments',
    text: 'Payments, test cards, refunds and events.',
    address: STRIPE_BASE,
  },
];

const personRows = (personas: readonly Persona[]): string =>
  personas
    .map(({ givenName, familyName, email, note }) =>
      `<li><strong>${escapeHtml(`${givenName} ${familyName}`)}</strong> (${escapeHtml(email)}): ${escapeHtml(note)}</li>`)
    .join('');

const indexPage = (personas: readonly Persona[]): string => `<h1>What stands in here</h1>
<p class="lead">This instance is a demonstration. These services are played by small programs that speak the real protocols.</p>
<ul class="services">${LISTED.map(({ title, text, address }) => `<li><h2>${address === undefined ? escapeHtml(title) : `<a href="${address}">${escapeHtml(title)}</a>`}</h2><p>${escapeHtml(text)}</p></li>`).join('')}</ul>
${personas.length === 0 ? '' : `<h2>The demo’s people</h2><ul>${personRows(personas)}</ul>`}
<p><a href="/">Back to the site</a></p>`;

/** All stand-ins below `/sandbox`, with a page that lists them. */
export function createSandbox({ linkedin, stripe }: SandboxOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  // Libraries ask with nested names, such as `created[gte]`.
  app.set('query parser', 'extended');
  app.use(LINKEDIN_BASE, createLinkedinStandIn({ ...linkedin, base: LINKEDIN_BASE }));
  if (stripe !== undefined) {
    app.use(stripe.base, stripe.pages);
    app.use('/v1', stripe.api);
  }
  app.get('/sandbox', async (_request, response) => {
    sendPage(response, { title: 'Sandbox', main: indexPage(await linkedin.personas()) });
  });
  return app;
}
