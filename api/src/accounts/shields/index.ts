export { companyKeysOf, companyWordsOf } from './company-keys.js';
export { asRolesFollow, forgetFormerShields } from './former.js';
export { keepAway, settle } from './keep-away.js';
export { readKeysAnew, readKeysAsBefore } from './migrate-keys.js';
export { fillMetCompanies, forgetMetCompanies } from './migrate-met-companies.js';
export { fillShields } from './migrate-shields.js';
export { dropShield, hideAsLeft, raiseShield, shieldFrom, takeShieldDown } from './raise.js';
export type { Ties } from './ties.js';
