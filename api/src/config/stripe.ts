import type { StripeConfig } from './config.js';
import type { EnvironmentReader } from './environment.js';

/** @returns how card payments are set up; null where they are not */
export function readStripe(env: EnvironmentReader): StripeConfig | null {
  const secretKey = env.text('STRIPE_SECRET_KEY');
  const publishableKey = env.text('STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = env.text('STRIPE_WEBHOOK_SECRET');
  if (secretKey === null || publishableKey === null || webhookSecret === null) return null;
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    apiUrl: env.url('STRIPE_API_URL'),
    scriptUrl: env.text('STRIPE_SCRIPT_URL'),
  };
}
