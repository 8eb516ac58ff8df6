import { msg, t } from '@vela/language';
import type { UserType } from '../constants/market.js';
import type { Day } from '../days/index.js';
import { PATHS } from '../routes/paths.js';

/** What is agreed to at sign-up, by the names that records of consents hold. They stay as they are. */
export const LEGAL_TEXT_NAMES = ['general-terms', 'general-terms-business', 'privacy-policy'] as const;
export type LegalTextName = (typeof LEGAL_TEXT_NAMES)[number];

export interface LegalTextVersion {
  /** The day from which on it applies. */
  readonly since: Day;
  /** What is new against the version before, in a sentence; null in the first. */
  readonly change: string | null;
}

export interface LegalText {
  /** As it stands above the text. */
  readonly title: string;
  /** Where it is read: a path of the site, with the place on the page where the page has several. */
  readonly address: string;
  /** What somebody ticks; `<text>` stands around the text's name. `Trans` writes it. */
  readonly agreement: string;
  /**
   * The first is version 1: what stands when the first real visitor agrees. Whoever changes what a text means after that adds a
   * version, and everybody is asked again; a test beside the texts' pages holds what each version says.
   */
  readonly versions: readonly LegalTextVersion[];
}

/** The part of the terms that only companies agree to, on the page of the terms. */
export const BUSINESS_TERMS_ANCHOR = 'business-clients';

export const LEGAL_TEXTS: Readonly<Record<LegalTextName, LegalText>> = {
  'general-terms': {
    get title() {
      return t('General terms');
    },
    address: PATHS.terms,
    agreement: msg('I agree to the <text>general terms</text>.'),
    versions: [{ since: '2024-04-16', change: null }],
  },
  'general-terms-business': {
    get title() {
      return t('General terms for business clients');
    },
    address: `${PATHS.terms}#${BUSINESS_TERMS_ANCHOR}`,
    agreement: msg('I agree to the <text>general terms for business clients</text>.'),
    versions: [{ since: '2024-04-16', change: null }],
  },
  'privacy-policy': {
    get title() {
      return t('Privacy policy');
    },
    address: PATHS.privacyPolicy,
    agreement: msg('I have read the <text>privacy policy</text> and agree to it.'),
    versions: [{ since: '2024-04-16', change: null }],
  },
};

/** @returns the number of the version of a text that applies now */
export const currentVersion = (text: LegalTextName): number => LEGAL_TEXTS[text].versions.length;

/** What each role agrees to, in the order in which it is asked (docs/specification.md). */
export const SIGN_UP_TEXTS: Readonly<Record<UserType, readonly LegalTextName[]>> = {
  jobSeeker: ['general-terms', 'privacy-policy'],
  talentSeeker: ['general-terms-business', 'privacy-policy'],
};

/** That somebody agrees to a text as it reads in a version. */
export interface TextAgreement {
  readonly text: LegalTextName;
  readonly version: number;
}

/** @returns what somebody agrees to who ticks all boxes of a role's sign-up now */
export const signUpAgreement = (role: UserType): TextAgreement[] =>
  SIGN_UP_TEXTS[role].map((text) => ({ text, version: currentVersion(text) }));
