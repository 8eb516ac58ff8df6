import { SESSION_IDLE_DAYS, SESSION_LONGEST_DAYS } from '@vela/contracts/constants';
import { DOMAIN_CODE_MINUTES } from '../companies/index.js';
import { MAIL_COUNTS_KEPT_DAYS } from '../mail-budgets/index.js';
import {
  ACCOUNT_KEPT_DAYS,
  CSP_COUNTS_KEPT_DAYS,
  INVITATION_KEPT_DAYS,
  JOIN_REQUEST_KEPT_DAYS,
  MATCH_SNAPSHOT_KEPT_DAYS,
  MATCH_SNAPSHOT_LEAVER_MINUTES,
  NOTIFICATION_KEPT_DAYS,
  RANKINGS_KEPT_DAYS,
  SKILL_SUGGESTION_KEPT_DAYS,
  SKILL_SUGGESTION_WAITS_DAYS,
  SUBSCRIPTION_KEPT_DAYS,
} from './days.js';

/** What is kept together, for how long, and what the deletion of an account does to it. */
export interface Retention {
  /** Collections of the store, none where it lies elsewhere; the API's test holds this table against what it stores. */
  readonly records: readonly string[];
  readonly what: string;
  readonly kept: string;
  readonly onDeletion: string;
}

const GONE = 'Gone at once.';
const NOBODY = 'Nothing: it is about nobody.';

