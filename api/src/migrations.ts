import {
  companiesPassToWhoCanAct,
  countriesToIds,
  fillCompanyWords,
  forgetCompanyWords,
  forgetNamesOfPlaceholders,
  invitationsHoldThroughTheirDay,
  invitationsNameAddresses,
} from './accounts/companies/index.js';
import { makeProfilesConsistent, refreshInitials, withholdTellingTexts } from './accounts/job-seekers/index.js';
import { endOldSubscriptions } from './accounts/newsletter/index.js';
import { dropOrderOfIds } from './accounts/notifications/index.js';
import {
  fillMetCompanies,
  fillShields,
  forgetMetCompanies,
  readKeysAnew,
  readKeysAsBefore,
} from './accounts/shields/index.js';
import { cleanStoredNames, fillSearchKeys, giveReferralCodes } from './accounts/users/index.js';
import { dropShortIndexes, fillPostWords, forgetPostWords } from './back-office/admin/index.js';
import { forgetNotesOfLeavers, forgetReasonsOfLeavers, forgetScoresOfLeavers } from './back-office/privacy/index.js';
import type { Config } from './config/index.js';
import {
  askedAsConversationsGoOn,
  endedConversationsMakeRoom,
  requestsHoldThroughTheirDay,
} from './hiring/connections/index.js';
import {
  oneReportEach,
  oneReportOfEachSide,
  reportsAfterClosing,
  reportsOfConversations,
} from './hiring/conversations/index.js';
import { asidesToMoves, movesToAsides } from './hiring/desk/index.js';
import { endedHiresMakeRoom } from './hiring/hires/index.js';
import { keepDocuments } from './money/documents/index.js';
import { figuresOfInvoices, forgetFiguresOfInvoices } from './money/invoices/index.js';
import { figuresOfDisputes, markGiven } from './money/ledger/index.js';
import { oneLivePurchase } from './money/subscriptions/index.js';
import type { Migration } from './platform/database/index.js';
import { waitingMailsAreWhole } from './platform/outbox/index.js';
import { cleanStoredPlaces } from './reference/countries/index.js';

/**
 * Changes of what is stored, oldest first, each with the way back of versions from before it. Indexes need no entry: they
 * follow from the models.
 */
