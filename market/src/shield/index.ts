export { coreOfName, NAME_PART_MIN, nameEndingsOf, namePartsOf, tellingWords } from './names.js';
export { ROLES_FOLLOW_AFTER_DAYS, rolesFollow, shieldsLastRead } from './roles.js';
export { domainKey, domainKeysOf, isShielded, type Shield, type ShieldedCompany } from './shield.js';
