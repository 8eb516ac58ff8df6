import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './read-config.js';

const needed = { MONGODB_URI: 'mongodb://localhost/vela', LINKEDIN_CLIENT_ID: 'id', LINKEDIN_CLIENT_SECRET: 'secret' };
const production = {
  ...needed,
  APP_ENV: 'production',
  APP_ORIGIN: 'https://vela.example',
  SESSION_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.example',
  SENDPORTAL_URL: 'https://news.example',
  SELLER_NAME: 'Vela AB',
  SELLER_ADDRESS: 'Storgatan 1',
  SELLER_POSTAL_CODE: '111 20',
  SELLER_CITY: 'Stockholm',
  SELLER_ORGANIZATION_NUMBER: '559999-9994',
  SELLER_VAT: 'SE559999999401',
  SELLER_BANKGIRO: '5050-1055',
  SENDPORTAL_TOKEN: 'token',
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  test('needs little for a demonstration', () => {
    const config = readConfig(needed, new Date('2027-05-02T00:00:00Z'));
    expect(config).toMatchObject({ environment: 'demo', appOrigin: 'http://localhost:8080', sessionSecret: null });
    expect(config.launchOfferUntil.toISOString()).toBe('2028-04-30T21:59:59.999Z');
  });

  test('names every problem at once, without repeating secrets', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      APP_ENV: 'staging',
      APP_ORIGIN: 'http://x.example/path',
      SESSION_SECRET: 'short',
      MONGODB_URI: 'postgres://user:hunter2@db',
      LAUNCH_OFFER_UNTIL: 'spring',
    });
    expect(problems).toHaveLength(8);
    expect(problems.join(' ')).not.toMatch(/hunter2|short/);
    for (const name of [
      'PORT',
      'APP_ENV',
      'APP_ORIGIN',
      'SESSION_SECRET',
      'MONGODB_URI',
      'LAUNCH_OFFER_UNTIL',
      'LINKEDIN_CLIENT_ID',
    ])
      expect(problems.some((problem) => problem.startsWith(name))).toBe(true);
  });

  test('takes the last moment of a day for the end of the launch offer', () => {
    const config = readConfig({ ...needed, LAUNCH_OFFER_UNTIL: '2027-04-30' });
    expect(config.launchOfferUntil.toISOString()).toBe('2027-04-30T21:59:59.999Z');
  });
});

describe('production', () => {
  test('starts with every real service', () => {
    expect(readConfig(production).environment).toBe('production');
  });

  test.each(Object.keys(production).filter((name) => name !== 'APP_ENV'))('does not start without %s', (name) => {
    expect(problemsOf({ ...production, [name]: '' }).join(' ')).toContain(name);
  });

  test.each([
    ['demo data', { SEED: 'demo' }, 'SEED'],
    ['a test key', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY'],
    ['a stand-in', { LINKEDIN_TOKEN_URL: 'http://localhost/token' }, 'LINKEDIN_TOKEN_URL'],
    ['plain http', { APP_ORIGIN: 'http://vela.example' }, 'APP_ORIGIN'],
    ['clock that is ahead', { CLOCK_AHEAD_DAYS: '14' }, 'CLOCK_AHEAD_DAYS'],
    ['no limits', { RATE_LIMIT_WRITE: '0' }, 'Rate limits'],
  ])('accepts no %s', (_, changes, word) => {
    expect(problemsOf({ ...production, ...changes }).join(' ')).toContain(word);
  });
});

test('a sign-in is proved by PKCE at a stand-in, and at LinkedIn where it is asked for', () => {
  const pkce = (changes: Record<string, string>) => readConfig({ ...needed, ...changes }).linkedin.pkce;
  const standIn = { LINKEDIN_AUTHORIZATION_URL: 'http://localhost/authorization' };
  expect([pkce({}), pkce({ LINKEDIN_PKCE: 'on' })]).toEqual([false, true]);
  expect([pkce(standIn), pkce({ ...standIn, LINKEDIN_PKCE: 'off' })]).toEqual([true, false]);
});

describe('card payments', () => {
  const keys = {
    ...needed,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  test('are set up wholly', () => {
    expect(readConfig(keys).stripe).toMatchObject({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
    });
    expect(readConfig(needed).stripe).toBeNull();
  });

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])(
    'are refused without %s',
    (name) => {
      expect(problemsOf({ ...keys, [name]: '' })).toEqual([
        `${name} is not set: card payments need STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, all of them or none.`,
      ]);
    },
  );

  test('take no live key in a demonstration, and no stand-in or test key in production', () => {
    expect(problemsOf({ ...keys, STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([
      'STRIPE_SECRET_KEY is a live key, which APP_ENV=demo does not accept.',
    ]);
    expect(problemsOf({ ...production, STRIPE_API_URL: 'http://localhost:1' }).join(' ')).toContain('STRIPE_API_URL');
    expect(problemsOf({ ...production, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY is not a live key, which APP_ENV=production needs.',
    ]);
  });

  test('are refused with a key in the wrong place', () => {
    expect(problemsOf({ ...keys, STRIPE_SECRET_KEY: 'pk_test_1' }).join(' ')).toContain(
      'STRIPE_SECRET_KEY is not what its name says',
    );
  });
});
