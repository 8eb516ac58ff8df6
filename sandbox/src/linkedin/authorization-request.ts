import { isGoodChallenge } from './pkce.js';

/** The application that may ask for sign-ins. */
export interface Client {
  readonly id: string;
  readonly secret: string;
  /** Addresses to which a browser may be sent back, compared to the letter. */
  readonly redirectUris: readonly string[];
}

export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly state: string;
  /** What the exchange of the code has to prove (RFC 7636, S256), or '' for nothing. */
  readonly codeChallenge: string;
}

/** Either a good request, or what is wrong with it and whether the browser may be sent back with it. */
export type ReadRequest =
  | { readonly kind: 'good'; readonly request: AuthorizationRequest }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'sentBack'; readonly location: string };

const SCOPES: ReadonlySet<string> = new Set(['openid', 'profile', 'email']);

const textAt = (fields: Readonly<Record<string, unknown>>, key: string): string => {
  const value = fields[key];
  return typeof value === 'string' ? value : '';
};

/** @returns the way back to the application with an answer, its state passed through */
export function backTo(
  request: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(request.redirectUri);
  for (const [key, value] of Object.entries(answer)) url.searchParams.set(key, value);
  if (request.state !== '') url.searchParams.set('state', request.state);
  return url.href;
}

/** Checks an authorization request as the provider does: an unknown client or address is never sent anywhere. */
export function readAuthorizationRequest(fields: Readonly<Record<string, unknown>>, client: Client): ReadRequest {
  const request: AuthorizationRequest = {
    clientId: textAt(fields, 'client_id'),
    redirectUri: textAt(fields, 'redirect_uri'),
    scope: textAt(fields, 'scope'),
    state: textAt(fields, 'state'),
    codeChallenge: textAt(fields, 'code_challenge'),
  };
  if (request.clientId !== client.id) return { kind: 'refused', reason: 'The passed in client_id is invalid.' };
  if (!client.redirectUris.includes(request.redirectUri))
    return { kind: 'refused', reason: 'The redirect_uri does not match the registered value.' };
  const sentBack = (error: string, description: string): ReadRequest => ({
    kind: 'sentBack',
    location: backTo(request, { error, error_description: description }),
  });
  if (textAt(fields, 'response_type') !== 'code')
    return sentBack('unsupported_response_type', 'The response_type must be code.');
  const unknown = request.scope.split(' ').find((scope) => !SCOPES.has(scope));
  if (unknown !== undefined)
    return sentBack('unauthorized_scope_error', `Scope "${unknown}" is not authorized for your application.`);
  if (!isGoodChallenge(request.codeChallenge, textAt(fields, 'code_challenge_method')))
    return sentBack('invalid_request', 'The code_challenge must be made with S256.');
  return { kind: 'good', request };
}
