export { balanceOf, type Movement } from './balance.js';
export { checkBalances } from './check-balances.js';
export { figuresOfDisputes } from './figures-of-disputes.js';
export { expireLaunchOffers, grantFreeProfiles, runningLaunchOffer } from './grants.js';
export { InsufficientBalance, post, type Posting, recomputeBalance } from './post.js';
export { pricedTalentOf, requestCostOf } from './request-cost.js';
export { consume, release, reserve } from './reservation.js';
export { ledgerHandlers } from './routes.js';
