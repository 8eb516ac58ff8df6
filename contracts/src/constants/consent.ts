import { LANGUAGE_COOKIE, t } from '@vela/language';
import { ASKER_COOKIE } from './access.js';
import { SESSION_STORAGE_KEYS, STORAGE_KEYS } from './interface.js';
import { SESSION_IDLE_DAYS, SESSION_LONGEST_DAYS } from './limits.js';

/** Keeps somebody logged in; on https its name begins with `__Host-`. */
export const SESSION_COOKIE = 'vela';

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

/** Shows a browser the version whose signed address it opened. */
export const PREVIEW_COOKIE = { name: 'vela-preview', expiresAfterHours: 24 } as const;

export type ConsentCategoryName = 'necessary' | 'analytics';

/** Something that the site keeps in a browser. */
export interface StoredInBrowser {
  readonly name: string;
  readonly kind: string;
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

const necessary = (): readonly StoredInBrowser[] => [
  {
    name: t('{cookie}, on https __Host-{cookie}', { cookie: SESSION_COOKIE }),
    kind: t('Cookie'),
    purpose: t('Keeps you logged in. Scripts cannot read it.'),
    lasts: t(
      'Until you log out, {idle, plural, one {# day} other {# days}} without a visit, {longest, plural, one {# day} other {# days}} at most',
      {
        idle: SESSION_IDLE_DAYS,
        longest: SESSION_LONGEST_DAYS,
      },
    ),
  },
  {
    name: CONSENT_COOKIE.name,
    kind: t('Cookie'),
    purpose: t('Remembers your decision about cookies.'),
    lasts: t('{days, plural, one {# day} other {# days}}', { days: CONSENT_COOKIE.expiresAfterDays }),
  },
  {
    name: ASKER_COOKIE,
    kind: t('Cookie'),
    purpose: t(
      'Which profiles you have, whether you belong to a company, and whether you run Vela: pages ask for nothing that is not there for you.',
    ),
    lasts: t('Until you log out, or {days, plural, one {# day} other {# days}} without a visit', {
      days: SESSION_IDLE_DAYS,
    }),
  },
  {
    name: LANGUAGE_COOKIE,
    kind: t('Cookie'),
    purpose: t('Remembers the language that you chose.'),
    lasts: t('A year'),
  },
  {
    name: t('{cookie}, on https __Host-{cookie}', { cookie: ROLLOUT_COOKIE.name }),
    kind: t('Cookie'),
    purpose: t(
      'Only while a part of the site is brought in step by step: a number that many visitors share, so that you see the same version on every page.',
    ),
    lasts: t('{days, plural, one {# day} other {# days}}', { days: ROLLOUT_COOKIE.expiresAfterDays }),
  },
  {
    name: t('{cookie}, on https __Host-{cookie}', { cookie: PREVIEW_COOKIE.name }),
    kind: t('Cookie'),
    purpose: t('Only if you opened the address of a preview: which version of the site you are shown.'),
    lasts: t('{hours, plural, one {# hour} other {# hours}}, or until you leave the preview', {
      hours: PREVIEW_COOKIE.expiresAfterHours,
    }),
  },
  {
    name: STORAGE_KEYS.userType,
    kind: t('Local storage'),
    purpose: t('Which of your two profiles you use.'),
    lasts: t('Until you log out'),
  },
  {
    name: STORAGE_KEYS.referral,
    kind: t('Local storage'),
    purpose: t('The code of the person who recommended us.'),
    lasts: t('Until you have a profile'),
  },
  {
    name: STORAGE_KEYS.companyLink,
    kind: t('Local storage'),
    purpose: t('The invitation of a colleague.'),
    lasts: t('Until you joined the company'),
  },
  {
    name: [STORAGE_KEYS.addRole, STORAGE_KEYS.talentDraft, STORAGE_KEYS.recruiterDraft].join(', '),
    kind: t('Local storage'),
    purpose: t(
      'A role, a profile or a company that you have begun to fill in; of an advert that it was filled in from, short quotes.',
    ),
    lasts: t('Until you save or drop it'),
  },
  {
    name: [STORAGE_KEYS.scoreContest, STORAGE_KEYS.postDraft].join(', '),
    kind: t('Local storage'),
    purpose: t('A doubt about a score that you have begun to write; as an administrator, a post.'),
    lasts: t('Until you send, save or drop it'),
  },
  {
    name: STORAGE_KEYS.conversation,
    kind: t('Local storage'),
    purpose: t('What you wrote to or about somebody, or to report something, and have not sent or saved.'),
    lasts: t('Until you send, save or drop it, or log out'),
  },
  {
    name: STORAGE_KEYS.scheme,
    kind: t('Local storage'),
    purpose: t('Light or dark, where you chose one of them.'),
    lasts: t('Until you let your device decide'),
  },
  {
    name: SESSION_STORAGE_KEYS.contactMessage,
    kind: t('Session storage'),
    purpose: t('A message to us that you have begun to write.'),
    lasts: t('Until you send it, log out or close the tab'),
  },
  {
    name: SESSION_STORAGE_KEYS.enteredEarly,
    kind: t('Session storage'),
    purpose: t('What you typed on a page that was not ready yet, so that loading it again does not lose it.'),
    lasts: t('Until the page is ready, you log out or close the tab'),
  },
  {
    name: `${SESSION_STORAGE_KEYS.wantedPlace}, ${SESSION_STORAGE_KEYS.leftPlace}`,
    kind: t('Session storage'),
    purpose: t('The page that you wanted to open before you logged in, and the one that you left for it.'),
    lasts: t('An hour, or until you close the tab'),
  },
  {
    name: [SESSION_STORAGE_KEYS.purchaseAttempt, SESSION_STORAGE_KEYS.purchaseTold].join(', '),
    kind: t('Session storage'),
    purpose: t('Keeps a payment that is sent twice from being charged twice, and its outcome from being told twice.'),
    lasts: t('Until you close the tab'),
  },
  {
    name: SESSION_STORAGE_KEYS.scrollPositions,
    kind: t('Session storage'),
    purpose: t('How far down you were on a page, so that going back takes you there.'),
    lasts: t('Until you close the tab'),
  },
  {
    name: SESSION_STORAGE_KEYS.renewed,
    kind: t('Session storage'),
    purpose: t('For which version of the site a page was loaded anew, so that it is done once.'),
    lasts: t('Until you close the tab'),
  },
  {
    name: '__stripe_mid, __stripe_sid',
    kind: t('Cookie'),
    purpose: t('Set by Stripe on the payment form only, against fraud.'),
    lasts: t('A year, half an hour'),
  },
];

/**
 * What can be agreed to, and what each category keeps: the banner and the cookie policy are drawn from it. Its texts are
 * written when they are read.
 */
export const CONSENT_CATEGORIES: readonly ConsentCategory[] = [
  {
    name: 'necessary',
    get title() {
      return t('Necessary');
    },
    get explanation() {
      return t('What the site cannot do without: staying logged in, and remembering what you chose.');
    },
    always: true,
    get stores() {
      return necessary();
    },
  },
  {
    name: 'analytics',
    get title() {
      return t('Analytics');
    },
    get explanation() {
      return t(
        'We count which pages are opened and which steps are finished: sums by day, without anything that points to you. Nothing is counted before you agree, and nothing after you withdraw.',
      );
    },
    always: false,
    stores: [],
  },
];
