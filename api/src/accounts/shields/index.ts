export { companyKeysOf } from './company-keys.js';
export { keysOfDomain } from './employer-keys.js';
export { keepAway } from './keep-away.js';
export { fillMetCompanies, forgetMetCompanies } from './migrate-met-companies.js';
export { readShieldedDomains } from './migrate-shielded-domains.js';
export { fillShields } from './migrate-shields.js';
export { hideAsLeft, raiseShield, shieldFrom, takeShieldDown } from './raise.js';
export type { Ties } from './ties.js';
