// What each service is told. Stand-ins are pointed to only where no real service is configured.
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf, givenValue, type SettingName, valueOf } from '@vela/settings';

/** Variables by name, as a process is given them. */
export type Environment = Readonly<NodeJS.ProcessEnv>;

/** What the services of one instance have to know of each other; where the store is they are told once it is open. */
export interface Instance {
  /** Where people reach the site. */
  readonly origin: string;
  readonly apiPort: number;
  readonly sandboxPort: number;
  /** Port of the mail stand-in. */
  readonly smtpPort: number;
  /** Signs sessions. */
  readonly secret: string;
  /** The data folder. */
  readonly data: string;
}

/** What its gateway has to know besides. */
interface ServedInstance extends Instance {
  /** Port that people reach. */
  readonly port: number;
  /** The folder of the published builds. */
  readonly site: string;
}

const STAND_IN_CLIENT = 'vela-demo';
const DEMO_SECURITY_CONTACT = 'security@vela.example';
const DEMO_ADMIN = 'admin@vela.example';

/** @returns whether one of these settings is set to something */
const isGiven = (given: Environment, ...names: readonly SettingName[]): boolean =>
  names.some((name) => givenValue(given, name) !== null);

/** @returns whether the instance may use stand-ins */
export const isDemo = (given: Environment): boolean => environmentOf(given) === 'demo';

function linkedin(given: Environment, { origin, sandboxPort }: Instance): Environment {
  if (isGiven(given, 'LINKEDIN_CLIENT_ID') || !isDemo(given)) return {};
  const inside = `http://127.0.0.1:${sandboxPort}/sandbox/linkedin`;
  return {
    LINKEDIN_CLIENT_ID: STAND_IN_CLIENT,
    LINKEDIN_CLIENT_SECRET: STAND_IN_CLIENT,
    LINKEDIN_AUTHORIZATION_URL: `${origin}/sandbox/linkedin/oauth/v2/authorization`,
    LINKEDIN_TOKEN_URL: `${inside}/oauth/v2/accessToken`,
    LINKEDIN_USERINFO_URL: `${inside}/v2/userinfo`,
  };
}

/** The keys of the payment provider's stand-in, made from the instance's secret; none where a real provider is set up. */
function stripe(given: Environment, { secret, sandboxPort }: Instance): Environment {
  const isReal = isGiven(given, 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET');
  if (isReal || !isDemo(given)) return {};
  const derived = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex').slice(0, 32);
  return {
    STRIPE_SECRET_KEY: `sk_test_${derived('stripe secret key')}`,
    STRIPE_PUBLISHABLE_KEY: `pk_test_${derived('stripe publishable key')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${derived('stripe webhook secret')}`,
    STRIPE_API_URL: `http://127.0.0.1:${sandboxPort}`,
    STRIPE_SCRIPT_URL: '/sandbox/stripe/stripe.js',
  };
}

const mail = (given: Environment, { smtpPort }: Instance): Environment =>
  isGiven(given, 'SMTP_URL') || !isDemo(given) ? {} : { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` };

const newsletter = (given: Environment, { sandboxPort }: Instance): Environment =>
  isGiven(given, 'SENDPORTAL_URL') || !isDemo(given)
    ? {}
    : { SENDPORTAL_URL: `http://127.0.0.1:${sandboxPort}/sandbox/newsletter`, SENDPORTAL_TOKEN: STAND_IN_CLIENT };

const vies = (given: Environment, { sandboxPort }: Instance): Environment =>
  isGiven(given, 'VIES_URL') || !isDemo(given) ? {} : { VIES_URL: `http://127.0.0.1:${sandboxPort}/sandbox/vies` };

/** @returns what services that use the store are told besides, once it is open */
export const storeEnvironment = (uri: string): Environment & { readonly MONGODB_URI: string } => ({ MONGODB_URI: uri });

/** @param given the environment of the instance @returns that of its API */
export function apiEnvironment(given: Environment, instance: Instance): Environment {
  const demo = isDemo(given);
  return {
    NODE_ENV: 'production',
    ...given,
    ...linkedin(given, instance),
    ...stripe(given, instance),
    ...mail(given, instance),
    ...newsletter(given, instance),
    ...vies(given, instance),
    APP_ENV: valueOf(given, 'APP_ENV') ?? undefined,
    APP_ORIGIN: instance.origin,
    HOST: '127.0.0.1',
    PORT: String(instance.apiPort),
    // Nobody else is on a store that was started for this instance.
    API_REPLICAS: givenValue(given, 'API_REPLICAS') ?? (isGiven(given, 'MONGODB_URI') ? undefined : 'one'),
    SEED: givenValue(given, 'SEED') ?? (demo ? 'demo' : 'none'),
    SESSION_SECRET: givenValue(given, 'SESSION_SECRET') ?? (demo ? instance.secret : undefined),
    MATCH_INDEX_DIR: givenValue(given, 'MATCH_INDEX_DIR') ?? path.join(instance.data, 'match-index'),
    ADMIN_EMAILS: givenValue(given, 'ADMIN_EMAILS') ?? (demo ? DEMO_ADMIN : undefined),
  };
}

/** @param given the environment of the instance @returns that of its gateway */
export function gatewayEnvironment(given: Environment, instance: ServedInstance): Environment {
  const { origin, port, site, apiPort, sandboxPort } = instance;
  const demo = isDemo(given);
  return {
    NODE_ENV: 'production',
    ...given,
    APP_ENV: valueOf(given, 'APP_ENV') ?? undefined,
    APP_ORIGIN: origin,
    PORT: String(port),
    SITE_DIR: site,
    API_URL: `http://127.0.0.1:${apiPort}`,
    SANDBOX_URL: demo ? `http://127.0.0.1:${sandboxPort}` : undefined,
    // Who is told of weaknesses; a demo names somebody who does not exist.
    SECURITY_CONTACT: givenValue(given, 'SECURITY_CONTACT') ?? (demo ? DEMO_SECURITY_CONTACT : undefined),
  };
}

/** @param given the environment of the instance @returns that of its release service */
export const releaseEnvironment = (
  given: Environment,
  { origin, site, data, apiPort }: ServedInstance,
): Environment => ({
  NODE_ENV: 'production',
  ...given,
  APP_ENV: valueOf(given, 'APP_ENV') ?? undefined,
  APP_ORIGIN: origin,
  SITE_DIR: site,
  RELEASE_DIR: path.join(data, 'release'),
  API_URL: `http://127.0.0.1:${apiPort}`,
});

/** @param given the environment of the instance @returns that of its stand-ins */
export function sandboxEnvironment(given: Environment, instance: Instance): Environment {
  const { origin, sandboxPort, smtpPort, apiPort, data } = instance;
  return {
    NODE_ENV: 'production',
    ...given,
    APP_ORIGIN: origin,
    HOST: '127.0.0.1',
    PORT: String(sandboxPort),
    SMTP_PORT: String(smtpPort),
    SANDBOX_DIR: path.join(data, 'sandbox'),
    SENDPORTAL_TOKEN: STAND_IN_CLIENT,
    // Whom the demo's data knows; the stand-in offers to sign in as them.
    PERSONAS_FILE:
      givenValue(given, 'PERSONAS_FILE') ?? fileURLToPath(import.meta.resolve('@vela/demo-market/personas.json')),
    LINKEDIN_CLIENT_ID: STAND_IN_CLIENT,
    LINKEDIN_CLIENT_SECRET: STAND_IN_CLIENT,
    ...stripe(given, instance),
    STRIPE_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/stripe/webhook`,
    STRIPE_STATE_FILE: path.join(data, 'stripe.json'),
  };
}
