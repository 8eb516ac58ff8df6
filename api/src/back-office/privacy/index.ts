export { eraseAccount, type EraseNeeds, type ErasureReason } from './erase.js';
export { forgetNotesOfLeavers, forgetReasonsOfLeavers } from './migrate-reasons.js';
export { forgetScoresOfLeavers } from './migrate-scores.js';
export { type StopNeeds, stopWhereNobodyActs } from './nobody-acts.js';
export { endInactiveAccounts, forgetWarnings } from './retention.js';
export { privacyHandlers } from './routes.js';
