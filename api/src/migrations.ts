import { countriesToIds } from './accounts/companies/index.js';
import { makeProfilesConsistent, withholdTellingTexts } from './accounts/job-seekers/index.js';
import { endOldSubscriptions } from './accounts/newsletter/index.js';
import { fillShields } from './accounts/shields/index.js';
import { fillSearchKeys, giveReferralCodes } from './accounts/users/index.js';
import type { Config } from './config/index.js';
import { reportsOfConversations } from './hiring/conversations/index.js';
import { asidesToMoves } from './hiring/desk/index.js';
import { keepDocuments } from './money/documents/index.js';
import { figuresOfDisputes, markGiven } from './money/ledger/index.js';
import { oneLivePurchase } from './money/subscriptions/index.js';
import type { Migration } from './platform/database/index.js';
import { cleanStoredPlaces } from './reference/countries/index.js';

/** Changes of what is stored, oldest first. Indexes need no entry: they follow from the models. */
export const MIGRATIONS: readonly Migration<Pick<Config, 'markSecrets' | 'seller'>>[] = [
  { name: '2026-11-21-search-keys-of-accounts', up: fillSearchKeys },
  { name: '2026-11-22-one-live-purchase', up: oneLivePurchase },
  { name: '2026-11-22-figures-of-disputes', up: figuresOfDisputes },
  { name: '2026-11-22-places-of-the-list', up: cleanStoredPlaces },
  { name: '2026-11-22-countries-of-companies', up: countriesToIds },
  { name: '2026-11-22-shields', up: fillShields },
  { name: '2026-11-22-documents-are-stored', up: keepDocuments },
  { name: '2026-11-22-texts-that-tell-are-withheld', up: withholdTellingTexts },
  { name: '2026-11-22-referral-codes', up: giveReferralCodes },
  { name: '2026-11-22-reports-of-conversations', up: reportsOfConversations },
  { name: '2026-11-22-subscriptions-that-ended', up: endOldSubscriptions },
  { name: '2026-11-22-free-profiles-given', up: markGiven },
  { name: '2026-11-22-profiles-without-contradictions', up: makeProfilesConsistent },
  { name: '2026-11-22-asides-are-moves', up: asidesToMoves },
];
