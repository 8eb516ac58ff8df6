import { INVITED_COLLEAGUES_MAX } from '@vela/contracts/constants';
import { t, texts } from '@vela/language';
import { DAY_MS, dayAndMonthText, type Moment } from '../days/index.js';

/** What is counted of a mail: whose inbox it fills, who causes it, for which company, from which network address. */
export type MailParty = 'recipient' | 'sender' | 'company' | 'origin';

export interface MailLimit {
  /** Counted together: `company` and `recipient` is what one company sends to one inbox. */
  readonly of: readonly MailParty[];
  readonly most: number;
  /** Days from the first mail that is counted. */
  readonly days: number;
  /**
   * `refuse`: the sender is told until when they wait. `hold`: no mail, and nobody is told, as telling would tell of others. `page`: no
   * mail, and its reader is told on the page all the same: it is of somebody whom they let in, or of what they began.
   */
  readonly over: 'refuse' | 'hold' | 'page';
}

/**
 * How many mails each kind of doing may cause: whatever somebody types or presses, no inbox is theirs to fill. A person's
 * own doings (a receipt, a confirmed newsletter) and what the platform sends by itself have no limit here.
 */
export const MAIL_BUDGETS = {
  /** A colleague is invited to a company; the address may be anybody's. */
  invitation: [
    { of: ['company', 'recipient'], most: 2, days: 7, over: 'refuse' },
    { of: ['sender'], most: INVITED_COLLEAGUES_MAX, days: 1, over: 'refuse' },
    { of: ['company'], most: INVITED_COLLEAGUES_MAX, days: 1, over: 'refuse' },
    { of: ['recipient'], most: 5, days: 7, over: 'hold' },
  ],
  /** A company asks a talent. The request itself waits on the dashboard, mail or not. */
  request: [
    { of: ['sender'], most: 100, days: 1, over: 'refuse' },
    { of: ['company'], most: 200, days: 1, over: 'refuse' },
    { of: ['recipient'], most: 10, days: 1, over: 'hold' },
  ],
  /** A company reminds of a request. */
  reminder: [
    { of: ['sender'], most: 100, days: 1, over: 'refuse' },
    { of: ['recipient'], most: 10, days: 1, over: 'hold' },
  ],
  /** The platform reminds of a request before it expires, whoever sent it: of whom it is counted is nobody's doing. */
  expiry: [{ of: ['recipient'], most: 10, days: 1, over: 'page' }],
  /** The other side answers what somebody began: at most a few for each request. */
  answer: [{ of: ['recipient'], most: 200, days: 1, over: 'page' }],
  /** What waits unread in conversations. It waits there, mail or not. */
  message: [{ of: ['recipient'], most: 30, days: 1, over: 'page' }],
  /** A company reports a hire, of a talent who said yes to it. */
  hire: [
    { of: ['company'], most: 50, days: 1, over: 'refuse' },
    { of: ['recipient'], most: 5, days: 1, over: 'page' },
  ],
  /** Anybody writes to the platform. */
  contact: [
    { of: ['sender'], most: 5, days: 1, over: 'refuse' },
    { of: ['origin'], most: 20, days: 1, over: 'refuse' },
    { of: ['recipient'], most: 500, days: 1, over: 'refuse' },
  ],
  /** Somebody, perhaps somebody else, typed an address into the newsletter's form. */
  newsletter: [
    { of: ['recipient'], most: 3, days: 30, over: 'hold' },
    { of: ['origin'], most: 20, days: 1, over: 'hold' },
  ],
  /** Somebody has an address sent a link or a code that proves that it is theirs. */
  proof: [
    { of: ['recipient'], most: 5, days: 1, over: 'refuse' },
    { of: ['sender'], most: 20, days: 1, over: 'refuse' },
  ],
  /** Somebody asks to join a company; its people read it. */
  join: [
    { of: ['sender'], most: 5, days: 1, over: 'refuse' },
    { of: ['recipient'], most: 5, days: 1, over: 'hold' },
  ],
} as const satisfies Readonly<Record<string, readonly MailLimit[]>>;

export type MailBudgetName = keyof typeof MAIL_BUDGETS;

const WHAT: Readonly<Record<MailBudgetName, string>> = texts({
  invitation: 'invitations',
  request: 'requests',
  reminder: 'reminders',
  expiry: 'reminders',
  answer: 'answers',
  message: 'messages',
  hire: 'reports of hires',
  contact: 'messages',
  newsletter: 'subscriptions',
  proof: 'mails to this address',
  join: 'questions to join',
});

/** @param until when the first of those that were counted is no longer */
export const overBudgetText = (budget: MailBudgetName, until: Moment): string =>
  t('There are too many {what} for now. You can send the next one after {day}.', {
    what: WHAT[budget],
    day: dayAndMonthText(until),
  });

/** @returns how long a limit counts, milliseconds */
export const mailLimitMs = ({ days }: MailLimit): number => days * DAY_MS;

/** Days after which nothing is left of what was counted. */
export const MAIL_COUNTS_KEPT_DAYS = Math.max(
  ...Object.values(MAIL_BUDGETS).flatMap((limits) => limits.map(({ days }) => days)),
);

/** Further domains of a mail service that lead to the inbox of the same name. */
const SAME_SERVICE: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
};
/** Mail services that read an address as if no dot stood before the @. */
const DOTS_SAY_NOTHING: ReadonlySet<string> = new Set(['gmail.com']);

/**
 * @returns the address of an inbox, however it is written: without case, without a tag behind a plus sign, under the first
 *   of its service's domains
 */
export function inboxOf(address: string): string {
  const [local = '', ...domains] = address.trim().toLowerCase().split('@');
  const written = domains.join('@');
  const domain = Object.hasOwn(SAME_SERVICE, written) ? (SAME_SERVICE[written] ?? written) : written;
  const name = local.replace(/\+.*$/, '');
  return [DOTS_SAY_NOTHING.has(domain) ? name.replaceAll('.', '') : name, ...(domain === '' ? [] : [domain])].join('@');
}
