import express, { type Request, type Response, Router } from 'express';
import { sendPage } from '../pages/html.js';
import { type AuthorizationRequest, backTo, type Client, readAuthorizationRequest } from './authorization-request.js';
import { Grants, TOKEN_SECONDS } from './grants.js';
import { authorizationPage, refusedPage } from './page.js';
import { type Person, type Persona, personFrom } from './people.js';
import { drawPicture } from './picture.js';
import { provesChallenge } from './pkce.js';

export interface LinkedinStandInOptions {
  /** The application that signs people in. */
  readonly client: Client;
  /** Where the stand-in is mounted, as browsers see it, such as `/sandbox/linkedin`. */
  readonly base: string;
  /** The demo's people, asked for whenever the page is shown. */
  personas(): Promise<readonly Persona[]>;
}

const formOf = ({ body }: Request): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...(body as object) } : {};
const textAt = (form: Readonly<Record<string, unknown>>, key: string): string => {
  const value = form[key];
  return typeof value === 'string' ? value : '';
};

/** @returns the good request, or null once the browser was answered */
function requestIn(
  fields: Readonly<Record<string, unknown>>,
  client: Client,
  response: Response,
): AuthorizationRequest | null {
  const read = readAuthorizationRequest(fields, client);
  if (read.kind === 'good') return read.request;
  if (read.kind === 'sentBack') response.redirect(302, read.location);
  else sendPage(response, { title: 'Sign-in refused', main: refusedPage(read.reason), status: 400 });
  return null;
}

/** Who submitted the form, or null if it is not filled in. */
async function personIn(
  form: Readonly<Record<string, unknown>>,
  options: LinkedinStandInOptions,
): Promise<Person | null> {
  const sub = textAt(form, 'persona');
  const personas = await options.personas();
  if (sub !== '') return personas.find((persona) => persona.sub === sub) ?? null;
  const typed = {
    givenName: textAt(form, 'givenName'),
    familyName: textAt(form, 'familyName'),
    email: textAt(form, 'email'),
  };
  const known = personas.find((persona) => persona.email.toLowerCase() === typed.email.trim().toLowerCase());
  if (known !== undefined) return known;
  return /^\S+@\S+$/.test(typed.email.trim()) && typed.givenName.trim() !== '' ? personFrom(typed) : null;
}

function mountAuthorization(router: Router, options: LinkedinStandInOptions, grants: Grants): void {
  const { client, base } = options;
  router.get('/oauth/v2/authorization', async (request, response) => {
    const asked = requestIn(request.query, client, response);
    if (asked === null) return;
    sendPage(response, {
      title: 'Sign in with LinkedIn (stand-in)',
      main: authorizationPage(base, asked, await options.personas()),
      formTargets: [new URL(asked.redirectUri).origin],
    });
  });
  router.post('/oauth/v2/authorization', async (request, response) => {
    const form = formOf(request);
    const asked = requestIn(form, client, response);
    if (asked === null) return;
    if (textAt(form, 'action') === 'cancel') {
      response.redirect(
        303,
        backTo(asked, { error: 'user_cancelled_login', error_description: 'The user cancelled LinkedIn login' }),
      );
      return;
    }
    const person = await personIn(form, options);
    if (person === null) {
      sendPage(response, { title: 'Sign in', main: refusedPage('Give a first name and an email.'), status: 400 });
      return;
    }
    const { clientId, redirectUri, scope, codeChallenge } = asked;
    const code = grants.issueCode({ person, clientId, redirectUri, scope, codeChallenge });
    response.redirect(303, backTo(asked, { code }));
  });
}

/** Where everything is, as OpenID Connect has providers say it. */
function mountDiscovery(router: Router, { base }: LinkedinStandInOptions): void {
  router.get('/oauth/.well-known/openid-configuration', (request, response) => {
    const origin = `${request.protocol}://${request.get('host') ?? ''}${base}`;
    response.json({
      issuer: `${origin}/oauth`,
      authorization_endpoint: `${origin}/oauth/v2/authorization`,
      token_endpoint: `${origin}/oauth/v2/accessToken`,
      userinfo_endpoint: `${origin}/v2/userinfo`,
    });
  });
}

function mountToken(router: Router, { client }: LinkedinStandInOptions, grants: Grants): void {
  router.post('/oauth/v2/accessToken', (request, response) => {
    const form = formOf(request);
    const fail = (status: number, error: string, description: string): void => {
      response.status(status).json({ error, error_description: description });
    };
    if (textAt(form, 'grant_type') !== 'authorization_code')
      return fail(400, 'unsupported_grant_type', 'Use authorization_code.');
    if (textAt(form, 'client_id') !== client.id || textAt(form, 'client_secret') !== client.secret)
      return fail(401, 'invalid_client', 'Client authentication failed');
    const grant = grants.takeCode(textAt(form, 'code'));
    if (grant === null || grant.redirectUri !== textAt(form, 'redirect_uri'))
      return fail(
        400,
        'invalid_request',
        'Unable to retrieve access token: authorization code not found or redirect uri mismatch',
      );
    if (!provesChallenge(grant.codeChallenge, textAt(form, 'code_verifier')))
      return fail(400, 'invalid_grant', 'The code_verifier does not fit the code_challenge.');
    response.json({
      access_token: grants.issueToken(grant),
      expires_in: TOKEN_SECONDS,
      scope: grant.scope.split(' ').join(','),
      token_type: 'Bearer',
    });
  });
}

function mountUserinfo(router: Router, { base }: LinkedinStandInOptions, grants: Grants): void {
  router.get('/v2/userinfo', (request, response) => {
    const token = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];
    const person = token === undefined ? null : (grants.grantOf(token)?.person ?? null);
    if (person === null) {
      response.status(401).json({ serviceErrorCode: 65600, message: 'Invalid access token', status: 401 });
      return;
    }
    response.json({
      sub: person.sub,
      name: `${person.givenName} ${person.familyName}`.trim(),
      given_name: person.givenName,
      family_name: person.familyName,
      email: person.email,
      email_verified: true,
      picture:
        person.picture ??
        `${request.protocol}://${request.get('host') ?? ''}${base}/pictures/${encodeURIComponent(person.sub)}.png`,
      locale: { country: 'SE', language: 'en' },
    });
  });
  router.get('/pictures/:name', (request, response) => {
    response
      .set('cache-control', 'public, max-age=86400')
      .type('png')
      .send(drawPicture(request.params.name.replace(/\.png$/, '')));
  });
}

/**
 * An identity provider that speaks LinkedIn's OpenID Connect: authorization page, token and userinfo endpoints, with
 * single-use codes, PKCE, and the provider's own checks of client, address and state.
 */
export function createLinkedinStandIn(options: LinkedinStandInOptions): Router {
  const grants = new Grants();
  const router = Router();
  router.use(express.urlencoded({ extended: false, limit: '20kb' }));
  mountAuthorization(router, options, grants);
  mountDiscovery(router, options);
  mountToken(router, options, grants);
  mountUserinfo(router, options, grants);
  return router;
}
