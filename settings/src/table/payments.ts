import { matches, never, webAddress } from '../setting/checks.js';
import type { Check, Settings } from '../setting/setting.js';

const why = 'token packs are paid by card, and APP_ENV=production accepts no stand-in';
const asIts = (shape: RegExp): Check =>
  matches(shape, 'is not what its name says: copy it again from the payment provider');
const isLive = (key: string): boolean => /^(sk|rk|pk)_live_/.test(key);
const noLiveKey: Check = (key) => (isLive(key) ? 'is a live key, which APP_ENV=demo does not accept' : null);
const liveKey: Check = (key) => (isLive(key) ? null : 'is not a live key, which APP_ENV=production needs');
const standIn = never('names a stand-in, which APP_ENV=production does not accept');
const otherwise = 'a stand-in with test cards';

/** Card payments. */
export const PAYMENTS = {
  // Restricted keys serve as secret keys too.
  STRIPE_SECRET_KEY: {
    readBy: ['start', 'api', 'worker', 'sandbox'],
    about: 'card payments; all three keys or none',
    example: 'rk_live_51Nf…',
    otherwise,
    secret: true,
    check: asIts(/^(sk|rk)_(live|test)_/),
    demo: { check: noLiveKey },
    production: { required: why, check: liveKey },
  },
  STRIPE_PUBLISHABLE_KEY: {
    readBy: ['start', 'api', 'gateway', 'sandbox'],
    about: 'what browsers may know of it',
    example: 'pk_live_51Nf…',
    otherwise,
    check: asIts(/^pk_(live|test)_/),
    demo: { check: noLiveKey },
    production: { required: why, check: liveKey },
  },
  STRIPE_WEBHOOK_SECRET: {
    readBy: ['start', 'api', 'sandbox'],
    about: 'signs what the provider tells at `/api/stripe/webhook` ([of which events](going-live.md#4-stripe))',
    example: 'whsec_8kQ2…',
    otherwise,
    secret: true,
    check: asIts(/^whsec_/),
    production: { required: 'payments are confirmed by a signed webhook' },
  },
  STRIPE_API_URL: {
    readBy: ['api', 'worker'],
    about: 'origin of a stand-in of the payment provider',
    example: 'http://127.0.0.1:3100',
    otherwise: 'the provider’s',
    check: webAddress,
    production: { check: standIn },
    inner: true,
  },
  STRIPE_SCRIPT_URL: {
    readBy: ['api'],
    about: 'the script of a stand-in that browsers load before the provider’s own',
    example: '/sandbox/stripe/stripe.js',
    otherwise: 'none',
    production: { check: standIn },
    inner: true,
  },
} as const satisfies Settings;
