import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { ConfigError, readConfig } from './read-config.js';

const needed = { MONGODB_URI: 'mongodb://localhost/vela', LINKEDIN_CLIENT_ID: 'id', LINKEDIN_CLIENT_SECRET: 'secret' };

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
    const config = readConfig(needed);
    expect(config).toMatchObject({
      environment: 'demo',
      appOrigin: 'http://localhost:8080',
      sessionSecrets: [],
      contactEmail: 'hello@vela.example',
      stripe: null,
      rateLimits: { login: 300 },
    });
  });

  test('ends the launch offer of a demo for good, however often and whenever it is started', () => {
    jest.useFakeTimers({ now: new Date('2027-05-02T00:00:00Z') });
    try {
      expect(readConfig(needed).launchOfferUntil.toISOString()).toBe('2027-04-30T21:59:59.999Z');
    } finally {
      jest.useRealTimers();
    }
  });

  test('names every problem at once', () => {
    const table = path.join(tmpdir(), `rates-${process.pid}.json`);
    writeFileSync(table, '{}');
    const problems = problemsOf({ PORT: 'eighty', APP_ENV: 'staging', RATES_FILE: table });
    for (const name of ['PORT', 'APP_ENV', 'RATES_FILE', 'MONGODB_URI', 'LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'])
      expect(problems.filter((problem) => problem.startsWith(`${name} `))).toHaveLength(1);
    expect(problems).toHaveLength(6);
    const gone = problemsOf({ RATES_FILE: '/nowhere/rates.json' });
    expect(gone.filter((problem) => problem.startsWith('RATES_FILE '))).toHaveLength(1);
  });

  test('reads with the secrets of handles that were rotated out', () => {
    const [newer, older] = ['7be0c1d52f49a6830e1fd7b5c26a98e4f0', '4f1d9b2c7e6a50318fd2b4c6a79e0d135B'];
    expect(readConfig({ ...needed, HANDLE_SECRET: `${newer}, ${older}` }).handleSecrets).toEqual([newer, older]);
    expect(readConfig(needed).handleSecrets).toEqual([]);
  });

  test('asks a worker for nothing that signs people in', () => {
    const { LINKEDIN_CLIENT_ID: _, LINKEDIN_CLIENT_SECRET: __, ...told } = needed;
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1' };
    const config = readConfig({ ...told, ...stripe }, 'worker');
    expect(config.linkedin).toMatchObject({ clientId: '', clientSecret: '' });
    expect(config.stripe).toMatchObject({ secretKey: 'sk_test_1', webhookSecret: '' });
  });

  test('takes the last moment of a day for the end of the launch offer', () => {
    const config = readConfig({ ...needed, LAUNCH_OFFER_UNTIL: '2027-04-30' });
    expect(config.launchOfferUntil.toISOString()).toBe('2027-04-30T21:59:59.999Z');
  });

  test('has the contact form read by the sender where nobody else is named', () => {
    const config = readConfig({ ...needed, MAIL_FROM: 'Vela <ask@nordlys.se>' });
    expect(config.contactEmail).toBe('ask@nordlys.se');
  });

  test('has its readers written to in the language that is set, else in English', () => {
    expect(readConfig(needed).contactLanguage).toBe('en');
    expect(readConfig({ ...needed, CONTACT_LANGUAGE: 'sv' }).contactLanguage).toBe('sv');
  });

  test('knows how cards are paid', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(readConfig({ ...needed, ...keys, STRIPE_API_URL: 'http://localhost:1/' }).stripe).toEqual({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: 'http://localhost:1',
      scriptUrl: null,
    });
  });
});

test('a sign-in is proved by PKCE at a stand-in, and at LinkedIn where it is asked for', () => {
  const pkce = (changes: Record<string, string>) => readConfig({ ...needed, ...changes }).linkedin.pkce;
  const standIn = { LINKEDIN_AUTHORIZATION_URL: 'http://localhost/authorization' };
  expect([pkce({}), pkce({ LINKEDIN_PKCE: 'on' })]).toEqual([false, true]);
  expect([pkce(standIn), pkce({ ...standIn, LINKEDIN_PKCE: 'off' })]).toEqual([true, false]);
});
