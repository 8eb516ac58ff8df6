import { readFileSync } from 'node:fs';
import { nextLaunchOfferEnd } from '@vela/market/offers';
import { BUNDLED_RATES, type RateTable, readRateTable } from '@vela/matching';
import type { AppEnvironment, Config, LinkedinConfig, SendportalConfig } from './config.js';
import { EnvironmentReader } from './environment.js';
import { readSeller } from './seller.js';
import { readStripe } from './stripe.js';

/** The environment does not make a usable configuration; the message lists every problem. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const SESSION_SECRET_MIN = 32;

/** LinkedIn's own endpoints for "Sign in with LinkedIn using OpenID Connect". */
const LINKEDIN = {
  authorizationUrl: 'https://www.linkedin.com/oauth/v2/authorization',
  tokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
  userinfoUrl: 'https://api.linkedin.com/v2/userinfo',
} as const;

function readLinkedin(env: EnvironmentReader, environment: AppEnvironment): LinkedinConfig {
  const endpoints = {
    authorizationUrl: env.url('LINKEDIN_AUTHORIZATION_URL'),
    tokenUrl: env.url('LINKEDIN_TOKEN_URL'),
    userinfoUrl: env.url('LINKEDIN_USERINFO_URL'),
  };
  if (environment === 'production' && Object.values(endpoints).some((url) => url !== null))
    env.problems.push(
      'LINKEDIN_AUTHORIZATION_URL, LINKEDIN_TOKEN_URL and LINKEDIN_USERINFO_URL name a stand-in, which APP_ENV=production does not accept.',
    );
  const why = 'people sign in with LinkedIn, create an application there';
  return {
    clientId: env.required('LINKEDIN_CLIENT_ID', why),
    clientSecret: env.required('LINKEDIN_CLIENT_SECRET', why),
    authorizationUrl: endpoints.authorizationUrl ?? LINKEDIN.authorizationUrl,
    tokenUrl: endpoints.tokenUrl ?? LINKEDIN.tokenUrl,
    userinfoUrl: endpoints.userinfoUrl ?? LINKEDIN.userinfoUrl,
    // LinkedIn's flow for sites knows no PKCE.
    pkce: env.oneOf('LINKEDIN_PKCE', ['on', 'off'], endpoints.authorizationUrl === null ? 'off' : 'on') === 'on',
  };
}

function readRates(env: EnvironmentReader): RateTable {
  const file = env.text('RATES_FILE');
  if (file === null) return BUNDLED_RATES;
  try {
    return readRateTable(readFileSync(file, 'utf8'));
  } catch (error) {
    env.problems.push(`RATES_FILE cannot be used: ${error instanceof Error ? error.message : String(error)}`);
    return BUNDLED_RATES;
  }
}

function readOrigin(env: EnvironmentReader): string {
  const origin = env.url('APP_ORIGIN') ?? 'http://localhost:8080';
  if (new URL(origin).origin !== origin)
    env.problems.push('APP_ORIGIN must be scheme, host and port only, such as https://vela.example.');
  return origin;
}

function readMongoUri(env: EnvironmentReader): string {
  const uri = env.required('MONGODB_URI', 'everything is stored in MongoDB');
  if (uri !== '' && !/^mongodb(\+srv)?:\/\/./.test(uri))
    env.problems.push('MONGODB_URI must begin with mongodb:// or mongodb+srv://.');
  return uri;
}

const HELLO = 'hello@vela.example';

/** Sender and reader of mails; whoever sets only the sender reads there too. */
function readAddresses(env: EnvironmentReader): Pick<Config, 'mailFrom' | 'contactEmail'> {
  const mailFrom = env.text('MAIL_FROM') ?? `Vela <${HELLO}>`;
  const sender = /([^\s<>@]+@[^\s<>@]+)>?$/.exec(mailFrom)?.[1];
  if (sender === undefined || /[\r\n]/.test(mailFrom))
    env.problems.push('MAIL_FROM must be an address such as Vela <hello@vela.example>.');
  const contactEmail = env.text('CONTACT_EMAIL') ?? sender ?? HELLO;
  if (!/^[^\s@]+@[^\s@]+$/.test(contactEmail)) env.problems.push('CONTACT_EMAIL must be an email address.');
  return { mailFrom, contactEmail };
}

function readSendportal(env: EnvironmentReader): SendportalConfig | null {
  const url = env.url('SENDPORTAL_URL');
  const token = env.text('SENDPORTAL_TOKEN');
  if (url !== null && token !== null) return { url, token };
  if (url !== null || token !== null)
    env.problems.push('SENDPORTAL_URL and SENDPORTAL_TOKEN are only of use together.');
  return null;
}

