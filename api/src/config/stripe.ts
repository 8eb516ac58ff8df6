import type { AppEnvironment, StripeConfig } from './config.js';
import type { EnvironmentReader } from './environment.js';

const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Keys say by their prefix what they open. Restricted keys serve as secret keys too. */
const SHAPES = {
  STRIPE_SECRET_KEY: /^(sk|rk)_(live|test)_/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(live|test)_/,
  STRIPE_WEBHOOK_SECRET: /^whsec_/,
} as const;

const isLive = (key: string): boolean => /^(sk|rk|pk)_live_/.test(key);

function checkKinds(
  env: EnvironmentReader,
  environment: AppEnvironment,
  keys: Readonly<Record<(typeof KEYS)[number], string>>,
): void {
  for (const name of KEYS)
    if (!SHAPES[name].test(keys[name]))
      env.problems.push(`${name} is not what its name says: copy it again from the payment provider.`);
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const) {
    if (environment === 'demo' && isLive(keys[name]))
      env.problems.push(`${name} is a live key, which APP_ENV=demo does not accept.`);
    if (environment === 'production' && !isLive(keys[name]))
      env.problems.push(`${name} is not a live key, which APP_ENV=production needs.`);
  }
}

/**
 * Reads how card payments are set up: wholly, or not at all.
 * @returns null where they are not; production asks for them elsewhere
 */
export function readStripe(env: EnvironmentReader, environment: AppEnvironment): StripeConfig | null {
  const secretKey = env.text('STRIPE_SECRET_KEY');
  const publishableKey = env.text('STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = env.text('STRIPE_WEBHOOK_SECRET');
  const apiUrl = env.url('STRIPE_API_URL');
  const scriptUrl = env.text('STRIPE_SCRIPT_URL');
  if (environment === 'production' && (apiUrl !== null || scriptUrl !== null))
    env.problems.push(
      'STRIPE_API_URL and STRIPE_SCRIPT_URL name a stand-in, which APP_ENV=production does not accept.',
    );
  if (secretKey === null && publishableKey === null && webhookSecret === null) return null;
  if (secretKey === null || publishableKey === null || webhookSecret === null) {
    const absent = KEYS.filter((name) => env.text(name) === null);
    env.problems.push(
      `${absent.join(' and ')} ${absent.length === 1 ? 'is' : 'are'} not set: card payments need ${KEYS.join(', ')}, all of them or none.`,
    );
    return null;
  }
  checkKinds(env, environment, {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  return { secretKey, publishableKey, webhookSecret, apiUrl, scriptUrl };
}
