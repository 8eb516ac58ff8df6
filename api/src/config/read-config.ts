import { readFileSync } from 'node:fs';
import { languages, SOURCE_LANGUAGE } from '@vela/language';
import { BUNDLED_RATES, type RateTable, readRateTable } from '@vela/matching';
import type { Partition } from '@vela/matching/partitions';
import { type Environment, environmentOf, givenValue, problemsText, settingProblems } from '@vela/settings';
import type { Config, LinkedinConfig, SendportalConfig } from './config.js';
import { EnvironmentReader } from './environment.js';
import { readSeller } from './seller.js';
import { readStripe } from './stripe.js';

/** The environment does not make a usable configuration; the message lists every problem. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  /** @param message what the terminal is told */
  constructor(message: string, problems: readonly string[]) {
    super(message);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Euro foreign exchange reference rates of the European Central Bank, of each working day at about 16:00. */
export const RATES_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** The European Union's register of VAT numbers. */
export const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/** LinkedIn's own endpoints for "Sign in with LinkedIn using OpenID Connect". */
export const LINKEDIN_ENDPOINTS = {
  authorizationUrl: 'https://www.linkedin.com/oauth/v2/authorization',
  tokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
  userinfoUrl: 'https://api.linkedin.com/v2/userinfo',
} as const;

function readLinkedin(env: EnvironmentReader): LinkedinConfig {
  const authorizationUrl = env.url('LINKEDIN_AUTHORIZATION_URL');
  return {
    clientId: env.text('LINKEDIN_CLIENT_ID') ?? '',
    clientSecret: env.text('LINKEDIN_CLIENT_SECRET') ?? '',
    authorizationUrl: authorizationUrl ?? LINKEDIN_ENDPOINTS.authorizationUrl,
    tokenUrl: env.url('LINKEDIN_TOKEN_URL') ?? LINKEDIN_ENDPOINTS.tokenUrl,
    userinfoUrl: env.url('LINKEDIN_USERINFO_URL') ?? LINKEDIN_ENDPOINTS.userinfoUrl,
    // LinkedIn's flow for sites knows no PKCE.
    pkce: env.oneOf('LINKEDIN_PKCE', ['on', 'off'], authorizationUrl === null ? 'off' : 'on') === 'on',
  };
}

/** @returns the table until a newer one is known, or why there is none */
export function readRates(environment: Environment): RateTable | string {
  const file = givenValue(environment, 'RATES_FILE');
  if (file === null) return BUNDLED_RATES;
  try {
    return readRateTable(readFileSync(file, 'utf8'));
  } catch (error) {
    return `RATES_FILE cannot be used: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Sender and reader of mails; whoever sets only the sender reads there too. */
function readAddresses(env: EnvironmentReader): Pick<Config, 'mailFrom' | 'contactEmail' | 'contactLanguage'> {
  const mailFrom = env.required('MAIL_FROM');
  const sender = /([^\s<>@]+@[^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? mailFrom;
  return {
    mailFrom,
    contactEmail: env.text('CONTACT_EMAIL') ?? sender,
    contactLanguage: env.oneOf('CONTACT_LANGUAGE', languages, SOURCE_LANGUAGE),
  };
}

/** Numbers go on beyond the last partition, from the first again: two processes of one. */
function readPartition(env: EnvironmentReader): Partition {
  const [number = 0, count = 1] = env.required('MATCH_PARTITION').split('/').map(Number);
  return { number: number % count, count };
}

function readSendportal(env: EnvironmentReader): SendportalConfig | null {
  const url = env.url('SENDPORTAL_URL');
  const token = env.text('SENDPORTAL_TOKEN');
  return url === null || token === null ? null : { url, token };
}

/** Who reads the configuration. */
export type ConfigReader = 'api' | 'worker' | 'matching';

const ORIGIN_OF_A_DEMO = 'http://localhost:8080';
const HOST = '127.0.0.1';
const PORT = '3000';

/**
 * Makes the configuration from environment variables.
 * @param environment usually `process.env`
 * @param reader which process is told: a worker needs nothing of what answers people alone, the matching service less
 * @throws ConfigError naming every problem at once
 */
export function readConfig(environment: Environment, reader: ConfigReader = 'api'): Config {
  const kind = environmentOf(environment);
  const rates = readRates(environment);
  const found = settingProblems(environment, [reader]);
  const problems = found.map(({ sentence }) => sentence);
  // One that is not there is said so already.
  if (typeof rates === 'string' && !found.some(({ setting }) => setting === 'RATES_FILE')) problems.push(rates);
  if (problems.length > 0 || typeof rates === 'string') throw new ConfigError(problemsText(problems, kind), problems);
  const env = new EnvironmentReader(environment);
  const metricsPort = env.number('METRICS_PORT');
  return {
    environment: kind,
    version: env.required('APP_VERSION'),
    appOrigin: env.url('APP_ORIGIN') ?? ORIGIN_OF_A_DEMO,
    host: env.text('HOST') ?? HOST,
    port: Number(env.text('PORT') ?? PORT),
    metricsPort: metricsPort === 0 ? null : metricsPort,
    metricsHost: env.text('METRICS_HOST') ?? env.text('HOST') ?? HOST,
    traces: { endpoint: env.url('OTEL_EXPORTER_OTLP_ENDPOINT'), share: env.number('OTEL_TRACES_SAMPLER_ARG') },
    mongoUri: env.required('MONGODB_URI'),
    sessionSecrets: env.list('SESSION_SECRET'),
    handleSecrets: env.list('HANDLE_SECRET'),
    markSecrets: env.list('MARK_SECRET'),
    clockAheadDays: env.number('CLOCK_AHEAD_DAYS'),
    linkedin: readLinkedin(env),
    adminEmails: env.list('ADMIN_EMAILS').map((address) => address.toLowerCase()),
    launchOfferUntil: env.moment('LAUNCH_OFFER_UNTIL'),
    countryHeader: env.text('COUNTRY_HEADER'),
    trustProxy: env.required('TRUST_PROXY'),
    logLevel: env.oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
    responseCheck: env.oneOf('RESPONSE_CHECK', ['off', 'log', 'fail'], kind === 'production' ? 'off' : 'log'),
    rateLimits: {
      login: env.number('RATE_LIMIT_LOGIN'),
      connect: env.number('RATE_LIMIT_CONNECT'),
      newsletter: env.number('RATE_LIMIT_NEWSLETTER'),
      write: env.number('RATE_LIMIT_WRITE'),
      count: env.number('RATE_LIMIT_COUNT'),
      ask: env.number('RATE_LIMIT_ASK'),
      contact: env.number('RATE_LIMIT_CONTACT'),
    },
    readLimits: { aMinute: env.number('RATE_LIMIT_READ'), aDay: env.number('RATE_LIMIT_READ_DAY') },
    answerCacheMs: env.number('ANSWER_CACHE_MS'),
    matchEngine: env.oneOf('MATCH_ENGINE', ['index', 'pipeline', 'service'], 'index'),
    matchService: { addresses: env.list('MATCH_SERVICE_URLS'), secrets: env.list('MATCH_SERVICE_SECRET') },
    matchPartition: reader === 'matching' ? readPartition(env) : null,
    matchIndexDir: env.text('MATCH_INDEX_DIR'),
    rates,
    ratesUrl: env.url('RATES_URL') ?? (kind === 'production' ? RATES_URL : null),
    seed: env.oneOf('SEED', ['demo', 'none'], 'none'),
    replicas: env.oneOf('API_REPLICAS', ['one', 'many'], 'many'),
    jobs: env.oneOf('API_JOBS', ['here', 'none'], 'here'),
    stripe: readStripe(env, reader === 'api'),
    seller: readSeller(env, kind),
    viesUrl: env.url('VIES_URL') ?? VIES_URL,
    countriesUrl: env.url('COUNTRIES_URL'),
    smtpUrl: env.url('SMTP_URL'),
    ...readAddresses(env),
    sendportal: readSendportal(env),
  };
}
