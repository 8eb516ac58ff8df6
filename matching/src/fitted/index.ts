export { payInRolesTerms, type StatedAmounts } from './pay.js';
export { type FittingPlace, fittingPlace } from './place.js';
