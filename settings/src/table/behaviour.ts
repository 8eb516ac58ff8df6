import {
  bucketAddress,
  encryptedOrigins,
  listOf,
  moment,
  networks,
  oneOf,
  origins,
  partition,
  port,
  publicKeys,
  realService,
  secret,
  webAddress,
  webAddresses,
  wholeNumber,
} from '../setting/checks.js';
import { plainOrigins } from '../setting/plain-origins.js';
import type { Setting, Settings } from '../setting/setting.js';

/** A limit of calls. */
const limit = <const Fallback extends string>(about: string, fallback: Fallback, window = 'a minute') =>
  ({
    readBy: ['api'],
    about: `${about}, ${window} and caller; \`0\` for no limit`,
    example: fallback,
    fallback,
    check: wholeNumber(0, 1_000_000),
    production: {
      check: (value: string) => (Number(value) === 0 ? 'cannot be switched off when APP_ENV=production' : null),
    },
  }) as const satisfies Setting;

/** How the product behaves, and what operators watch. */
export const BEHAVIOUR = {
  LAUNCH_OFFER_UNTIL: {
    readBy: ['api', 'worker'],
    about: 'the last day of the launch offer, or a moment; it has passed where there is no offer any more',
    example: '2027-04-30',
    fallback: '2027-04-30',
    check: moment,
  },
  RATES_FILE: {
    readBy: ['api', 'worker', 'matching'],
    about: 'a table of currency rates, used until a newer one is known',
    example: '/etc/vela/rates.json',
    otherwise: 'the bundled one',
    names: 'file',
  },
  RATES_URL: {
    readBy: ['api', 'worker'],
    about: 'where the currency rates of the day are read, in the format of the European Central Bank',
    example: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
    otherwise: 'the European Central Bank; in a demo nowhere',
    check: webAddress,
    production: { check: realService },
  },
  MATCH_ENGINE: {
    readBy: ['api'],
    about:
      'what answers questions about matches: an index in memory, aggregations in the store, or processes of their own, the matching service (docs/matching-at-scale.md)',
    example: 'service',
    fallback: 'index',
    check: oneOf('index', 'pipeline', 'service'),
  },
  MATCH_SERVICE_URLS: {
    readBy: ['api'],
    about: 'where the processes of the matching service are asked, all of them, with commas between',
    example: 'http://matching-0:4100,http://matching-1:4100',
    otherwise: 'none; `MATCH_ENGINE=service` cannot do without',
    check: webAddresses,
    form: plainOrigins,
  },
  MATCH_SERVICE_SECRET: {
    readBy: ['api', 'matching'],
    optionalFor: 'api',
    about:
      'what the matching service lets the API in by; several with commas between while one is changed, the newest first: the processes of the service are told first',
    example: '7be40c1f95d2a86e3b07f4c8d1a95e62b8f07c3d4e19a56027fd8b3c61e04a9d',
    otherwise:
      'none is asked for; only where nobody but this machine reaches it. In production `MATCH_ENGINE=service` cannot do without',
    secret: true,
    check: listOf(secret),
    production: { required: 'whoever asks knows who may be ranked; make one with "openssl rand -hex 32"' },
  },
  MATCH_PARTITION: {
    readBy: ['matching'],
    about:
      'which partition a process of the matching service holds, `<number>/<how many there are>`, counted from 0; `7/5` is the same as `2/5`, so processes may be numbered on',
    example: '2/5',
    fallback: '0/1',
    check: partition,
  },
  MATCH_INDEX_DIR: {
    readBy: ['start', 'api', 'matching'],
    about:
      'the folder that the index in memory is written to now and then, so that a start needs not read every profile; its owner alone can read it',
    example: '/var/lib/vela/match-index',
    otherwise: '`match-index` in DATA_DIR where `npm start` starts the API; else none is written',
  },
  ANSWER_CACHE_MS: {
    readBy: ['api'],
    about: 'milliseconds for which an answer may be given again without asking the store',
    example: '0',
    fallback: '1000',
    check: wholeNumber(0, 10_000),
  },
  API_REPLICAS: {
    readBy: ['api', 'worker'],
    about:
      'whether `many` processes of the API may answer on the store, or only `one`, which then needs not ask what others changed (docs/operating/replicas.md)',
    example: 'one',
    fallback: 'many',
    otherwise: '`many`; `one` where `npm start` brings its own store',
    check: oneOf('one', 'many'),
  },
  API_JOBS: {
    readBy: ['api'],
    about:
      'whether the API runs jobs and sends mail `here`, or `none` of it: then a worker does (docs/operating/replicas.md)',
    example: 'none',
    fallback: 'here',
    check: oneOf('here', 'none'),
  },
  RESPONSE_CHECK: {
    readBy: ['api'],
    about: 'what happens to an answer that does not fit its schema: sent, logged or withheld',
    example: 'fail',
    otherwise: '`log` in a demo, `off` in production',
    check: oneOf('off', 'log', 'fail'),
  },
  RATE_LIMIT_LOGIN: limit('sign-ins', '300'),
  RATE_LIMIT_CONNECT: limit('requests and answers to them', '300'),
  RATE_LIMIT_NEWSLETTER: limit('newsletter forms', '30'),
  RATE_LIMIT_WRITE: limit('changes', '600'),
  RATE_LIMIT_COUNT: limit('page views that are counted', '300'),
  RATE_LIMIT_ASK: limit('questions that cost much to answer', '240'),
  RATE_LIMIT_CONTACT: limit('contact forms', '10'),
  RATE_LIMIT_READ: limit('lists and profiles of talents', '300'),
  RATE_LIMIT_READ_DAY: limit('lists and profiles of talents', '5000', 'a day'),
  RATE_LIMIT_PAGE: {
    ...limit('pages, in each gateway', '1200', 'a minute'),
    readBy: ['gateway'],
  },
  TRUST_PROXY: {
    readBy: ['api', 'gateway'],
    about: 'who may say for whom a call is made: addresses, as Express’ `trust proxy`',
    example: 'loopback, 10.0.0.0/8',
    fallback: 'loopback',
    check: networks,
  },
  EARLY_HINTS: {
    readBy: ['gateway'],
    about:
      'whether what ends TLS before the gateway passes on answers with the status 103, which say ahead what a page needs',
    example: 'on',
    fallback: 'off',
    check: oneOf('on', 'off'),
  },
  COUNTRY_HEADER: {
    readBy: ['api', 'gateway'],
    about: 'header in which a trusted proxy says from which country a call comes, for the list of sessions',
    example: 'cf-ipcountry',
    otherwise: 'none; the list shows the first half of the network address',
  },
  REMOTE_ORIGINS: {
    readBy: ['start', 'gateway'],
    about: 'origins besides the site’s own that slices may be loaded from, with commas between',
    example: 'https://slices.your-company.com',
    otherwise: 'none',
    check: origins,
    form: plainOrigins,
    production: { check: encryptedOrigins },
  },
  RELEASE_PORT: {
    readBy: ['start', 'release'],
    about:
      'port at which teams publish and promote with their tokens, from elsewhere; `0` for none, which a release service that is started by itself does not do with',
    example: '8090',
    fallback: '0',
    check: port,
  },
  RELEASE_HOST: {
    readBy: ['release'],
    about: 'address on which that is heard; a proxy that speaks https stands before it',
    example: '0.0.0.0',
    fallback: '127.0.0.1',
  },
  RELEASE_STORE: {
    readBy: ['release'],
    about: 'where it keeps what was published: a `folder` of its own, or `gridfs` in the store of `MONGODB_URI`',
    example: 'gridfs',
    fallback: 'folder',
    check: oneOf('folder', 'gridfs'),
  },
  S3_URL: {
    readBy: ['release'],
    about:
      'a bucket of S3, or of what speaks its protocol, where it is kept instead: `https://key:secret@host/bucket/prefix?region=…`',
    example: 'https://AKIA2XVELA:9f2c41d7e0ab@s3.eu-north-1.amazonaws.com/vela-releases?region=eu-north-1',
    otherwise: 'what `RELEASE_STORE` says',
    secret: true,
    check: bucketAddress,
  },
  RELEASE_ISSUERS: {
    readBy: ['release'],
    about: 'who signs the tokens by which CIs sign in there, with commas between',
    example: 'https://token.actions.githubusercontent.com',
    otherwise: 'no CI signs in without a token of its team',
    check: webAddresses,
    form: plainOrigins,
  },
  RELEASE_AUDIENCE: {
    readBy: ['release'],
    about: 'the address under which CIs know it; their tokens have to be for it',
    example: 'https://releases.your-company.com',
    otherwise: 'none, and no CI signs in',
    check: webAddress,
    form: plainOrigins,
  },
  RELEASE_NOTIFY_URL: {
    readBy: ['gateway', 'release'],
    about:
      'an address, as chats give them out, that is told when a version was rolled back by itself; with `RELEASE_URL` the release service tells it',
    example: 'https://hooks.slack.com/services/T0V3LA/B7K2/9f2c41d7e0ab',
    otherwise: 'nobody is told; the log, the history and the status say it',
    leftBy: 'RELEASE_URL',
    secret: true,
    check: webAddress,
  },
  RELEASE_BROWSER: {
    readBy: ['release'],
    about: 'a Chromium in which it opens every page of a version before that is promoted',
    example: '/usr/bin/chromium',
    otherwise: 'versions are promoted without their pages having been opened',
    names: 'program',
  },
  RELEASE_URL: {
    readBy: ['gateway'],
    about: 'the release service whose versions a gateway serves from a folder of its own',
    example: 'https://releases.your-company.com',
    otherwise: 'what lies in the site’s folder is served as it is',
    check: webAddress,
  },
  RELEASE_TOKEN: {
    readBy: ['gateway', 'release'],
    about:
      'the gateway’s token for it: `npm run slice -- access add gateways --rights follow`, or one that the release service is told too',
    example: 'uQ3c0tVb8sXJ2mLdT9k1wZr5HnY7pGfA4eKiM6oBxCs',
    otherwise: 'none',
    secret: true,
    production: { check: secret },
  },
  RELEASE_KEYS: {
    readBy: ['gateway'],
    about: 'public keys by which versions have to be signed, with commas between',
    example: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
    otherwise: 'those that the release service names',
    check: publicKeys,
  },
  LOG_LEVEL: {
    readBy: ['api', 'worker', 'matching', 'gateway'],
    about: 'what is logged',
    example: 'warn',
    fallback: 'info',
    check: oneOf('silent', 'error', 'warn', 'info', 'debug'),
  },
  APP_VERSION: {
    readBy: ['api', 'worker', 'matching', 'gateway'],
    about: 'the version that the API says it is, and that logs and traces name',
    example: '2027.1.4',
    fallback: 'development',
  },
} as const satisfies Settings;
