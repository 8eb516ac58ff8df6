import type { Credentials } from './client.js';

/** Milliseconds that a CI, or the service, may take to answer. */
const PATIENCE_MS = 15_000;

type Environment = Readonly<Record<string, string | undefined>>;

const given = (environment: Environment, name: string): string | null => environment[name] || null;

/**
 * Asks the CI that runs this for a token that says which run it is.
 * @param audience whom the token is for
 * @returns it, or null where this runs in no CI that gives any
 */
async function tokenOfCi(environment: Environment, audience: string, fetcher: typeof fetch): Promise<string | null> {
  const own = given(environment, 'RELEASE_CI_TOKEN');
  if (own !== null) return own;
  // What GitHub gives to jobs with `id-token: write`.
  const [url, token] = ['URL', 'TOKEN'].map((each) => given(environment, `ACTIONS_ID_TOKEN_REQUEST_${each}`));
  if (typeof url !== 'string' || typeof token !== 'string') return null;
  const address = new URL(url);
  address.searchParams.set('audience', audience);
  const response = await fetcher(address, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok)
    throw new Error(`The CI gives no token: it answered ${response.status}. Has the job id-token: write?`);
  return String(((await response.json()) as Readonly<Record<string, unknown>>)['value']);
}

/**
 * Signs in at a release service as a job of a CI, without a secret that is kept anywhere.
 * @param address of the service; the CI's token is for it alone
 * @returns what the job may use until it ends; null where this runs in no CI that gives tokens
 * @throws Error with the service's sentence where it does not trust the run
 */
export async function signInByCi(
  address: string,
  environment: Environment,
  fetcher: typeof fetch = fetch,
): Promise<Credentials | null> {
  const service = address.replace(/\/$/, '');
  const token = await tokenOfCi(environment, service, fetcher);
  if (token === null) return null;
  const response = await fetcher(`${service}/sessions`, {
    method: 'POST',
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const body = (await response.json().catch(() => ({}))) as { readonly token?: unknown; readonly detail?: unknown };
  if (response.ok && typeof body.token === 'string') return { token: body.token, isOfCi: true };
  throw new Error(typeof body.detail === 'string' ? body.detail : `The release service answered ${response.status}.`);
}
