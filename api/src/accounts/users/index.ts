export { accountOf, loadCaller } from './caller.js';
export { cleanStoredNames } from './clean-names.js';
export { fillSearchKeys } from './fill-search-keys.js';
export { nameOfUser } from './name-of-user.js';
export { pictureUrlOf } from './picture-url.js';
export { giveReferralCodes, newReferralCode, referralCodeOf } from './referral-code.js';
export { userHandlers } from './routes.js';
export { searchKeysOf } from './search-keys.js';
