// Timings and limits of the interface, as docs/specification.md gives them.

export const TOAST_LIMIT = 5;
export const TOAST_MS = 3000;
export const TOAST_ENTER_MS = 225;
export const TOAST_LEAVE_MS = 195;

export const TOOLTIP_ENTER_MS = 100;
export const TOOLTIP_TOUCH_MS = 700;
export const TOOLTIP_TOUCH_LEAVE_MS = 1500;

export const RATING_MAX = 5;
export const RATING_PRECISION = 1;
export const SLIDER_MIN = 0;
export const SLIDER_MAX = 100;
export const SLIDER_STEP = 1;

export { BREAKPOINTS_PX } from '../design/tokens.js';

/** Keys in the browser's local storage. Lint refuses a key or the name of a cookie elsewhere: the cookie policy tells of these. */
export const STORAGE_KEYS = {
  userType: 'userType',
  referral: 'referral',
  /** Token of a colleague's invitation, kept from the sign-up link until a company is joined. */
  companyLink: 'vela.company-link',
  /** What a talent typed and did not save yet, by user and form. */
  talentDraft: 'vela.talent-draft',
  /** What a recruiter typed about themselves or their company and did not save yet, by user and form. */
  recruiterDraft: 'vela.recruiter-draft',
  /** What was written in conversations, to or about talents, or to report something, and is not sent or saved; by user and what it is about. */
  conversation: 'vela.conversation',
  /** Light or dark, where the reader chose; the page reads it before its first paint. */
  scheme: 'vela.scheme',
  /** A role that is being described and not posted or saved yet, by user and company. */
  addRole: 'vela.add-role',
  /** A post of the site that an administrator is writing, by user and post. */
  postDraft: 'vela.post-draft',
  /** A doubt about a score that a talent is writing, by user. */
  scoreContest: 'vela.score-contest',
} as const;

/** What somebody typed and did not save stands under keys that begin so and hold their id; it ends with the account. */
export const DRAFTS_BEGIN = 'vela.';

/** Keys in the browser's session storage: each tab has its own. */
export const SESSION_STORAGE_KEYS = {
  /** The page that a visitor asked for before logging in. */
  wantedPlace: 'vela.wanted-place',
  /** The page from which somebody left for the identity provider. */
  leftPlace: 'vela.left-place',
  /** What a visitor, or somebody who is logged in, wrote to Vela and did not send yet. */
  contactMessage: 'vela.contact-message',
  /** What was entered on a page before its code was there, by the page’s address: for when it is loaded again. */
  enteredEarly: 'vela.entered-early',
  /** What this tab calls its attempt to buy a pack, by the pack. */
  purchaseAttempt: 'vela.purchase-attempt',
  /** Which purchase somebody was told is on its way, by the pack. */
  purchaseTold: 'vela.purchase-told',
  /** The version for which a page was loaded anew, so that one from a cache is not loaded again and again. */
  renewed: 'vela.renewed',
  /** How far down pages were read: the router’s own name for it. */
  scrollPositions: 'react-router-scroll-positions',
} as const;