/** Services that production must have in reality, and why. */
const PRODUCTION_SERVICES = [
  ['STRIPE_SECRET_KEY', 'token packs are paid by card'],
  ['STRIPE_PUBLISHABLE_KEY', 'token packs are paid by card'],
  ['STRIPE_WEBHOOK_SECRET', 'payments are confirmed by a signed webhook'],
  ['SMTP_URL', 'people are told by mail'],
  ['SENDPORTAL_URL', 'the newsletter is sent from there'],
  ['SENDPORTAL_TOKEN', 'the newsletter service asks for it'],
] as const;

function checkProduction(env: EnvironmentReader, config: Config): void {
  for (const [name, why] of PRODUCTION_SERVICES)
    env.required(name, `${why}, and APP_ENV=production accepts no stand-in`);
  if (!config.appOrigin.startsWith('https://'))
    env.problems.push('APP_ORIGIN must begin with https:// when APP_ENV=production.');
  if (config.seed !== 'none') env.problems.push('SEED=demo is not accepted when APP_ENV=production.');
  if (config.clockAheadDays !== 0)
    env.problems.push('CLOCK_AHEAD_DAYS is for trying out what time brings; APP_ENV=production does not accept it.');
  if (Object.values(config.rateLimits).includes(0))
    env.problems.push('Rate limits cannot be switched off when APP_ENV=production.');
}

/**
 * Makes the configuration from environment variables.
 * @param environment usually `process.env`
 * @param now the present moment, for the default end of the launch offer
 * @throws ConfigError naming every problem at once
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, now = new Date()): Config {
  const env = new EnvironmentReader(environment);
  const kind = env.oneOf('APP_ENV', ['demo', 'production'], 'demo');
  const sessionSecret =
    kind === 'production' ? env.required('SESSION_SECRET', 'sessions are signed with it') : env.text('SESSION_SECRET');
  if (sessionSecret !== null && sessionSecret !== '' && sessionSecret.length < SESSION_SECRET_MIN)
    env.problems.push(`SESSION_SECRET must have at least ${SESSION_SECRET_MIN} characters.`);
  const limit = (name: string, fallback: number): number => env.wholeNumber(name, { fallback, min: 0, max: 1_000_000 });
  const metricsPort = env.wholeNumber('METRICS_PORT', { fallback: 0, min: 0, max: 65_535 });
  const config: Config = {
    environment: kind,
    version: env.text('APP_VERSION') ?? 'development',
    appOrigin: readOrigin(env),
    host: env.text('HOST') ?? '127.0.0.1',
    port: env.wholeNumber('PORT', { fallback: 3000, min: 0, max: 65_535 }),
    metricsPort: metricsPort === 0 ? null : metricsPort,
    mongoUri: readMongoUri(env),
    sessionSecret,
    sessionDays: env.wholeNumber('SESSION_DAYS', { fallback: 14, min: 1, max: 90 }),
    clockAheadDays: env.wholeNumber('CLOCK_AHEAD_DAYS', { fallback: 0, min: 0, max: 3650 }),
    linkedin: readLinkedin(env, kind),
    adminEmails: env.list('ADMIN_EMAILS'),
    launchOfferUntil: env.moment('LAUNCH_OFFER_UNTIL') ?? nextLaunchOfferEnd(now),
    trustProxy: env.text('TRUST_PROXY') ?? 'loopback',
    logLevel: env.oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
    responseCheck: env.oneOf('RESPONSE_CHECK', ['off', 'log', 'fail'], kind === 'production' ? 'off' : 'log'),
    rateLimits: {
      login: limit('RATE_LIMIT_LOGIN', 300),
      connect: limit('RATE_LIMIT_CONNECT', 300),
      newsletter: limit('RATE_LIMIT_NEWSLETTER', 30),
      write: limit('RATE_LIMIT_WRITE', 600),
      count: limit('RATE_LIMIT_COUNT', 300),
      ask: limit('RATE_LIMIT_ASK', 240),
      contact: limit('RATE_LIMIT_CONTACT', 10),
    },
    answerCacheMs: env.wholeNumber('ANSWER_CACHE_MS', { fallback: 1000, min: 0, max: 10_000 }),
    matchEngine: env.oneOf('MATCH_ENGINE', ['index', 'pipeline'], 'index'),
    rates: readRates(env),
    seed: env.oneOf('SEED', ['demo', 'none'], 'none'),
    stripe: readStripe(env, kind),
    seller: readSeller(env, kind),
    countriesUrl: env.url('COUNTRIES_URL'),
    smtpUrl: env.url('SMTP_URL', ['smtp:', 'smtps:']),
    ...readAddresses(env),
    sendportal: readSendportal(env),
  };
  if (kind === 'production') checkProduction(env, config);
  if (env.problems.length > 0) throw new ConfigError(env.problems);
  return config;
}
