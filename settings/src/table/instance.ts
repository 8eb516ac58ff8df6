import {
  emails,
  listOf,
  never,
  oneOf,
  origin,
  port,
  realEmail,
  realSite,
  secret,
  wholeNumber,
} from '../setting/checks.js';
import { plainOrigins } from '../setting/plain-origins.js';
import type { Settings } from '../setting/setting.js';

/** What an instance is, where it listens and what it keeps. */
export const INSTANCE = {
  APP_ENV: {
    readBy: ['start', 'api', 'worker', 'matching', 'gateway', 'sandbox', 'release'],
    about: 'what the instance is for: `production` accepts no stand-in, demo data or test key',
    example: 'production',
    fallback: 'demo',
    check: oneOf('demo', 'production'),
  },
  APP_ORIGIN: {
    readBy: ['start', 'api', 'worker', 'gateway', 'sandbox', 'release'],
    about: 'where people reach the site: scheme, host and port',
    example: 'https://talent.your-company.com',
    otherwise: '`http://localhost:` and the port',
    check: origin,
    form: plainOrigins,
    production: { required: 'links in mails and the sign-in lead there', check: realSite },
  },
  HOST: {
    readBy: ['start', 'api', 'worker', 'matching', 'gateway', 'sandbox'],
    about: 'the address that the site is listened for at; `0.0.0.0` for all of the machine’s',
    example: '0.0.0.0',
    otherwise: 'this machine alone, `127.0.0.1` and `::1`',
  },
  PORT: {
    readBy: ['start', 'api', 'matching', 'gateway', 'sandbox'],
    about: 'the port of the site',
    example: '8081',
    otherwise: '`8080`',
    check: port,
  },
  DATA_DIR: {
    readBy: ['start'],
    about: 'the folder that holds everything an instance keeps; its owner alone can read it',
    example: '/var/lib/vela',
    fallback: '.data',
  },
  SEED: {
    readBy: ['start', 'api'],
    about: 'whether an empty store is filled with the demo’s people and companies',
    example: 'none',
    otherwise: '`demo` in a demo, else `none`',
    check: oneOf('demo', 'none'),
    production: { check: (value) => (value === 'none' ? null : 'fills a demo, which APP_ENV=production is not') },
  },
  MONGODB_URI: {
    readBy: ['start', 'api', 'worker', 'matching', 'release'],
    optionalFor: 'release',
    about: 'the store: MongoDB, as a replica set',
    example: 'mongodb+srv://vela:password@db.your-company.com/vela',
    otherwise: 'in a demo a `mongod` on the PATH, else the embedded store',
    secret: true,
    check: (value) => (/^mongodb(\+srv)?:\/\/./.test(value) ? null : 'must begin with mongodb:// or mongodb+srv://'),
    apiNeeds: 'everything is stored in MongoDB',
    production: { required: 'everything is stored in MongoDB, and the embedded store is for trying out' },
  },
  MONGOD_BINARY: {
    readBy: ['start'],
    about: 'the MongoDB server of this machine that a demo starts',
    example: '/usr/bin/mongod',
    otherwise: '`mongod` on the PATH',
    production: { check: never('starts a store of a demo: name a replica set in MONGODB_URI instead') },
  },
  SESSION_SECRET: {
    readBy: ['start', 'api', 'worker'],
    about:
      'signs the cookies of sessions and the links in mails; several with commas between while one is changed, the newest first',
    example: '9f2c41d7e0ab58364b1d0c7a85e2f3962f71c4d8e09ba6357d1c40e8a2f5b396',
    otherwise: 'made at the first start of a demo and kept with its data',
    secret: true,
    check: listOf(secret),
    production: { required: 'sessions are signed with it; make one with "openssl rand -hex 32"' },
  },
  HANDLE_SECRET: {
    readBy: ['start', 'api', 'worker', 'matching'],
    about:
      'makes the handles by which companies know talents; several with commas between while one is changed, the newest first ([how](decisions/0037-handles-of-talents.md))',
    example: '51c8e07f3a9d4b62e815f0d92c7b3a64d08e5f17b29c6a43f7105d8be2c49a36',
    otherwise: 'made at the first start of a demo and kept with its data',
    secret: true,
    check: listOf(secret),
    production: { required: 'companies know talents by what is made with it; make one with "openssl rand -hex 32"' },
  },
  MARK_SECRET: {
    readBy: ['start', 'api', 'worker'],
    about:
      'makes the marks by which it is known, without a name, who is written to too often; several with commas between while one is changed, the newest first ([how](decisions/0045-budgets-of-mail.md))',
    example: 'c07d52e9b1463fa8907e5d2c4b81f36a09e7d5c2183b6f4a97d0e5c8b2f1634a',
    otherwise: 'made at the first start of a demo and kept with its data',
    secret: true,
    check: listOf(secret),
    production: { required: 'mails are counted by what is made with it; make one with "openssl rand -hex 32"' },
  },
  ADMIN_EMAILS: {
    readBy: ['start', 'api'],
    about: 'whose verified owners get the platform’s own area, with commas between',
    example: 'anna@your-company.com, bo@your-company.com',
    otherwise: '`admin@vela.example` in a demo',
    check: emails,
    production: { required: 'somebody has to confirm hires and answer reports', check: listOf(realEmail) },
  },
  CLOCK_AHEAD_DAYS: {
    readBy: ['api', 'worker', 'matching', 'sandbox'],
    about:
      'days that a demo’s clock is ahead, to see what time brings: with 12 an open request is reminded of, with 15 it has expired',
    example: '12',
    fallback: '0',
    check: wholeNumber(0, 3650),
    production: {
      check: (value) =>
        value === '0' ? null : 'is for trying out what time brings; APP_ENV=production does not accept it',
    },
  },
} as const satisfies Settings;
