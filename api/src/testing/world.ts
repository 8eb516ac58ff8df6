import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { UserType } from '@vela/contracts/constants';
import type { LinkedinAnswer, SessionUser } from '@vela/contracts/schemas';
import { createSandbox, createStripeStandIn, STRIPE_BASE, type StripeStandIn } from '@vela/sandbox-services';
import { readConfig } from '../config/index.js';
import { startServer, type RunningServer, type ServerOptions } from '../server.js';
import { insertCategories, type TestCategory } from './categories.js';
import { TestClock } from './clock.js';
import { startTestStore, type TestStore } from './store.js';
import { TEST_ORIGIN, Visitor, type Answer } from './visitor.js';

export interface SignUp {
  readonly givenName: string;
  readonly familyName?: string;
  readonly email?: string;
  readonly userType?: UserType;
  readonly signin?: boolean;
  readonly referral?: string;
}

/** A person with a session. */
export interface Member {
  readonly visitor: Visitor;
  readonly me: SessionUser;
  readonly landing: LinkedinAnswer;
}

export interface World {
  readonly server: RunningServer;
  readonly store: TestStore;
  readonly clock: TestClock;
  readonly category: TestCategory;
  readonly otherCategory: TestCategory;
  /** The payment provider that the server was told to use. */
  readonly stripe: StripeStandIn;
  /** Origin of the stand-ins. */
  readonly sandboxOrigin: string;
  visitor(): Visitor;
  /** Goes through the sign-in up to the browser's way back; the answer is that of the last call. */
  signIn(person: SignUp, visitor?: Visitor): Promise<Answer>;
  /** Signs in and reads who that is. */
  join(person: SignUp): Promise<Member>;
  stop(): Promise<void>;
}

const LINKEDIN = { LINKEDIN_CLIENT_ID: 'app', LINKEDIN_CLIENT_SECRET: 'shh' };

/** Keys of the payment provider's stand-in. */
export const STRIPE_KEYS = { secretKey: 'sk_test_world', publishableKey: 'pk_test_world', webhookSecret: 'whsec_world' } as const;

async function startSandbox(clock: TestClock, apiPort: () => number): Promise<{ server: Server; origin: string; stripe: StripeStandIn }> {
  const stripe = createStripeStandIn({
    base: STRIPE_BASE,
    secretKey: STRIPE_KEYS.secretKey,
    publishableKey: STRIPE_KEYS.publishableKey,
    webhook: { url: () => `http://127.0.0.1:${apiPort()}/api/stripe/webhook`, secret: STRIPE_KEYS.webhookSecret },
    siteOrigin: TEST_ORIGIN,
    stateFile: null,
    now: () => clock.now().getTime(),
  });
  const sandbox = createSandbox({
    stripe,
    linkedin: {
      client: { id: 'app', secret: 'shh', redirectUris: [`${TEST_ORIGIN}/callback`] },
      personas: () => Promise.resolve([]),
    },
  });
  const server = await new Promise<Server>((resolve) => {
    const listening = sandbox.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const address = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${address.port}`, stripe };
}

const environmentFor = (uri: string, sandbox: string): Record<string, string> => ({
  ...LINKEDIN,
  MONGODB_URI: uri,
  PORT: '0',
  APP_ORIGIN: TEST_ORIGIN,
  LOG_LEVEL: 'silent',
  RESPONSE_CHECK: 'fail',
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
  RATE_LIMIT_LOGIN: '100000',
  RATE_LIMIT_CONNECT: '100000',
  RATE_LIMIT_WRITE: '100000',
  RATE_LIMIT_COUNT: '100000',
  RATE_LIMIT_ASK: '100000',
  RATE_LIMIT_NEWSLETTER: '100000',
  RATE_LIMIT_CONTACT: '100000',
});

/** Fills in the provider's form as a person does. @returns the query with which the browser comes back */
async function consent(location: string, person: SignUp): Promise<string> {
  const asked = new URL(location);
  const form = new URLSearchParams(asked.searchParams);
  form.set('givenName', person.givenName);
  form.set('familyName', person.familyName ?? 'Testdotter');
  form.set('email', person.email ?? `${person.givenName.toLowerCase()}@people.example`);
  form.set('action', 'continue');
  const back = await fetch(`${asked.origin}${asked.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
  return new URL(back.headers.get('location') ?? '').search;
}

async function signInAs(person: SignUp, visitor: Visitor): Promise<Answer> {
  const query = new URLSearchParams({
    ...(person.signin === true ? { signin: 'true' } : {}),
    ...(person.userType === undefined ? {} : { userType: person.userType }),
    ...(person.referral === undefined ? {} : { referral: person.referral }),
  });
  const start = await visitor.send(`/api/auth/linkedin/callback/?${query.toString()}`);
  const back = await consent(start.headers.get('location') ?? '', person);
  return visitor.send(`/api/auth/linkedin/callback${back}`);
}

/**
 * Starts the real server on an empty store with two job categories, and the LinkedIn stand-in beside it.
 * @param environment settings that differ from those of tests
 */
export async function startWorld(environment: Readonly<Record<string, string>> = {}, options: ServerOptions = {}): Promise<World> {
  const clock = new TestClock();
  let apiPort = 0;
  const [store, sandbox] = await Promise.all([startTestStore(), startSandbox(clock, () => apiPort)]);
  const config = readConfig({ ...environmentFor(store.uri, sandbox.origin), ...environment });
  const server = await startServer(config, { clock, ...options });
  apiPort = server.port;
  await server.matching;
  const [category, otherCategory] = await insertCategories(server.app);
  const visitor = () => new Visitor(server.port);
  return {
    server,
    store,
    clock,
    category,
    otherCategory,
    stripe: sandbox.stripe,
    sandboxOrigin: sandbox.origin,
    visitor,
    signIn: (person, at = visitor()) => signInAs(person, at),
    join: async (person) => {
      const at = visitor();
      const answer = await signInAs(person, at);
      if (answer.status !== 200) throw new Error(`The sign-in was answered with ${answer.status}: ${answer.text}`);
      const me = await at.ok('getMe');
      if (me === null) throw new Error('Nobody is signed in.');
      return { visitor: at, me, landing: answer.body as LinkedinAnswer };
    },
    stop: async () => {
      sandbox.stripe.webhooks.stop();
      await server.stop();
      sandbox.server.closeAllConnections();
      await new Promise((resolve) => sandbox.server.close(resolve));
      await store.stop();
    },
  };
}
