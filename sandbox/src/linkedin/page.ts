import { escapeHtml } from '../pages/html.js';
import type { AuthorizationRequest } from './authorization-request.js';
import type { Persona } from './people.js';

const hiddenFields = (request: AuthorizationRequest): string =>
  Object.entries({
    response_type: 'code',
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    scope: request.scope,
    state: request.state,
    ...(request.codeChallenge === '' ? {} : { code_challenge: request.codeChallenge, code_challenge_method: 'S256' }),
  })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

/** @param base path below which the stand-in is mounted */
const personRow =
  (base: string) =>
  ({ sub, givenName, familyName, email, note }: Persona): string =>
    `<li>
<button class="person" name="persona" value="${escapeHtml(sub)}">
<img src="${base}/pictures/${encodeURIComponent(sub)}.png" alt="" width="48" height="48">
<span><strong>${escapeHtml(`${givenName} ${familyName}`)}</strong><small>${escapeHtml(note)}</small><small>${escapeHtml(email)}</small></span>
<span class="go" aria-hidden="true">Sign in →</span>
</button></li>`;

const field = (label: string, name: string, attributes: string): string =>
  `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" required ${attributes}></div>`;

/** The page on which a person says who they are: one of the demo's people, or anybody. */
export function authorizationPage(base: string, request: AuthorizationRequest, personas: readonly Persona[]): string {
  const hidden = hiddenFields(request);
  const people =
    personas.length === 0
      ? ''
      : `<section aria-labelledby="people"><h2 id="people">Be one of the demo’s people</h2>
<form method="post">${hidden}<ul class="people">${personas.map(personRow(base)).join('')}</ul></form></section>`;
  return `<h1>Sign in with LinkedIn</h1>
<p class="lead">Vela asks for your name, email and picture. Choose who you are.</p>
<div class="columns">${people}
<section aria-labelledby="somebody"><h2 id="somebody">Or be somebody else</h2>
<form method="post">${hidden}
${field('First name', 'givenName', 'autocomplete="given-name" maxlength="100"')}
${field('Last name', 'familyName', 'autocomplete="family-name" maxlength="100"')}
${field('Email', 'email', 'type="email" autocomplete="email" maxlength="200"')}
<p>The same email is the same person next time.</p>
<div class="actions">
<button class="button primary" name="action" value="continue">Continue</button>
<button class="button quiet" name="action" value="cancel" formnovalidate>Cancel</button>
</div></form></section></div>`;
}

/** What a browser sees whose application asked wrongly. */
export const refusedPage = (reason: string): string =>
  `<h1>Something is wrong with this sign-in</h1><p>${escapeHtml(reason)}</p><p><a href="/">Back to the site</a></p>`;