/** Everything that is stored, as the privacy policy tells it. */
export const RETENTION: readonly Retention[] = [
  {
    records: [
      'users',
      'profilePictures',
      'jobSeekerProfiles',
      'talentSeekerProfiles',
      'savedSearches',
      'roleVisits',
      'selfIdentifications',
      'passkeys',
    ],
    what: 'Your account, picture and profiles, the employers that you hide from (also those that you named in advance), saved searches, when you looked at a role last, what you told us for the fairness report, passkeys.',
    kept: `Until you delete your account. A talent’s that nobody signed in to ends after ${ACCOUNT_KEPT_DAYS} days.`,
    onDeletion: GONE,
  },
  {
    records: ['profileViews'],
    what: 'Which company opened which profile, and when.',
    kept: 'As long as the talent’s account.',
    onDeletion: 'Gone at once with the talent; without a name when a recruiter leaves.',
  },
  {
    records: ['talentMarks'],
    what: 'Whom a company put on its shortlist, and what it noted about them.',
    kept: 'Until the company takes it back, as long as the talent’s account.',
    onDeletion: 'Gone at once with the talent; without a name when a recruiter leaves.',
  },
  {
    records: ['moves'],
    what: 'Whom a recruiter put up, down or aside in a role’s list of matches, when, and why.',
    kept: `${RANKINGS_KEPT_DAYS} days.`,
    onDeletion: 'That it was done stays with the company; about whom, why and by whom is gone at once.',
  },
  {
    records: ['rankings'],
    what: 'Where a profile stood in lists of matches, with which score, under a name that each company has for it alone.',
    kept: `${RANKINGS_KEPT_DAYS} days.`,
    onDeletion: GONE,
  },
  {
    records: [],
    what: 'On the disks of our servers, so that they start quickly: what of your profile is compared with roles or found by words, under its number, without your name.',
    kept: `As your profile is; not read any more after ${MATCH_SNAPSHOT_KEPT_DAYS} days.`,
    onDeletion: `Gone within ${MATCH_SNAPSHOT_LEAVER_MINUTES} minutes; where a server is switched off just then, when it starts again.`,
  },
  {
    records: ['scoreContests'],
    what: 'Scores that a talent contested, and our answers.',
    kept: 'As long as the talent’s account.',
    onDeletion: GONE,
  },
  {
    records: ['skillSuggestions'],
    what: 'Skills that you missed in the catalogue and suggested, and our answers. Our staff sees them without names.',
    kept: `${SKILL_SUGGESTION_KEPT_DAYS} days after our answer; ${SKILL_SUGGESTION_WAITS_DAYS} days without one.`,
    onDeletion: GONE,
  },
  {
    records: ['interests'],
    what: 'Roles that a talent said they are interested in.',
    kept: 'Until it is taken back, or as long as the talent’s account.',
    onDeletion: GONE,
  },
  {
    records: ['connections', 'hires', 'abuseReports', 'openRoles'],
    what: 'Requests and their answers, wishes, notes, hires, reports of abuse, roles.',
    kept: 'As long as the accounting of the company that they belong to.',
    onDeletion: 'Company, role, price and times stay. Letters, reasons, wishes, notes and the score are gone at once.',
  },
  {
    records: ['conversations', 'messages', 'conversationReads', 'meetings'],
    what: 'Conversations after a yes: what both wrote, times to meet, who has read how far, the talent’s time zone, who ended it.',
    kept: 'As long as both accounts. Of a reported conversation our staff reads the last messages.',
    onDeletion:
      'Gone at once when the talent’s account is deleted. What a recruiter wrote stays with the talent and the company, without a name.',
  },
  {
    records: ['liveEvents'],
    what: 'That something changed in a conversation, so that open pages show it at once.',
    kept: 'A day.',
    onDeletion: 'Gone within that day; it says nothing of what was written.',
  },
  {
    records: ['companies'],
    what: 'A company’s name, address, numbers, proven domains and balance, and what it says of itself to talent.',
    kept: 'As long as its accounting.',
    onDeletion: 'Stays without your name, also where the company was called after you.',
  },
  {
    records: ['companyLogos'],
    what: 'A company’s logo, drawn anew from what was uploaded; the uploaded file is not kept.',
    kept: 'Until the company replaces or removes it, or has no people left.',
    onDeletion: 'Stays with the company; gone at once with its last member, together with what it said of itself.',
  },
  {
    records: ['companyInvites'],
    what: 'The addresses of invited colleagues.',
    kept: `${INVITATION_KEPT_DAYS} days after the invitation is over.`,
    onDeletion: 'Gone at once, those to your address too.',
  },
  {
    records: ['joinRequests', 'domainProofs'],
    what: 'Who asks to join a company; a code that is to prove its domain.',
    kept: `Until the owner answers, ${JOIN_REQUEST_KEPT_DAYS} days at most; a code ${DOMAIN_CODE_MINUTES} minutes.`,
    onDeletion: GONE,
  },
  {
    records: ['ledgerEntries', 'purchases', 'paymentCases', 'documents', 'invoices', 'numberSeries'],
    what: 'Accounting: entries, purchases, receipts, invoices and credit notes.',
    kept: 'For as long as the law asks.',
    onDeletion: 'Stays; it names the company, not you.',
  },
  {
    records: ['auditEntries'],
    what: 'The log of what was done with accounts, money and identities.',
    kept: 'As long as accounting.',
    onDeletion: 'Stays; it has ids, no names and no addresses.',
  },
  {
    records: ['consents'],
    what: 'What you agreed to, and when.',
    kept: 'As long as we may have to prove it.',
    onDeletion: 'Stays as proof, without you.',
  },
  {
    records: ['sessions'],
    what: 'Where you are signed in.',
    kept: `${SESSION_IDLE_DAYS} days after the last use, ${SESSION_LONGEST_DAYS} days at most.`,
    onDeletion: GONE,
  },
  {
    records: ['mailCounts'],
    what: 'How many mails you caused or got lately, under a mark that names nobody, so that no inbox is flooded.',
    kept: `${MAIL_COUNTS_KEPT_DAYS} days at most.`,
    onDeletion: GONE,
  },
  {
    records: ['freeProfileMarks'],
    what: 'That a person and a company were given free profiles, under a mark that names nobody, so that they are given once.',
    kept: 'As long as we give free profiles.',
    onDeletion: 'Stays. We can tell whose it is only when the same person or company comes back.',
  },
  {
    records: ['rateLimits'],
    what: 'How often an account or a network address called us.',
    kept: 'A minute.',
    onDeletion: 'Gone within that minute.',
  },
  {
    records: ['outbox'],
    what: 'Mails on their way. Of those that were sent: which kind, and when.',
    kept: 'What a mail says, until it is sent.',
    onDeletion: 'Those to you, and those that name you, are gone at once.',
  },
  {
    records: ['notifications'],
    what: 'What you were told on the page, and when you read it.',
    kept: `${NOTIFICATION_KEPT_DAYS} days.`,
    onDeletion: 'Yours, and those to others that name you, are gone at once.',
  },
  {
    records: ['newsletterSubscribers'],
    what: 'Name and address of newsletter subscribers.',
    kept: `Until you unsubscribe, and ${SUBSCRIPTION_KEPT_DAYS} days after that, or after we asked in vain to confirm the address.`,
    onDeletion: 'Gone at once, also at the newsletter service.',
  },
  {
    records: ['eventCounts', 'cspViolations'],
    what: 'Counts of page views, and of what browsers refused to load.',
    kept: `Page views without end; refusals ${CSP_COUNTS_KEPT_DAYS} days.`,
    onDeletion: NOBODY,
  },
  {
    records: ['categories', 'catalogueChanges', 'posts', 'settings', 'migrations'],
    what: 'The catalogue of roles and skills, articles, settings.',
    kept: 'Without end.',
    onDeletion: NOBODY,
  },
];
