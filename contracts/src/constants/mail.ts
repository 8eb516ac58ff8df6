import { texts } from '@vela/language';
import type { UserType } from './market.js';

/**
 * Mails that a person can switch off, one kind at a time. Those without a kind (a confirmation that was asked for, an
 * invitation, a receipt) are always sent.
 */
export const MAIL_KINDS = [
  'requests',
  'requestReminders',
  'requestOutcomes',
  'requestAnswers',
  'messages',
  'savedSearches',
  'roleInterest',
  'skillSuggestions',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Where a kind of news is told: by mail, or in the list of notifications. */
export const NEWS_CHANNELS = ['mail', 'page'] as const;
export type NewsChannel = (typeof NEWS_CHANNELS)[number];

/** What each kind is called where people choose. */
export const MAIL_KIND_TITLES: Readonly<Record<MailKind, string>> = texts({
  requests: 'New connection requests',
  requestReminders: 'Reminders before a request expires',
  requestOutcomes: 'Answers to what you asked, and requests taken back',
  requestAnswers: 'Answers to requests that you sent',
  messages: 'What waits for you in conversations',
  savedSearches: 'New people for your saved searches',
  roleInterest: 'Interest of talent in your roles',
  skillSuggestions: 'Answers to skills that you suggested',
});

/** Whose mails each kind is: people choose among those of the roles that they hold. */
export const MAIL_KIND_READERS: Readonly<Record<MailKind, readonly UserType[]>> = {
  requests: ['jobSeeker'],
  requestReminders: ['jobSeeker'],
  requestOutcomes: ['jobSeeker'],
  requestAnswers: ['talentSeeker'],
  messages: ['jobSeeker', 'talentSeeker'],
  savedSearches: ['talentSeeker'],
  roleInterest: ['talentSeeker'],
  skillSuggestions: ['jobSeeker', 'talentSeeker'],
};

/** Days that the link works by which a subscription to the newsletter is confirmed; the mail says a week. */
export const NEWSLETTER_LINK_DAYS = 7;

/** Longest message of the contact form. */
export const CONTACT_MESSAGE_MAX = 4000;

/** Every mail that is sent. */
export const MAIL_NAMES = [
  'accountEnds',
  'accountRestored',
  'accountSuspended',
  'companyInvite',
  'companyPage',
  'companyVerification',
  'companyJoin',
  'companyChanged',
  'companyHandedOver',
  'confirmNewsletter',
  'contactMessage',
  'conversationEnded',
  'counterAnswered',
  'creditNote',
  'disputeLost',
  'disputeOpened',
  'disputeRefunded',
  'disputeWon',
  'domainCode',
  'hireBonus',
  'hireConfirmedCompany',
  'hireConfirmedTalent',
  'hireConfirmedUninvoiced',
  'hireEndDismissed',
  'hireEnded',
  'hireRejected',
  'hireRejectedTalent',
  'hireRejectedUnreported',
  'hireReported',
  'hireToldByTalent',
  'hireUndone',
  'inquiryOpened',
  'invoice',
  'invoiceReminder',
  'joinAnswered',
  'meetingOff',
  'meetingSet',
  'mentioned',
  'newMessages',
  'newsletterWelcome',
  'paymentCase',
  'paymentDiffers',
  'receipt',
  'receiptRestored',
  'refundFailed',
  'refundedOtherwise',
  'refundMade',
  'requestAccepted',
  'requestClosed',
  'requestCountered',
  'requestExpires',
  'requestReceived',
  'requestReminder',
  'requestWithdrawn',
  'savedSearchNews',
  'roleInterest',
  'scoreContestAnswered',
  'skillSuggestionAnswered',
  'timesDeclined',
  'timesProposed',
  'vatAnswer',
] as const;
export type MailName = (typeof MAIL_NAMES)[number];

/** What is owed to the outside. */
export const OUTBOX_KINDS = ['mail', 'newsletterSubscription', 'newsletterUnsubscription'] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];
