export { PayCurrencyChoice } from './pay-currency-choice.js';
export { usePayReader } from './use-pay-reader.js';
export { useRates } from './use-rates.js';
