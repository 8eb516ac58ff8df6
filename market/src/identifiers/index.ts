export { compactOf, type ReadNumber, saysNone } from './number-rule.js';
export { readOrganizationNumber } from './organization-numbers.js';
export { hasVatNumberRule, readVatNumber } from './vat-numbers.js';
