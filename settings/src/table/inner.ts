import { never, port, webAddress, webAddresses } from '../setting/checks.js';
import { plainOrigins } from '../setting/plain-origins.js';
import type { Settings } from '../setting/setting.js';

const standIns = never('belongs to the stand-ins, which APP_ENV=production does not accept');

/** What one process of an instance tells another; by hand only where each is started alone. */
export const INNER = {
  API_URL: {
    readBy: ['gateway', 'release'],
    about:
      'where the gateway and the release service find the API; several processes of it with commas between, which get requests by turns',
    example: 'http://api-1:4000,http://api-2:4000',
    fallback: 'http://127.0.0.1:4000',
    check: webAddresses,
    form: plainOrigins,
    inner: true,
  },
  RELEASE_DIR: {
    readBy: ['release'],
    about: 'folder of what only the release service reads: tokens’ hashes, keys, files, what was done',
    example: '/srv/release',
    fallback: 'release',
    inner: true,
  },
  RELEASE_BUILDS: {
    readBy: ['release'],
    about:
      'folder with the builds of shell and slices that the release service puts into service at its start, unless it did before',
    example: '/srv/vela',
    otherwise: 'nothing is put into service',
    inner: true,
  },
  SITE_DIR: {
    readBy: ['gateway', 'release'],
    about: 'folder of the published builds',
    example: '/srv/site',
    fallback: 'site',
    inner: true,
  },
  SANDBOX_URL: {
    readBy: ['gateway'],
    about: 'where the gateway finds the stand-ins',
    example: 'http://127.0.0.1:3100',
    otherwise: 'none are served',
    check: webAddress,
    production: { check: standIns },
    inner: true,
  },
  SMTP_PORT: {
    readBy: ['sandbox'],
    about: 'port of the mail stand-in',
    example: '2525',
    otherwise: 'no mail is taken',
    check: port,
    inner: true,
  },
  SANDBOX_DIR: {
    readBy: ['sandbox'],
    about: 'folder of what the stand-ins keep',
    example: '.data/sandbox',
    otherwise: 'nothing is kept',
    inner: true,
  },
  PERSONAS_FILE: {
    readBy: ['start', 'sandbox'],
    about: 'the people whom the sign-in stand-in offers',
    example: 'demo-market/src/personas/personas.json',
    otherwise: 'the demo’s',
    names: 'file',
    inner: true,
  },
  STRIPE_WEBHOOK_URL: {
    readBy: ['sandbox'],
    about: 'where the payment stand-in sends its events',
    example: 'http://127.0.0.1:4000/api/stripe/webhook',
    otherwise: 'payments are not played',
    check: webAddress,
    inner: true,
  },
  STRIPE_STATE_FILE: {
    readBy: ['sandbox'],
    about: 'file of the payment stand-in',
    example: '.data/stripe.json',
    otherwise: 'nothing is kept',
    inner: true,
  },
} as const satisfies Settings;
