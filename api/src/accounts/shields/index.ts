export { companyKeysOf } from './company-keys.js';
export { companiesKeptAway, keepAway } from './keep-away.js';
export { fillShields } from './migrate-shields.js';
