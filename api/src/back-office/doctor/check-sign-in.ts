import type { LinkedinConfig } from '../../config/index.js';
import { type Check, failure, type Finding, messageOf } from './finding.js';

const TIME_MS = 8000;

const textAt = (value: unknown, key: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : '';
};

async function discoveryFindings(url: string, linkedin: LinkedinConfig): Promise<Finding[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIME_MS) });
  const found: unknown = await response.json();
  const wanted = {
    authorization_endpoint: linkedin.authorizationUrl,
    token_endpoint: linkedin.tokenUrl,
    userinfo_endpoint: linkedin.userinfoUrl,
  };
  return Object.entries(wanted)
    .filter(([name, ours]) => textAt(found, name) !== ours)
    .map(([name, ours]) =>
      failure(
        `LinkedIn's ${name} is ${textAt(found, name) || 'not told'}, and Vela uses ${ours}.`,
        'LinkedIn moved it: look for a newer version of Vela.',
      ),
    );
}

/** A code that nobody has is refused either way; the answer tells whether the application was known. */
async function clientFindings(
  { tokenUrl, clientId, clientSecret }: LinkedinConfig,
  origin: string,
): Promise<Finding[]> {
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'doctor',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: `${origin}/callback`,
    }),
    signal: AbortSignal.timeout(TIME_MS),
  });
  const body: unknown = await response.json().catch(() => null);
  return textAt(body, 'error') === 'invalid_client'
    ? [
        failure(
          'LinkedIn does not know LINKEDIN_CLIENT_ID, or its secret is another.',
          'Copy both again from the application’s page at LinkedIn.',
        ),
      ]
    : [];
}

/** LinkedIn's addresses by its own discovery document, and whether it knows the application. */
export const signInCheck = (discoveryUrl: string, linkedin: LinkedinConfig, origin: string): Check => ({
  name: 'Sign-in with LinkedIn',
  run: async () => {
    try {
      return (await Promise.all([discoveryFindings(discoveryUrl, linkedin), clientFindings(linkedin, origin)])).flat();
    } catch (error) {
      return [
        failure(
          `LinkedIn does not answer (${messageOf(error)}).`,
          `Let this machine reach ${[discoveryUrl, linkedin.tokenUrl].map((url) => new URL(url).host).join(' and ')}.`,
        ),
      ];
    }
  },
});
