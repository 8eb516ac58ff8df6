import { expect, test } from '@jest/globals';
import { freePort } from '../src/machine/ports.js';
import { InstanceProcess } from './support/instance-process.js';

/** Nobody listens there. */
const NOWHERE = 'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=200';

async function withInstance(
  environment: Readonly<Record<string, string>>,
  story: (instance: InstanceProcess) => Promise<void>,
  more: { readonly terminal?: string } = {},
): Promise<void> {
  const instance = await InstanceProcess.start({ port: await freePort(), environment, ...more });
  try {
    await story(instance);
  } finally {
    await instance.remove();
  }
}

test('a start that fails with a store elsewhere says why, ends with 1 and gives the data folder up', () =>
  withInstance({ MONGODB_URI: NOWHERE }, async (instance) => {
    expect(await instance.ended()).toBe(1);
    // Where nothing was built yet, that is what is missing first; e2e/src/start.spec.ts starts what was built.
    expect(instance.said).toMatch(/The store cannot be reached .+MONGODB_URI|Build it first/);
    expect(instance.holdsFolder).toBe(false);
  }));

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends an instance with a store elsewhere, and its data folder is free',
  (signal) =>
    withInstance({ MONGODB_URI: NOWHERE }, async (instance) => {
      await instance.says('Store: mongodb://127.0.0.1:1');
      expect(instance.holdsFolder).toBe(true);
      instance.signal(signal);
      expect(await instance.ended()).toBe(0);
      expect(instance.holdsFolder).toBe(false);
    }),
);

test('an instance that prints to a file on a full disk goes on to its own end', () =>
  withInstance(
    { MONGODB_URI: NOWHERE, RATES_FILE: __filename },
    async (instance) => {
      expect(await instance.ended()).toBe(1);
      expect(instance.holdsFolder).toBe(false);
    },
    { terminal: '/dev/full' },
  ));

test('a PORT that is no port is named in a sentence, and nothing is left behind', () =>
  withInstance({ PORT: '70000' }, async (instance) => {
    expect(await instance.ended()).toBe(1);
    expect(instance.said).toContain('PORT is "70000" but must be a whole number');
    expect(instance.holdsFolder).toBe(false);
  }));

test('production with nothing set names everything that it needs at once, and touches no store', () =>
  withInstance({ APP_ENV: 'production', MONGODB_URI: '', LOG_LEVEL: 'loud' }, async (instance) => {
    expect(await instance.ended()).toBe(1);
    const needed = [
      'APP_ORIGIN',
      'MONGODB_URI',
      'SESSION_SECRET',
      'HANDLE_SECRET',
      'LINKEDIN_CLIENT_ID',
      'STRIPE_SECRET_KEY',
      'SELLER_VAT',
    ];
    for (const name of [...needed, 'SMTP_URL', 'MAIL_FROM', 'SENDPORTAL_URL', 'ADMIN_EMAILS'])
      expect(instance.said).toContain(`- ${name} is not set: `);
    expect(instance.said).toContain('- LOG_LEVEL is "loud" but must be');
    expect(instance.said).not.toContain('Store: ');
    expect(instance.holdsFolder).toBe(false);
  }));

test('what an earlier version left for others to read is its owner’s alone after a start', () =>
  withInstance({ MONGODB_URI: NOWHERE, RATES_FILE: __filename }, async (instance) => {
    await instance.ended();
    expect(instance.modeOf('.')).toBe('700');
    expect(instance.modeOf('logs')).toBe('700');
    expect(instance.modeOf('logs/api.log')).toBe('600');
  }));
