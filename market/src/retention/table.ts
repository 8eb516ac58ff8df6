import { SESSION_IDLE_DAYS, SESSION_LONGEST_DAYS } from '@vela/contracts/constants';
import { t } from '@vela/language';
import { DOMAIN_CODE_MINUTES } from '../companies/index.js';
import { MAIL_COUNTS_KEPT_DAYS } from '../mail-budgets/index.js';
import {
  ACCOUNT_KEPT_DAYS,
  CSP_COUNTS_KEPT_DAYS,
  FAILED_MAIL_KEPT_DAYS,
  INVITATION_KEPT_DAYS,
  JOIN_REQUEST_KEPT_DAYS,
  LOOKS_KEPT_DAYS,
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

type Told = Omit<Retention, 'records'>;

const gone = (): string => t('Deleted at once.');
const nobody = (): string => t('Nothing: it is about nobody.');

/** @param told writes what is read of it, when it is read */
const row = (records: readonly string[], told: () => Told): Retention => ({
  records,
  get what() {
    return told().what;
  },
  get kept() {
    return told().kept;
  },
  get onDeletion() {
    return told().onDeletion;
  },
});

/** Everything that is stored, as the privacy policy tells it. */
export const RETENTION: readonly Retention[] = [
  row(
    [
      'users',
      'profilePictures',
      'jobSeekerProfiles',
      'talentSeekerProfiles',
      'savedSearches',
      'roleVisits',
      'selfIdentifications',
      'passkeys',
    ],
    () => ({
      what: t(
        'Your account, picture and profiles, the employers that you hide from (also those that you named in advance), saved searches, when you looked at a role last, what you told us for the fairness report, passkeys.',
      ),
      kept: t(
        'Until you delete your account. A talent’s that nobody signed in to ends after {days, plural, one {# day} other {# days}}; not while it is suspended, unless you ask us to delete it.',
        {
          days: ACCOUNT_KEPT_DAYS,
        },
      ),
      onDeletion: gone(),
    }),
  ),
  row(['profileViews'], () => ({
    what: t('Which company opened which profile, and when.'),
    kept: t('As long as the talent’s account.'),
    onDeletion: t('Deleted at once with the talent; without a name when a recruiter leaves.'),
  })),
  row(['talentMarks'], () => ({
    what: t('Whom a company put on its shortlist, and what it noted about them.'),
    kept: t('Until the company takes it back, as long as the talent’s account.'),
    onDeletion: t('Deleted at once with the talent; without a name when a recruiter leaves.'),
  })),
  row(['moves'], () => ({
    what: t('Whom a recruiter put up, down or aside in a role’s list of matches, when, and why.'),
    kept: t('{days, plural, one {# day} other {# days}}.', { days: RANKINGS_KEPT_DAYS }),
    onDeletion: t('That it was done stays with the company; about whom, why and by whom is gone at once.'),
  })),
  row(['rankings'], () => ({
    what: t(
      'Where a profile stood in lists of matches, with which score, under a name that each company has for it alone.',
    ),
    kept: t('{days, plural, one {# day} other {# days}}.', { days: RANKINGS_KEPT_DAYS }),
    onDeletion: gone(),
  })),
  row([], () => ({
    what: t(
      'On the disks of our servers, so that they start quickly: what of your profile is compared with roles or found by words, under its number, without your name.',
    ),
    kept: t('As your profile is; not read any more after {days, plural, one {# day} other {# days}}.', {
      days: MATCH_SNAPSHOT_KEPT_DAYS,
    }),
    onDeletion: t(
      'Deleted within {minutes, plural, one {# minute} other {# minutes}}; where a server is switched off just then, when it starts again.',
      {
        minutes: MATCH_SNAPSHOT_LEAVER_MINUTES,
      },
    ),
  })),
  row(['scoreContests'], () => ({
    what: t('Scores that a talent contested, and our answers.'),
    kept: t('As long as the talent’s account.'),
    onDeletion: gone(),
  })),
  row(['skillSuggestions'], () => ({
    what: t(
      'Skills that you missed in the catalogue and suggested, and our answers. Our staff sees them without names.',
    ),
    kept: t(
      '{kept, plural, one {# day} other {# days}} after our answer; {waits, plural, one {# day} other {# days}} without one.',
      {
        kept: SKILL_SUGGESTION_KEPT_DAYS,
        waits: SKILL_SUGGESTION_WAITS_DAYS,
      },
    ),
    onDeletion: gone(),
  })),
  row(['interests'], () => ({
    what: t('Roles that a talent said they are interested in.'),
    kept: t('Until it is taken back, or as long as the talent’s account.'),
    onDeletion: gone(),
  })),
  row(['connections', 'hires', 'abuseReports', 'openRoles'], () => ({
    what: t('Requests and their answers, wishes, notes, hires, reports of abuse, roles.'),
    kept: t('As long as the accounting of the company that they belong to.'),
    onDeletion: t(
      'Company, role, price and times stay. Letters, reasons, wishes, notes, also those of our staff, and the score are gone at once.',
    ),
  })),
  row(['conversations', 'messages', 'conversationReads', 'meetings'], () => ({
    what: t(
      'Conversations after a yes: what both wrote, times to meet, who has read how far, the talent’s time zone, who ended it.',
    ),
    kept: t('As long as both accounts. Of a reported conversation our staff reads the last messages.'),
    onDeletion: t(
      'Deleted at once when the talent’s account is deleted. What a recruiter wrote stays with the talent and the company, without a name.',
    ),
  })),
  row(['liveEvents'], () => ({
    what: t('That something changed in a conversation, so that open pages show it at once.'),
    kept: t('A day.'),
    onDeletion: t('Deleted within that day; it says nothing of what was written.'),
  })),
  row(['companies'], () => ({
    what: t('A company’s name, address, numbers, proven domains and balance, and what it says of itself to talent.'),
    kept: t('As long as its accounting.'),
    onDeletion: t('Stays without your name, also where the company was called after you.'),
  })),
  row(['companyLogos'], () => ({
    what: t('A company’s logo, drawn anew from what was uploaded; the uploaded file is not kept.'),
    kept: t('Until the company replaces or removes it, or has no people left.'),
    onDeletion: t('Stays with the company; gone at once with its last member, together with what it said of itself.'),
  })),
  row(['companyInvites'], () => ({
    what: t('The addresses of invited colleagues.'),
    kept: t('{days, plural, one {# day} other {# days}} after the invitation is over.', { days: INVITATION_KEPT_DAYS }),
    onDeletion: t(
      'Deleted at once. One to your email address that nobody took up stays with the company that wrote it until it is over: its list would tell that you left.',
    ),
  })),
  row(['joinRequests', 'domainProofs'], () => ({
    what: t('Who asks to join a company; a code that is to prove its domain.'),
    kept: t(
      'Until the owner answers, {days, plural, one {# day} other {# days}} at most; a code {minutes, plural, one {# minute} other {# minutes}}.',
      {
        days: JOIN_REQUEST_KEPT_DAYS,
        minutes: DOMAIN_CODE_MINUTES,
      },
    ),
    onDeletion: gone(),
  })),
  row(['ledgerEntries', 'purchases', 'paymentCases', 'documents', 'invoices', 'numberSeries'], () => ({
    what: t('Accounting: entries, purchases, receipts, invoices and credit notes.'),
    kept: t('For as long as the law asks.'),
    onDeletion: t('Stays; it names the company, not you.'),
  })),
  row(['auditEntries'], () => ({
    what: t(
      'The log of what was done with accounts, money and identities, why our staff did it, and whom our staff looked at.',
    ),
    kept: t('As long as accounting; whom our staff looked at, {days, plural, one {# day} other {# days}}.', {
      days: LOOKS_KEPT_DAYS,
    }),
    onDeletion: t(
      'Stays; it has ids, no names and no addresses. What our staff wrote about you is gone at once. Where they deleted your account, why they did so stays, without saying whose it was.',
    ),
  })),
  row(['releaseAccesses'], () => ({
    what: t('Which teams may release parts of this site, and until when they could.'),
    kept: t('For as long as what they released can be told apart by it.'),
    onDeletion: nobody(),
  })),
  row(['releaseRollouts'], () => ({
    what: t(
      'Which new versions of this site some visitors get, how often pages failed and how fast they were, as counts.',
    ),
    kept: t('Until everybody or nobody gets that version.'),
    onDeletion: nobody(),
  })),
  row(['consents'], () => ({
    what: t('What you agreed to, and when.'),
    kept: t('As long as we may have to prove it.'),
    onDeletion: t('Stays as proof, without you.'),
  })),
  row(['sessions'], () => ({
    what: t('Where you are signed in.'),
    kept: t(
      '{idle, plural, one {# day} other {# days}} after the last use, {longest, plural, one {# day} other {# days}} at most.',
      {
        idle: SESSION_IDLE_DAYS,
        longest: SESSION_LONGEST_DAYS,
      },
    ),
    onDeletion: gone(),
  })),
  row(['mailCounts'], () => ({
    what: t('How many mails you caused or got lately, under a mark that names nobody, so that no inbox is flooded.'),
    kept: t('{days, plural, one {# day} other {# days}} at most.', { days: MAIL_COUNTS_KEPT_DAYS }),
    onDeletion: gone(),
  })),
  row(['freeProfileMarks'], () => ({
    what: t(
      'That a person and a company were given free profiles, under a mark that names nobody, so that they are given once.',
    ),
    kept: t('As long as we give free profiles.'),
    onDeletion: t('Stays. We can tell whose it is only when the same person or company comes back.'),
  })),
  row(['rateLimits'], () => ({
    what: t('How often an account or a network address called us, and how many profiles an account looked at.'),
    kept: t('A minute; how many profiles an account looked at, a day.'),
    onDeletion: t('An account’s, deleted at once; a network address’s, within that minute.'),
  })),
  row(['outbox'], () => ({
    what: t('Mails on their way. Of those that were sent: which kind, and when.'),
    kept: t(
      'What a mail says, until it is sent, or comes too late for what it tells; of one that could not be delivered, {days, plural, one {# day} other {# days}}.',
      { days: FAILED_MAIL_KEPT_DAYS },
    ),
    onDeletion: t('Those to you, and those that name you, are gone at once.'),
  })),
  row(['notifications'], () => ({
    what: t('What you were told on the page, and when you read it.'),
    kept: t('{days, plural, one {# day} other {# days}}.', { days: NOTIFICATION_KEPT_DAYS }),
    onDeletion: t('Yours, and those to others that name you, are gone at once.'),
  })),
  row(['newsletterSubscribers'], () => ({
    what: t('Name and address of newsletter subscribers.'),
    kept: t(
      'Until you unsubscribe, and {days, plural, one {# day} other {# days}} after that, or after we asked in vain to confirm the address.',
      {
        days: SUBSCRIPTION_KEPT_DAYS,
      },
    ),
    onDeletion: t('Deleted at once, also at the newsletter service.'),
  })),
  row(['eventCounts', 'cspViolations'], () => ({
    what: t('Counts of page views, and of what browsers refused to load.'),
    kept: t('Page views without end; refusals {days, plural, one {# day} other {# days}}.', {
      days: CSP_COUNTS_KEPT_DAYS,
    }),
    onDeletion: nobody(),
  })),
  row(
    [
      'categories',
      'catalogueChanges',
      'rateTables',
      'posts',
      'settings',
      'migrations',
      'jobs',
      'replicas',
      'shieldTurns',
    ],
    () => ({
      what: t('The catalogue of roles and skills, articles, settings.'),
      kept: t('Without end.'),
      onDeletion: nobody(),
    }),
  ),
];