export const MIGRATIONS: readonly Migration<Pick<Config, 'markSecrets' | 'seller'>>[] = [
  {
    name: '2026-11-21-search-keys-of-accounts',
    up: fillSearchKeys,
    back: { never: 'Keys of names that are changed meanwhile would stay those of the old names.' },
  },
  {
    name: '2026-11-22-one-live-purchase',
    up: oneLivePurchase,
    back: { never: 'Refunds and disputes of purchases would be read wrongly, and money with them.' },
  },
  {
    name: '2026-11-22-figures-of-disputes',
    up: figuresOfDisputes,
    back: { never: 'What is frozen or owed has no place in the balances of before.' },
  },
  {
    name: '2026-11-22-places-of-the-list',
    up: cleanStoredPlaces,
    back: { stays: 'Places of the list were read before too.' },
  },
  {
    name: '2026-11-22-countries-of-companies',
    up: countriesToIds,
    back: { never: 'Ids would stand on invoices in place of the countries’ names.' },
  },
  {
    name: '2026-11-22-shields',
    up: fillShields,
    back: { never: 'Talents would be shown to companies from which they hide.' },
  },
  {
    name: '2026-11-22-documents-are-stored',
    up: keepDocuments,
    back: { never: 'Invoices would be drawn anew, and differ from those that were sent.' },
  },
  {
    name: '2026-11-22-texts-that-tell-are-withheld',
    up: withholdTellingTexts,
    back: { never: 'Texts that tell who somebody is would be shown.' },
  },
  {
    name: '2026-11-22-referral-codes',
    up: giveReferralCodes,
    back: { stays: 'A code is shown as the words of a campaign are.' },
  },
  {
    name: '2026-11-22-reports-of-conversations',
    up: reportsOfConversations,
    back: { undo: oneReportEach },
  },
  {
    name: '2026-11-22-subscriptions-that-ended',
    up: endOldSubscriptions,
    back: { stays: 'The day on which one goes is not read, and the store goes by it alone.' },
  },
  {
    name: '2026-11-22-free-profiles-given',
    up: markGiven,
    back: { stays: 'The marks are not read.' },
  },
  {
    name: '2026-11-22-profiles-without-contradictions',
    up: makeProfilesConsistent,
    back: { stays: 'Such profiles were read before too.' },
  },
  { name: '2026-11-22-asides-are-moves', up: asidesToMoves, back: { undo: movesToAsides } },
  {
    name: '2026-11-27-shields-know-whom-they-met',
    up: fillMetCompanies,
    back: { undo: forgetMetCompanies },
  },
  {
    name: '2026-11-27-reasons-go-with-whom-they-are-about',
    up: forgetReasonsOfLeavers,
    back: { stays: 'Entries without a reason were read before too.' },
  },
  {
    name: '2026-11-28-requests-hold-through-their-day',
    up: requestsHoldThroughTheirDay,
    back: { stays: 'A request that ends some hours later is read as any other.' },
  },
  {
    name: '2026-11-28-invitations-hold-through-their-day',
    up: invitationsHoldThroughTheirDay,
    back: { stays: 'An invitation that ends some hours later is read as any other.' },
  },
  {
    name: '2026-11-28-reports-after-closing',
    up: reportsAfterClosing,
    back: { undo: oneReportOfEachSide },
  },
  {
    name: '2026-11-28-shields-read-names-as-they-look',
    up: readKeysAnew,
    back: { undo: readKeysAsBefore },
  },
  {
    name: '2026-11-29-placeholders-are-called-after-nobody',
    up: forgetNamesOfPlaceholders,
    back: { stays: 'A company without a name was shown as one before too.' },
  },
  {
    name: '2026-11-29-scores-go-with-whom-they-are-about',
    up: forgetScoresOfLeavers,
    back: {
      stays:
        'Requests of people who left are shown to nobody, and of a hire that somebody told of it is read as if they had not.',
    },
  },
  {
    name: '2026-11-29-notes-of-reports-go-with-whom-they-are-about',
    up: forgetNotesOfLeavers,
    back: { stays: 'Reports without a note were read before too.' },
  },
  {
    name: '2026-11-29-invoices-know-what-is-to-be-paid-back',
    up: figuresOfInvoices,
    back: { undo: forgetFiguresOfInvoices },
  },
  {
    name: '2026-11-29-lists-are-sorted-by-longer-indexes',
    up: dropShortIndexes,
    back: { stays: 'A version from before makes the shorter ones anew when it starts.' },
  },
  {
    name: '2026-11-29-hires-that-ended-make-room',
    up: endedHiresMakeRoom,
    back: { stays: 'That a hire stands in the way of another is asked when one is reported, and of nothing else.' },
  },
  {
    name: '2026-11-29-conversations-that-ended-make-room',
    up: endedConversationsMakeRoom,
    back: { undo: askedAsConversationsGoOn },
  },
  {
    name: '2026-11-29-notifications-are-in-the-order-of-time',
    up: dropOrderOfIds,
    back: { stays: 'A version from before makes the index by ids anew when it starts.' },
  },
  {
    name: '2026-11-29-companies-pass-to-who-can-act',
    up: companiesPassToWhoCanAct,
    back: { stays: 'Whoever owns a company may hand it over, in a version from before as well.' },
  },
  {
    name: '2026-11-30-people-are-found-by-letters-of-any-keyboard',
    up: fillSearchKeys,
    back: {
      stays:
        'Somebody with an ø or a ł in their name is found by that letter again once they sign in, and by “o” or “l” until then.',
    },
  },
  {
    name: '2026-11-30-companies-are-found-by-their-words',
    up: fillCompanyWords,
    back: { undo: forgetCompanyWords },
  },
  {
    name: '2026-11-30-posts-are-found-by-their-words',
    up: fillPostWords,
    back: { undo: forgetPostWords },
  },
  {
    name: '2026-11-30-names-show-and-run-as-they-are-read',
    up: cleanStoredNames,
    back: { stays: 'Such names were read before too.' },
  },
  {
    name: '2026-11-30-initials-are-no-whole-names',
    up: refreshInitials,
    back: { stays: 'Initials are shown as they are stored, in a version from before as well.' },
  },
  {
    name: '2026-11-30-names-in-every-script-are-withheld',
    up: withholdTellingTexts,
    back: { stays: 'Texts that are withheld are kept from recruiters in a version from before as well.' },
  },
  {
    name: '2026-11-30-invitations-name-addresses',
    up: invitationsNameAddresses,
    back: { stays: 'An address without anything around it was read before too.' },
  },
  {
    name: '2026-11-30-waiting-mails-are-whole',
    up: waitingMailsAreWhole,
    back: { stays: 'A version from before does not look at a value that its mails do not have.' },
  },
];
