import express, { type Express } from 'express';
import type { Client } from './linkedin/authorization-request.js';
import type { Persona } from './linkedin/people.js';
import { createLinkedinStandIn } from './linkedin/stand-in.js';
import { escapeHtml, sendPage } from './pages/html.js';

export interface SandboxOptions {
  readonly linkedin: { readonly client: Client; personas(): Promise<readonly Persona[]> };
}

/** One stand-in on the index page. */
interface Listed {
  readonly title: string;
  readonly text: string;
}

const LINKEDIN_BASE = '/sandbox/linkedin';

const LISTED: readonly Listed[] = [
  {
    title: 'LinkedIn',
    text: 'Signing in on the site leads here: choose one of the demo’s people, or type a name and an email.',
  },
];

const personRows = (personas: readonly Persona[]): string =>
  personas
    .map(({ givenName, familyName, email, note }) =>
      `<li><strong>${escapeHtml(`${givenName} ${familyName}`)}</strong> (${escapeHtml(email)}): ${escapeHtml(note)}</li>`)
    .join('');

const indexPage = (personas: readonly Persona[]): string => `<h1>What stands in here</h1>
<p class="lead">This instance is a demonstration. These services are played by small programs that speak the real protocols.</p>
<ul class="services">${LISTED.map(({ title, text }) => `<li><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p></li>`).join('')}</ul>
${personas.length === 0 ? '' : `<h2>The demo’s people</h2><ul>${personRows(personas)}</ul>`}
<p><a href="/">Back to the site</a></p>`;

/** All stand-ins below `/sandbox`, with a page that lists them. */
export function createSandbox({ linkedin }: SandboxOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(LINKEDIN_BASE, createLinkedinStandIn({ ...linkedin, base: LINKEDIN_BASE }));
  app.get('/sandbox', async (_request, response) => {
    sendPage(response, { title: 'Sandbox', main: indexPage(await linkedin.personas()) });
  });
  return app;
}
