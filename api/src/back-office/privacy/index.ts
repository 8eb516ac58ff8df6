export { eraseAccount, type EraseNeeds, type ErasureReason } from './erase.js';
export { endInactiveAccounts } from './retention.js';
export { privacyHandlers } from './routes.js';
