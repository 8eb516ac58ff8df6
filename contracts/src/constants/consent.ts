import { SESSION_STORAGE_KEYS, STORAGE_KEYS } from './interface.js';
import { SESSION_IDLE_DAYS, SESSION_LONGEST_DAYS } from './limits.js';
import type { UserType } from './market.js';

/** The consent cookie, as docs/specification.md gives it. */
export const CONSENT_COOKIE = {
  name: 'cc_cookie',
  expiresAfterDays: 182,
  sameSite: 'Lax',
  /** Raise it to ask everybody again. */
  revision: 1,
} as const;

/** Keeps a visitor on one version while a slice is rolled out by share. Its value is a number that names nobody. */
export const ROLLOUT_COOKIE = { name: 'vela-rollout', expiresAfterDays: 7 } as const;

export type ConsentCategoryName = 'necessary' | 'analytics';

/** Something that the site keeps in a browser. */
export interface StoredInBrowser {
  readonly name: string;
  readonly kind: 'Cookie' | 'Local storage' | 'Session storage';
  readonly purpose: string;
  readonly lasts: string;
}

export interface ConsentCategory {
  readonly name: ConsentCategoryName;
  readonly title: string;
  readonly explanation: string;
  /** It cannot be refused. */
  readonly always: boolean;
  readonly stores: readonly StoredInBrowser[];
}

/** What can be agreed to, and what each category keeps: the banner and the cookie policy are drawn from it. */
export const CONSENT_CATEGORIES: readonly ConsentCategory[] = [
  {
    name: 'necessary',
    title: 'Necessary',
    explanation: 'What the site cannot do without: staying logged in, and remembering what you chose.',
    always: true,
    stores: [
      {
        name: 'vela, on https __Host-vela',
        kind: 'Cookie',
        purpose: 'Keeps you logged in. Scripts cannot read it.',
        lasts: `Until you log out, ${SESSION_IDLE_DAYS} days without a visit, ${SESSION_LONGEST_DAYS} days at most`,
      },
      {
        name: CONSENT_COOKIE.name,
        kind: 'Cookie',
        purpose: 'Remembers your decision about cookies.',
        lasts: `${CONSENT_COOKIE.expiresAfterDays} days`,
      },
      {
        name: `${ROLLOUT_COOKIE.name}, on https __Host-${ROLLOUT_COOKIE.name}`,
        kind: 'Cookie',
        purpose:
          'Only while a part of the site is brought in step by step: a number that many visitors share, so that you see the same version on every page.',
        lasts: `${ROLLOUT_COOKIE.expiresAfterDays} days`,
      },
      {
        name: STORAGE_KEYS.userType,
        kind: 'Local storage',
        purpose: 'Which of your two profiles you use.',
        lasts: 'Until you log out',
      },
      {
        name: STORAGE_KEYS.referral,
        kind: 'Local storage',
        purpose: 'The code of who recommended us.',
        lasts: 'Until you have a profile',
      },
      {
        name: STORAGE_KEYS.companyLink,
        kind: 'Local storage',
        purpose: 'The invitation of a colleague.',
        lasts: 'Until you joined the company',
      },
      {
        name: [STORAGE_KEYS.addRole, STORAGE_KEYS.addRoleDescription, STORAGE_KEYS.talentDraft].join(', '),
        kind: 'Local storage',
        purpose:
          'A role or a profile that you have begun to fill in; of an advert that it was filled in from, short quotes.',
        lasts: 'Until you save or drop it',
      },
      {
        name: `${SESSION_STORAGE_KEYS.wantedPlace}, ${SESSION_STORAGE_KEYS.leftPlace}`,
        kind: 'Session storage',
        purpose: 'The page that you wanted to open before you logged in, and the one that you left for it.',
        lasts: 'An hour, or until you close the tab',
      },
      {
        name: 'vela.purchase-attempt',
        kind: 'Session storage',
        purpose: 'Keeps a payment that is sent twice from being charged twice.',
        lasts: 'Until you close the tab',
      },
      {
        name: '__stripe_mid, __stripe_sid',
        kind: 'Cookie',
        purpose: 'Set by Stripe on the payment form only, against fraud.',
        lasts: 'A year, half an hour',
      },
    ],
  },
  {
    name: 'analytics',
    title: 'Analytics',
    explanation:
      'We count which pages are opened and which steps are finished: sums by day, without anything that points to you. Nothing is counted before you agree, and nothing after you withdraw.',
    always: false,
    stores: [],
  },
];

/** What is agreed to before signing up, by side, in the first step of signing up. */
export const SIGN_UP_CONSENTS: Readonly<Record<UserType, readonly string[]>> = {
  jobSeeker: ['general-terms', 'privacy-policy'],
  talentSeeker: ['general-terms-business', 'privacy-policy'],
};

/** Version of the texts that are agreed to at sign-up. Raise it when their wording changes. */
export const TERMS_REVISION = 1;
