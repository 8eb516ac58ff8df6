import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  commaList,
  listenProblem,
  type SettingName,
  settingProblems,
  SETTINGS,
  settingsDocument,
  settingsOf,
  valueOf,
} from './index.js';

const EVERYBODY = ['start', 'api', 'gateway'] as const;

/** What an instance of production is told, as somebody would who means it. */
const PRODUCTION: Readonly<Partial<Record<SettingName, string>>> = {
  APP_ENV: 'production',
  APP_ORIGIN: 'https://talent.nordlys.se',
  MONGODB_URI: 'mongodb://db.nordlys.se/vela',
  SESSION_SECRET: '4f1d9b2c7e6a50318fd2b4c6a79e0d135be8',
  HANDLE_SECRET: '7be0c1d52f49a6830e1fd7b5c26a98e4f013,1c9d4f2b7e6a50318fd2b4c6a79e0d135be8',
  MARK_SECRET: '0d3be81c9d4f2b7e6a50318fd2b4c6a79e3f5',
  ADMIN_EMAILS: 'anna@nordlys.se, bo@nordlys.se',
  LINKEDIN_CLIENT_ID: 'id',
  LINKEDIN_CLIENT_SECRET: 'of the application',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SELLER_NAME: 'Nordlys AB',
  SELLER_ADDRESS: 'Storgatan 1',
  SELLER_POSTAL_CODE: '111 22',
  SELLER_CITY: 'Stockholm',
  SELLER_ORGANIZATION_NUMBER: '556677-8899',
  SELLER_BANKGIRO: '5050-1055',
  SELLER_VAT: 'SE556677889901',
  SMTP_URL: 'smtps://mail.nordlys.se',
  MAIL_FROM: 'Vela <hello@nordlys.se>',
  SENDPORTAL_URL: 'https://news.nordlys.se',
  SENDPORTAL_TOKEN: 'token',
};

const sentencesFor = (environment: Readonly<Record<string, string>>): readonly string[] =>
  settingProblems(environment, EVERYBODY).map(({ sentence }) => sentence);

const isName = (name: string): name is SettingName => name in SETTINGS;
const NAMES = Object.keys(SETTINGS).filter(isName);

