export { dueOreOf, overpaidOreOf, type Settlement } from './amounts-due.js';
export { creditedPart } from './credit.js';
export { documentLanguageOf } from './language.js';
export { printedNumber, readPrintedNumber } from './numbers.js';
export { paymentCodeOf } from './payment-code.js';
export { isBankgiro, isIban, luhnDigitOf, passesLuhn, paymentReferenceOf } from './payment-reference.js';
