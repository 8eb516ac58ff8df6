import type { MailName } from '@vela/contracts/constants';
import type { MailTemplate, MailValues } from '../writing/template.js';
import { accountEnds } from './account-ends.js';
import { accountRestored } from './account-restored.js';
import { accountSuspended } from './account-suspended.js';
import { companyChanged } from './company-changed.js';
import { companyPage, companyVerification } from './company-decision.js';
import { companyHandedOver } from './company-handed-over.js';
import { companyInvite } from './company-invite.js';
import { companyJoin } from './company-join.js';
import { confirmNewsletter } from './confirm-newsletter.js';
import { contactMessage } from './contact-message.js';
import { conversationEnded } from './conversation-ended.js';
import { counterAnswered } from './counter-answered.js';
import { creditNote } from './credit-note.js';
import { disputeLost, disputeOpened, disputeRefunded, disputeWon, inquiryOpened } from './disputes.js';
import { domainCode } from './domain-code.js';
import { hireBonus } from './hire-bonus.js';
import { hireConfirmedCompany, hireConfirmedTalent, hireConfirmedUninvoiced } from './hire-confirmed.js';
import { hireEndDismissed, hireEnded } from './hire-end.js';
import { hireRejected, hireRejectedTalent, hireRejectedUnreported } from './hire-rejected.js';
import { hireReported } from './hire-reported.js';
import { hireToldByTalent } from './hire-told-by-talent.js';
import { hireUndone } from './hire-undone.js';
import { invoice } from './invoice.js';
import { invoiceReminder } from './invoice-reminder.js';
import { joinAnswered } from './join-answered.js';
import { meetingOff, meetingSet, timesDeclined } from './meeting.js';
import { mentioned } from './mentioned.js';
import { newMessages } from './new-messages.js';
import { newsletterWelcome } from './newsletter-welcome.js';
import { paymentCase } from './payment-case.js';
import { paymentDiffers } from './payment-differs.js';
import { receipt, receiptRestored } from './receipt.js';
import { refundedOtherwise, refundFailed, refundMade } from './refunds.js';
import { requestAccepted } from './request-accepted.js';
import { requestClosed } from './request-closed.js';
import { requestCountered } from './request-countered.js';
import { requestReceived } from './request-received.js';
import { requestExpires, requestReminder } from './request-reminder.js';
import { requestWithdrawn } from './request-withdrawn.js';
import { roleInterest } from './role-interest.js';
import { savedSearchNews } from './saved-search-news.js';
import { scoreContestAnswered } from './score-contest-answered.js';
import { skillSuggestionAnswered } from './skill-suggestion-answered.js';
import { timesProposed } from './times-proposed.js';
import { vatAnswer } from './vat-answer.js';

/** Every mail of the product by its name. A new one is a file beside these and a line here. */
export const MAIL_TEMPLATES = {
  accountEnds,
  accountRestored,
  accountSuspended,
  companyInvite,
  companyPage,
  companyVerification,
  companyJoin,
  companyChanged,
  companyHandedOver,
  confirmNewsletter,
  contactMessage,
  conversationEnded,
  counterAnswered,
  creditNote,
  disputeLost,
  disputeOpened,
  disputeRefunded,
  disputeWon,
  domainCode,
  hireBonus,
  hireConfirmedCompany,
  hireConfirmedTalent,
  hireConfirmedUninvoiced,
  hireEndDismissed,
  hireEnded,
  hireRejected,
  hireRejectedTalent,
  hireRejectedUnreported,
  hireReported,
  hireToldByTalent,
  hireUndone,
  inquiryOpened,
  invoice,
  invoiceReminder,
  joinAnswered,
  meetingOff,
  meetingSet,
  mentioned,
  newMessages,
  newsletterWelcome,
  paymentCase,
  paymentDiffers,
  receipt,
  receiptRestored,
  refundFailed,
  refundedOtherwise,
  refundMade,
  requestAccepted,
  requestClosed,
  requestCountered,
  requestExpires,
  requestReceived,
  requestReminder,
  requestWithdrawn,
  savedSearchNews,
  roleInterest,
  scoreContestAnswered,
  skillSuggestionAnswered,
  timesDeclined,
  timesProposed,
  vatAnswer,
} as const satisfies Readonly<Record<MailName, MailTemplate<string>>>;

/** What fills one template. */
export type ValuesOf<Name extends MailName> =
  (typeof MAIL_TEMPLATES)[Name] extends MailTemplate<infer Key> ? MailValues<Key> : never;

/** What counts one mail; null for one that nobody else causes. */
export type BudgetOf<Name extends MailName> = (typeof MAIL_TEMPLATES)[Name]['budget'];

export const isMailName = (name: string): name is MailName => Object.hasOwn(MAIL_TEMPLATES, name);
