import Stripe from 'stripe';
import type { StripeConfig } from '../../config/index.js';
import { API_VERSION, createProvider, FOLLOWED_EVENTS } from '../../money/subscriptions/index.js';
import { type Check, failure, type Finding, messageOf, note } from './finding.js';

const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;

async function keyFindings(provider: Stripe, { secretKey }: StripeConfig): Promise<Finding[]> {
  try {
    const balance = await provider.balance.retrieve();
    if (balance.livemode === secretKey.includes('_live_')) return [];
    return [failure('The key is of another mode than its name says.', 'Copy STRIPE_SECRET_KEY again.')];
  } catch (error) {
    // A restricted key need not read the balance: it is one that Stripe knows.
    if (error instanceof StripePermissionError) return [];
    if (error instanceof StripeAuthenticationError)
      return [
        failure('Stripe does not know STRIPE_SECRET_KEY.', 'Copy it again from the dashboard, or make a new one.'),
      ];
    return [
      failure(`Stripe does not say: ${messageOf(error)}`, 'Look whether api.stripe.com can be reached from here.'),
    ];
  }
}

function endpointFindings(endpoint: Stripe.WebhookEndpoint): Finding[] {
  const { status, api_version: version, enabled_events: enabled, url } = endpoint;
  const missing = enabled.includes('*') ? [] : FOLLOWED_EVENTS.filter((event) => !enabled.includes(event));
  return [
    ...(status === 'enabled'
      ? []
      : [failure(`The webhook endpoint ${url} is ${status}.`, 'Switch it on in the dashboard.')]),
    ...(version === API_VERSION
      ? []
      : [
          failure(
            `The webhook endpoint sends the API version ${version ?? 'of the account'}, the server speaks ${API_VERSION}.`,
            `Make the endpoint anew with the version ${API_VERSION}, and set STRIPE_WEBHOOK_SECRET to its secret.`,
          ),
        ]),
    ...(missing.length === 0
      ? []
      : [failure(`The webhook endpoint does not send ${missing.join(', ')}.`, 'Add these events to it.')]),
  ];
}

async function webhookFindings(provider: Stripe, origin: string): Promise<Finding[]> {
  const wanted = `${origin}/api/stripe/webhook`;
  try {
    const { data } = await provider.webhookEndpoints.list({ limit: 100 });
    const endpoint = data.find(({ url }) => url === wanted);
    if (endpoint !== undefined) return endpointFindings(endpoint);
    return [failure(`No webhook endpoint leads to ${wanted}.`, 'Create it as docs/going-live.md says (4. Stripe).')];
  } catch (error) {
    if (error instanceof StripePermissionError)
      return [
        note(
          'The key may not read webhook endpoints, so that they were not looked at.',
          'Compare the endpoint with docs/going-live.md by hand, or let the restricted key read them.',
        ),
      ];
    // The key's own check says why nothing is answered.
    if (error instanceof StripeAuthenticationError) return [];
    return [failure(`Webhook endpoints could not be read: ${messageOf(error)}`, 'Try again in a moment.')];
  }
}

/** The key, its mode, and the webhook with everything that is followed. @param origin of the site */
export const stripeCheck = (stripe: StripeConfig, origin: string): Check => ({
  name: 'Stripe',
  run: async () => {
    const provider = createProvider({ stripe });
    if (provider === null) return [];
    const found = await Promise.all([keyFindings(provider, stripe), webhookFindings(provider, origin)]);
    return found.flat();
  },
});
