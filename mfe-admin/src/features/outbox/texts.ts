import type { MailName, OutboxKind } from '@vela/contracts/constants';
import type { AdminMessage } from '@vela/contracts/schemas';
import { t, texts } from '@vela/language';
import { wordsOf } from '../../texts/texts.js';

/** What is owed. */
export const OUTBOX_KIND_TEXTS: Readonly<Record<OutboxKind, string>> = texts({
  mail: 'Mail',
  newsletterSubscription: 'Subscription to the newsletter',
  newsletterUnsubscription: 'End of a subscription to the newsletter',
});

/** Which mail it is. */
export const MAIL_TEXTS: Readonly<Record<MailName, string>> = texts({
  accountEnds: 'An unused account ends',
  accountRestored: 'A suspension is lifted',
  accountSuspended: 'An account is suspended',
  companyInvite: 'Invitation to a company',
  companyPage: 'Decision about a company page',
  companyVerification: 'Decision about a company',
  companyJoin: 'Somebody asks to join',
  companyChanged: 'Company details changed',
  companyHandedOver: 'Company passed on to a colleague',
  confirmNewsletter: 'Confirm the newsletter',
  contactMessage: 'Message from the contact form',
  conversationEnded: 'A conversation was ended',
  counterAnswered: 'Answer to a counter-offer',
  creditNote: 'Credit note',
  disputeLost: 'Dispute lost',
  disputeOpened: 'Dispute opened',
  disputeRefunded: 'Dispute ended by a refund',
  disputeWon: 'Dispute won',
  domainCode: 'Code for a domain',
  hireBonus: 'Bonus of a hire',
  hireConfirmedCompany: 'Hire confirmed, to the company',
  hireConfirmedTalent: 'Hire confirmed, to the talent',
  hireConfirmedUninvoiced: 'Hire confirmed, to a company without a country',
  hireEndDismissed: 'End of a contract not confirmed',
  hireEnded: 'End of a contract confirmed',
  hireRejected: 'Hire rejected',
  hireRejectedTalent: 'Hire rejected, to the talent',
  hireRejectedUnreported: 'Hire rejected, to a company that had not reported it',
  hireReported: 'Hire reported',
  hireToldByTalent: 'Hire told of by the talent',
  hireUndone: 'Hire undone',
  inquiryOpened: 'A bank asks about a payment',
  invoice: 'Invoice',
  invoiceReminder: 'Reminder of an invoice',
  joinAnswered: 'Answer to somebody who asked to join',
  meetingOff: 'Meeting cancelled',
  meetingSet: 'Meeting set',
  mentioned: 'Mentioned in a comment',
  newMessages: 'New messages',
  newsletterWelcome: 'Welcome to the newsletter',
  paymentCase: 'A payment case for Vela',
  paymentDiffers: 'A payment of another amount',
  receipt: 'Receipt',
  receiptRestored: 'Receipt of a payment that came back',
  refundFailed: 'Refund failed',
  refundedOtherwise: 'Refund paid another way',
  refundMade: 'Refund made',
  requestAccepted: 'Request accepted',
  requestClosed: 'Request closed',
  requestCountered: 'Counter-offer to a request',
  requestExpires: 'Request about to expire',
  requestReceived: 'New request',
  requestReminder: 'Reminder of a request',
  requestWithdrawn: 'Request withdrawn',
  savedSearchNews: 'New people for a saved search',
  roleInterest: 'Interest in a role',
  scoreContestAnswered: 'Contested score answered',
  skillSuggestionAnswered: 'Suggested skill answered',
  timesDeclined: 'Proposed times declined',
  timesProposed: 'Times to meet proposed',
  vatAnswer: 'Answer about a VAT number',
});

/** @returns what is owed in words, such as 'Mail: New request' */
export const messageText = ({ kind, template }: Pick<AdminMessage, 'kind' | 'template'>): string =>
  template === null
    ? wordsOf(OUTBOX_KIND_TEXTS, kind)
    : t('{kind}: {which}', { kind: wordsOf(OUTBOX_KIND_TEXTS, kind), which: wordsOf(MAIL_TEXTS, template) });
