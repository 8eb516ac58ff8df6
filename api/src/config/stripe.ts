import type { StripeConfig } from './config.js';
import type { EnvironmentReader } from './environment.js';

/**
 * @param answers whether browsers and the provider are answered here; a worker asks the provider alone
 * @returns how card payments are set up; null where they are not
 */
export function readStripe(env: EnvironmentReader, answers: boolean): StripeConfig | null {
  const secretKey = env.text('STRIPE_SECRET_KEY');
  const publishableKey = answers ? env.text('STRIPE_PUBLISHABLE_KEY') : '';
  const webhookSecret = answers ? env.text('STRIPE_WEBHOOK_SECRET') : '';
  if (secretKey === null || publishableKey === null || webhookSecret === null) return null;
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    apiUrl: env.url('STRIPE_API_URL'),
    scriptUrl: env.text('STRIPE_SCRIPT_URL'),
  };
}
