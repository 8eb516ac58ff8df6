export { emptyBalance, balanceOf, type Account, type Balance, type LedgerKind, type Movement } from './balance.js';
export { checkBalances } from './check-balances.js';
export { expireLaunchOffers, grantFreeProfiles, runningLaunchOffer } from './grants.js';
export { InsufficientBalance, post, recomputeBalance, type Posting } from './post.js';
export { chooseReservation, consume, release, reserve, type Reservation } from './reservation.js';
