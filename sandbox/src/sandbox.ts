import express, { type Express } from 'express';
import type { Client } from './linkedin/authorization-request.js';
import type { Persona } from './linkedin/people.js';
import { createLinkedinStandIn } from './linkedin/stand-in.js';
import type { ReceivedMail } from './mail/received-mail.js';
import { createMailPages } from './mail/routes.js';
import { createNewsletterStandIn, type Subscriber } from './newsletter/stand-in.js';
import { escapeHtml, sendPage } from './pages/html.js';
import { createPasskeyStandIn } from './passkeys/routes.js';
import type { SecurityKey } from './passkeys/security-key.js';
import type { StoredList } from './store/stored-list.js';
import type { StripeStandIn } from './stripe/stand-in.js';
import type { ViesRegister } from './vies/register.js';
import { createViesStandIn } from './vies/stand-in.js';

export interface SandboxOptions {
  readonly linkedin: { readonly client: Client; personas(): Promise<readonly Persona[]> };
  /** Absent where payments are not played. */
  readonly stripe?: StripeStandIn;
  /** What the mail server took; absent without one. */
  readonly mails?: StoredList<ReceivedMail>;
  /** The security key of administrators who have none at hand; absent without one. */
  readonly securityKey?: SecurityKey;
  /** The register of VAT numbers; absent where it is not played. */
  readonly vies?: ViesRegister;
  readonly newsletter?: { readonly token: string; readonly subscribers: StoredList<Subscriber> };
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
const MAIL_BASE = '/sandbox/mail';
const NEWSLETTER_BASE = '/sandbox/newsletter';
const PASSKEY_BASE = '/sandbox/passkeys';
const VIES_BASE = '/sandbox/vies';

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
  { title: 'Mail', text: 'Every mail that the site sends ends here.', address: MAIL_BASE },
  {
    title: 'Newsletter',
    text: 'Who confirmed a subscription, as the newsletter service knows it.',
    address: NEWSLETTER_BASE,
  },
  {
    title: 'VAT numbers',
    text: 'The register of the European Union (VIES): what it was asked, and what it answers.',
    address: VIES_BASE,
  },
  {
    title: 'Security key',
    text: 'Administrators need a passkey. Whoever has none at hand chooses “Use the sandbox’s security key” in the administration: it runs the real protocol with a key of software, which production does not accept.',
  },
];

const personRows = (personas: readonly Persona[]): string =>
  personas
    .map(
      ({ givenName, familyName, email, note }) =>
        `<li><strong>${escapeHtml(`${givenName} ${familyName}`)}</strong> (${escapeHtml(email)}): ${escapeHtml(note)}</li>`,
    )
    .join('');

const listed = ({ title, text, address }: Listed): string => {
  const heading = address === undefined ? escapeHtml(title) : `<a href="${address}">${escapeHtml(title)}</a>`;
  return `<li><h2>${heading}</h2><p>${escapeHtml(text)}</p></li>`;
};

const indexPage = (personas: readonly Persona[]): string => `<h1>What stands in here</h1>
<p class="lead">This instance is a demonstration. These services are played by small programs that speak the real protocols.</p>
<ul class="services">${LISTED.map(listed).join('')}</ul>
${personas.length === 0 ? '' : `<h2>The demo’s people</h2><ul>${personRows(personas)}</ul>`}
<p><a href="/">Back to the site</a></p>`;

/** All stand-ins below `/sandbox`, with a page that lists them. */
export function createSandbox({ linkedin, stripe, mails, newsletter, securityKey, vies }: SandboxOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  // Libraries ask with nested names, such as `created[gte]`.
  app.set('query parser', 'extended');
  app.use(LINKEDIN_BASE, createLinkedinStandIn({ ...linkedin, base: LINKEDIN_BASE }));
  if (stripe !== undefined) {
    app.use(stripe.base, stripe.pages);
    app.use('/v1', stripe.api);
  }
  if (mails !== undefined) app.use(createMailPages(MAIL_BASE, mails));
  if (newsletter !== undefined)
    app.use(NEWSLETTER_BASE, createNewsletterStandIn(newsletter.token, newsletter.subscribers));
  if (vies !== undefined) app.use(VIES_BASE, createViesStandIn(VIES_BASE, vies));
  if (securityKey !== undefined) app.use(PASSKEY_BASE, createPasskeyStandIn(securityKey));
  app.get('/sandbox', async (_request, response) => {
    sendPage(response, { title: 'Sandbox', main: indexPage(await linkedin.personas()) });
  });
  return app;
}