describe('production', () => {
  test('starts with everything real', () => {
    expect(sentencesFor(PRODUCTION)).toEqual([]);
  });

  test.each(Object.keys(PRODUCTION).filter((name) => name !== 'APP_ENV'))('does not start without %s', (name) => {
    const [sentence, ...more] = sentencesFor({ ...PRODUCTION, [name]: ' ' });
    expect(more).toEqual([]);
    expect(sentence).toMatch(new RegExp(`^${name} is not set: .+\\.`));
  });

  test('with nothing set says all of it at once, and what to put there', () => {
    const sentences = sentencesFor({ APP_ENV: 'production' });
    expect(sentences).toHaveLength(Object.keys(PRODUCTION).length - 1);
    expect(sentences.find((sentence) => sentence.startsWith('MAIL_FROM'))).toContain('Such as: Vela <hello@');
  });

  test.each([
    ['an example address of the site', { APP_ORIGIN: 'https://vela.example' }],
    ['plain http', { APP_ORIGIN: 'http://talent.nordlys.se' }],
    ['a site on this machine', { APP_ORIGIN: 'https://127.0.0.1' }],
    ['an example sender', { MAIL_FROM: 'Vela <hello@vela.example>' }],
    ['an example reader', { CONTACT_EMAIL: 'hello@example.com' }],
    ['an example among its administrators', { ADMIN_EMAILS: 'anna@nordlys.se, admin@vela.example' }],
    ['an example mail server', { SMTP_URL: 'smtp://mail.example' }],
    ['a mail server without a name', { SMTP_URL: 'smtps://' }],
    ['an organisation number with a typing error', { SELLER_ORGANIZATION_NUMBER: '556677-8898' }],
    ['an organisation number that is none', { SELLER_ORGANIZATION_NUMBER: 'abc' }],
    ['a VAT number with a typing error', { SELLER_VAT: 'SE556677889801' }],
    ['a VAT number that is too short', { SELLER_VAT: 'SE5566' }],
    ['demo data', { SEED: 'demo' }],
    ['a store of this machine', { MONGOD_BINARY: '/usr/bin/mongod' }],
    ['a test key', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['a test key for browsers', { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
    ['a stand-in of the payments', { STRIPE_API_URL: 'http://localhost:1' }],
    ['a stand-in of the newsletter', { SENDPORTAL_URL: 'http://127.0.0.1:3100/sandbox/newsletter' }],
    ['a stand-in of the sign-in', { LINKEDIN_TOKEN_URL: 'http://localhost/token' }],
    ['the stand-in’s application', { LINKEDIN_CLIENT_ID: 'vela-demo' }],
    ['the stand-ins', { SANDBOX_URL: 'http://127.0.0.1:3100' }],
    ['a clock that is ahead', { CLOCK_AHEAD_DAYS: '14' }],
    ['no limits', { RATE_LIMIT_WRITE: '0' }],
    ['a short secret among several', { HANDLE_SECRET: '7be0c1d52f49a6830e1fd7b5c26a98e4f013, x1y2z3' }],
    ['a short secret', { SESSION_SECRET: 'x1y2z3' }],
    ['a regular secret', { SESSION_SECRET: 'abab'.repeat(10) }],
    ['a placeholder', { SESSION_SECRET: 'please-change-me-before-you-go-live-0123' }],
    ['the documents’ secret', { SESSION_SECRET: SETTINGS.SESSION_SECRET.example }],
  ])('accepts no %s', (_, changes) => {
    const [name = ''] = Object.keys(changes);
    const sentences = sentencesFor({ ...PRODUCTION, ...changes });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(new RegExp(`^${name} `));
  });

  test('refuses every example with an address in it', () => {
    for (const name of NAMES.filter((one) => SETTINGS[one].example.includes('your-company.com')))
      if (SETTINGS[name].production?.required !== undefined)
        expect(sentencesFor({ ...PRODUCTION, [name]: SETTINGS[name].example })).toHaveLength(1);
  });
});

describe('a demo', () => {
  test('needs nothing', () => {
    expect(sentencesFor({})).toEqual([]);
  });

  test('says everything that cannot be, without repeating secrets', () => {
    const environment = {
      PORT: 'eighty',
      APP_ENV: 'staging',
      APP_ORIGIN: 'http://x.example/path',
      SESSION_SECRET: 'short',
      HANDLE_SECRET: 'short',
      MONGODB_URI: 'postgres://user:hunter2@db',
      SMTP_URL: 'http://user:hunter2@mail',
      LAUNCH_OFFER_UNTIL: '2026-13-45',
    };
    const problems = settingProblems(environment, EVERYBODY);
    expect(problems.map(({ setting }) => setting).toSorted()).toEqual(Object.keys(environment).toSorted());
    expect(problems.map(({ sentence }) => sentence).join(' ')).not.toMatch(/hunter2|short/);
  });

  test('takes no live key', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(sentencesFor(keys)).toEqual(['STRIPE_SECRET_KEY is a live key, which APP_ENV=demo does not accept.']);
  });

  test('takes what belongs together wholly', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(sentencesFor(keys)).toEqual([
      'STRIPE_WEBHOOK_SECRET is not set: card payments need all of the three keys or none.',
    ]);
  });
});

test('every fallback and every example passes its own check', () => {
  for (const name of NAMES) {
    const { check, example, fallback } = SETTINGS[name];
    expect([name, check?.(example) ?? null, fallback === undefined ? null : (check?.(fallback) ?? null)]).toEqual([
      name,
      null,
      null,
    ]);
  }
});

test.each([
  ['TRUST_PROXY', 'loopback, my-proxy', 'loopback, 10.0.0.0/8, ::1/64, 10.0.0.0/255.0.0.0, uniquelocal'],
  ['TRUST_PROXY', '10.0.0.0/33', '10.0.0.0/32'],
  ['TRUST_PROXY', 'loopback,', 'linklocal'],
  ['REMOTE_ORIGINS', 'https://slices.nordlys.se;bar', 'https://slices.nordlys.se, http://localhost:4100'],
  ['REMOTE_ORIGINS', "https://slices.nordlys.se 'unsafe-inline'", 'https://slices.nordlys.se/'],
  ['REMOTE_ORIGINS', 'https://slices.nordlys.se/remotes', 'http://[::1]:4100'],
  ['RELEASE_KEYS', 'no-key', SETTINGS.RELEASE_KEYS.example],
  ['SMTP_URL', 'smtps:mail', 'smtps://mail'],
  ['SMTP_URL', 'smtp:///', 'smtp://user:word@mail:25'],
  ['SELLER_VAT', 'EL094259215', 'EL094259216'],
  ['SELLER_VAT', 'DE136695975', 'DE136695976'],
  ['LAUNCH_OFFER_UNTIL', '12', '2027-04-30'],
  ['LAUNCH_OFFER_UNTIL', 'April 30', '2027-04-30T21:59:59Z'],
  ['LAUNCH_OFFER_UNTIL', '1.5.2027', '2027-04-30T23:59+02:00'],
  ['LAUNCH_OFFER_UNTIL', '2027-4-30', '2027-04-30T21:59:59.999Z'],
  ['LAUNCH_OFFER_UNTIL', '2027-02-29', '2028-02-29'],
  ['LAUNCH_OFFER_UNTIL', '2027-02-29T12:00Z', '2028-02-29T12:00Z'],
  ['LAUNCH_OFFER_UNTIL', '2027-04-30T12:00', '2027-04-30T12:00Z'],
  ['LAUNCH_OFFER_UNTIL', '2027-04-30T25:00Z', '2027-04-30T23:00Z'],
  ['RATES_FILE', '/nowhere/rates.json', __filename],
  ['RATES_FILE', __dirname, __filename],
  ['PERSONAS_FILE', '/nowhere/personas.json', __filename],
  ['RELEASE_BROWSER', '/nowhere/chromium', process.execPath],
  ['RELEASE_BROWSER', __filename, process.execPath],
] as const)('%s is not "%s", but may be "%s"', (name, wrong, right) => {
  const named = (value: string) => settingProblems({ [name]: value }, [...EVERYBODY, 'release', 'sandbox']);
  expect(named(wrong).map(({ setting }) => setting)).toEqual([name]);
  expect(named(wrong)[0]?.sentence).toMatch(new RegExp(`^${name} `));
  expect(named(right)).toEqual([]);
});

test.each([
  'SESSION_SECRET',
  'HANDLE_SECRET',
  'MARK_SECRET',
  'MATCH_SERVICE_SECRET',
  'ADMIN_EMAILS',
  'RELEASE_KEYS',
  'RELEASE_ISSUERS',
  'REMOTE_ORIGINS',
  'MATCH_SERVICE_URLS',
  'API_URL',
  'TRUST_PROXY',
] as const)('%s is no list of nothing', (name) => {
  for (const APP_ENV of ['demo', 'production'])
    for (const nothing of [',', ' , ,'])
      expect(
        settingProblems({ ...PRODUCTION, APP_ENV, [name]: nothing }, SETTINGS[name].readBy).filter(
          ({ setting }) => setting === name,
        ),
      ).toHaveLength(1);
});

test('what lists nothing between its commas is told so', () => {
  expect(sentencesFor({ MATCH_SERVICE_SECRET: ',' })).toEqual([
    'MATCH_SERVICE_SECRET names nothing between its commas.',
  ]);
});

test('an origin is the same for everybody who reads it, with a slash behind it or without', () => {
  const slashed = {
    APP_ORIGIN: 'https://talent.nordlys.se/ ',
    REMOTE_ORIGINS: 'https://a.nordlys.se/ , https://b.nordlys.se/',
  };
  expect(sentencesFor({ ...PRODUCTION, ...slashed })).toEqual([]);
  expect(valueOf(slashed, 'APP_ORIGIN')).toBe('https://talent.nordlys.se');
  expect(commaList(valueOf(slashed, 'REMOTE_ORIGINS') ?? '')).toEqual(['https://a.nordlys.se', 'https://b.nordlys.se']);
  expect(valueOf({ RELEASE_AUDIENCE: 'https://releases.nordlys.se/' }, 'RELEASE_AUDIENCE')).toBe(
    'https://releases.nordlys.se',
  );
  expect(valueOf({ RELEASE_ISSUERS: 'https://a.nordlys.se/, https://b.nordlys.se/house/' }, 'RELEASE_ISSUERS')).toBe(
    'https://a.nordlys.se, https://b.nordlys.se/house',
  );
  expect(valueOf({ API_URL: 'http://api-1:4000/,http://api-2:4000' }, 'API_URL')).toBe(
    'http://api-1:4000,http://api-2:4000',
  );
});

test.each(['https://talent.nordlys.se//', 'https://talent.nordlys.se/sv/', 'https://talent.nordlys.se/,', '/'])(
  '%s is more than an origin, or less',
  (wrong) => {
    expect(sentencesFor({ ...PRODUCTION, APP_ORIGIN: wrong })).toEqual([expect.stringMatching(/^APP_ORIGIN must be /)]);
  },
);

test('slices of production come from nowhere that is not encrypted', () => {
  const [sentence] = sentencesFor({ ...PRODUCTION, REMOTE_ORIGINS: 'https://a.nordlys.se, http://b.nordlys.se' });
  expect(sentence).toMatch(/^REMOTE_ORIGINS must begin with https:/);
});

test('a process is asked for its own settings only', () => {
  expect(settingsOf(['gateway'])).not.toContain('SMTP_URL');
  expect(settingProblems({ SMTP_PORT: 'x', RESPONSE_CHECK: 'loud' }, ['gateway'])).toEqual([]);
});

test('the header that names a country is known to whoever passes calls on, too', () => {
  expect(settingsOf(['api'])).toContain('COUNTRY_HEADER');
  expect(settingsOf(['gateway'])).toContain('COUNTRY_HEADER');
});

/** What only a process that answers people needs, and what only one that works does. */
const OF_ANSWERS = ['ADMIN_EMAILS', 'LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'] as const;
const OF_CARDS = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const OF_WORK = ['SMTP_URL', 'SENDPORTAL_URL', 'SENDPORTAL_TOKEN'] as const;
const without = (...names: readonly SettingName[]) =>
  Object.fromEntries(Object.entries(PRODUCTION).filter(([name]) => !names.some((each) => each === name)));

test('a worker starts without what signs people in and takes payments', () => {
  expect(settingProblems(without(...OF_ANSWERS, ...OF_CARDS), ['worker'])).toEqual([]);
  expect(settingProblems(without('MONGODB_URI'), ['worker']).map(({ setting }) => setting)).toEqual(['MONGODB_URI']);
  for (const name of OF_WORK)
    expect(settingProblems(without(name), ['worker']).map(({ setting }) => setting)).toEqual([name]);
});

test('a process of the matching service needs the store, handles and its secret, and says what it holds', () => {
  const told = { ...without(...OF_ANSWERS, ...OF_CARDS, ...OF_WORK, 'SESSION_SECRET', 'MARK_SECRET') };
  const named = (more: Readonly<Partial<Record<SettingName, string>>>) =>
    settingProblems({ ...told, ...more }, ['matching']).map(({ setting }) => setting);
  const MATCH_SERVICE_SECRET = '3f9c1d7e40ab58264b1d0c7a85e2f396';
  expect(named({ MATCH_SERVICE_SECRET, MATCH_PARTITION: '7/5' })).toEqual([]);
  expect(named({})).toEqual(['MATCH_SERVICE_SECRET']);
  for (const wrong of ['5', '1/0', '-1/2', 'a/b', '1/2/3'])
    expect(named({ MATCH_SERVICE_SECRET, MATCH_PARTITION: wrong })).toEqual(['MATCH_PARTITION']);
  // Where other machines reach it, a demo has a secret too.
  const demo = { ...told, APP_ENV: 'demo' };
  const inDemo = (HOST: string) => settingProblems({ ...demo, HOST }, ['matching']).map(({ setting }) => setting);
  expect([inDemo('127.0.0.1'), inDemo('::1'), inDemo('0.0.0.0')]).toEqual([[], [], ['MATCH_SERVICE_SECRET']]);
});

test('an API that asks a matching service is told where', () => {
  const MATCH_SERVICE_SECRET = '3f9c1d7e40ab58264b1d0c7a85e2f396';
  const told = { ...PRODUCTION, MATCH_ENGINE: 'service', MATCH_SERVICE_SECRET };
  expect(settingProblems(told, ['api']).map(({ setting }) => setting)).toEqual(['MATCH_SERVICE_URLS']);
  expect(settingProblems({ ...told, MATCH_SERVICE_URLS: 'http://matching-0:4100' }, ['api'])).toEqual([]);
});

test('an API of production is told by what a matching service lets it in', () => {
  const told = { MATCH_ENGINE: 'service', MATCH_SERVICE_URLS: 'http://matching-0:4100' };
  const named = (more: Readonly<Partial<Record<SettingName, string>>>) =>
    settingProblems({ ...told, ...more }, ['api']).map(({ setting }) => setting);
  expect(named(PRODUCTION)).toEqual(['MATCH_SERVICE_SECRET']);
  expect(named({ MONGODB_URI: 'mongodb://db/vela' })).not.toContain('MATCH_SERVICE_SECRET');
});

test('a seller of another country has the numbers of that country', () => {
  const named = (more: Readonly<Partial<Record<SettingName, string>>>) =>
    sentencesFor({ ...PRODUCTION, SELLER_COUNTRY: 'DE', ...more });
  expect(named({ SELLER_ORGANIZATION_NUMBER: 'HRB 86891 München', SELLER_VAT: 'DE136695976' })).toEqual([]);
  // Ten digits are of other countries too.
  expect(named({ SELLER_COUNTRY: 'BE', SELLER_ORGANIZATION_NUMBER: '0403019261' })).toEqual([]);
  expect(named({ SELLER_ORGANIZATION_NUMBER: 'abc' })).toEqual([
    expect.stringMatching(
      /^SELLER_ORGANIZATION_NUMBER must be an organisation number: .+ of DE, which is SELLER_COUNTRY/,
    ),
  ]);
});

test('a token of production that somebody could guess is none', () => {
  const told = { ...PRODUCTION, RELEASE_PORT: '8090' };
  const named = (RELEASE_TOKEN: string) =>
    (['gateway', 'release'] as const).map((process) =>
      settingProblems({ ...told, RELEASE_TOKEN }, [process]).map(({ setting }) => setting),
    );
  for (const wrong of ['example', 'change-me-please-0123456789abcdef', 'x1y2z3', SETTINGS.RELEASE_TOKEN.example])
    expect(named(wrong)).toEqual([['RELEASE_TOKEN'], ['RELEASE_TOKEN']]);
  expect(named('q7Zr0tVb8sXJ2mLdT9k1wYc5HnE3pGfA4eKiM6oBxCs')).toEqual([[], []]);
});

test('a release service that is started by itself has a port', () => {
  const named = (more: Readonly<Partial<Record<SettingName, string>>>, ...others: readonly 'start'[]) =>
    settingProblems(more, [...others, 'release']).map(({ sentence }) => sentence);
  for (const none of [{}, { RELEASE_PORT: '0' }]) {
    expect(named(none)).toEqual([expect.stringMatching(/^RELEASE_PORT .+ heard somewhere/)]);
    expect(named(none, 'start')).toEqual([]);
  }
  expect(named({ RELEASE_PORT: '8090' })).toEqual([]);
});

test.each([
  ['HOST', 'nonsense host'],
  ['RELEASE_HOST', '0.0.0.0:80'],
  ['METRICS_HOST', 'example.invalid'],
] as const)('a %s for which there is no address is named', async (name, host) => {
  const listening = createServer().listen(0, host);
  const [error] = (await once(listening, 'error')) as readonly unknown[];
  expect(listenProblem(error, { [name]: host })).toMatch(new RegExp(`^${name} is "${host}", for which no address`));
  // One that a service has is none of these.
  expect(listenProblem(error, { HOST: '127.0.0.1' })).toBeNull();
});

test('an API that leaves the jobs to a worker starts without what sends mail and the newsletter', () => {
  const elsewhere = { ...without(...OF_WORK), API_JOBS: 'none' };
  expect(settingProblems(elsewhere, ['api'])).toEqual([]);
  expect(settingProblems({ ...elsewhere, API_JOBS: 'here' }, ['api'])).toHaveLength(OF_WORK.length);
  expect(settingProblems(elsewhere, ['start', 'api'])).toHaveLength(OF_WORK.length);
});

test('a release service starts without a store, unless it keeps files there', () => {
  const told = { APP_ENV: 'production', APP_ORIGIN: 'https://talent.nordlys.se', RELEASE_PORT: '8090' };
  expect(settingProblems(told, ['release'])).toEqual([]);
  expect(settingProblems({ ...told, RELEASE_STORE: 'gridfs' }, ['release']).map(({ setting }) => setting)).toEqual([
    'MONGODB_URI',
  ]);
});

test('a release service is told where people reach the site: the addresses of previews lead there', () => {
  expect(settingsOf(['release'])).toEqual(expect.arrayContaining(['APP_ENV', 'APP_ORIGIN']));
  const told = { RELEASE_PORT: '8090' };
  expect(settingProblems({ ...told, APP_ENV: 'production' }, ['release']).map(({ setting }) => setting)).toEqual([
    'APP_ORIGIN',
  ]);
  expect(settingProblems({ ...told, APP_ORIGIN: 'talent.nordlys.se' }, ['release'])).toHaveLength(1);
  expect(settingProblems(told, ['release'])).toEqual([]);
});

test('docs/settings.md says what the table says', () => {
  const written = readFileSync(path.resolve(__dirname, '../../docs/settings.md'), 'utf8');
  // `npm run settings` writes it.
  expect(written).toBe(settingsDocument());
});
