export { coreOfName, NAME_PART_MIN, nameEndingsOf, namePartsOf, tellingWords } from './names.js';
export { domainKey, domainKeysOf, isShielded, type Shield, type ShieldedCompany } from './shield.js';
