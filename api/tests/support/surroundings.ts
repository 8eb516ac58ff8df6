import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox, createStripeStandIn, STRIPE_BASE, type StripeStandIn, ViesRegister } from '@vela/sandbox';
import type { Clock } from '../../src/platform/clock/index.js';
import { TEST_ORIGIN } from './visitor.js';

const LINKEDIN = { LINKEDIN_CLIENT_ID: 'app', LINKEDIN_CLIENT_SECRET: 'shh' };

/** Keys of the payment provider's stand-in. */
export const STRIPE_KEYS = {
  secretKey: 'sk_test_world',
  publishableKey: 'pk_test_world',
  webhookSecret: 'whsec_world',
} as const;

/** The services around the product, played in this process. */
export interface Sandbox {
  readonly origin: string;
  readonly stripe: StripeStandIn;
  readonly vies: ViesRegister;
  stop(): Promise<void>;
}

/**
 * Starts the stand-ins of the sign-in and of the payment provider.
 * @param apiPort where webhooks go; asked for each
 */
export async function startSandbox(clock: Clock, apiPort: () => number): Promise<Sandbox> {
  const stripe = createStripeStandIn({
    base: STRIPE_BASE,
    secretKey: STRIPE_KEYS.secretKey,
    publishableKey: STRIPE_KEYS.publishableKey,
    webhook: { url: () => `http://127.0.0.1:${apiPort()}/api/stripe/webhook`, secret: STRIPE_KEYS.webhookSecret },
    siteOrigin: TEST_ORIGIN,
    stateFile: null,
    now: () => clock.now().getTime(),
  });
  const vies = new ViesRegister();
  const sandbox = createSandbox({
    stripe,
    vies,
    linkedin: {
      client: { id: 'app', secret: 'shh', redirectUris: [`${TEST_ORIGIN}/callback`] },
      personas: () => Promise.resolve([]),
    },
  });
  const server = await new Promise<Server>((resolve) => {
    const listening = sandbox.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const address = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stripe,
    vies,
    stop: async () => {
      stripe.webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Tests know talents by what companies know them by. */
export const HANDLE_SECRET = 'handles of the talents of all tests';

/** What a server in tests is told. @param uri of its store @param sandbox origin of the stand-ins */
export const environmentFor = (uri: string, sandbox: string): Record<string, string> => ({
  ...LINKEDIN,
  MONGODB_URI: uri,
  PORT: '0',
  APP_ORIGIN: TEST_ORIGIN,
  LOG_LEVEL: 'silent',
  RESPONSE_CHECK: 'fail',
  HANDLE_SECRET,
  // Tests look behind the API's back.
  ANSWER_CACHE_MS: '0',
  ADMIN_EMAILS: 'admin@vela.example',
  LAUNCH_OFFER_UNTIL: '2027-04-30',
  LINKEDIN_AUTHORIZATION_URL: `${sandbox}/sandbox/linkedin/oauth/v2/authorization`,
  LINKEDIN_TOKEN_URL: `${sandbox}/sandbox/linkedin/oauth/v2/accessToken`,
  LINKEDIN_USERINFO_URL: `${sandbox}/sandbox/linkedin/v2/userinfo`,
  STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
  STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
  STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
  STRIPE_API_URL: sandbox,
  VIES_URL: `${sandbox}/sandbox/vies`,
  SELLER_VAT: 'SE556677889901',
  RATE_LIMIT_LOGIN: '100000',
  RATE_LIMIT_CONNECT: '100000',
  RATE_LIMIT_WRITE: '100000',
  RATE_LIMIT_COUNT: '100000',
  RATE_LIMIT_ASK: '100000',
  RATE_LIMIT_READ: '100000',
  RATE_LIMIT_READ_DAY: '100000',
  RATE_LIMIT_NEWSLETTER: '100000',
  RATE_LIMIT_CONTACT: '100000',
});
