export { taxed, type TaxedPrice, VAT_AT_HOME, VAT_PERCENT_SWEDEN, vatOreOf, type VatRate } from './price.js';
export {
  expectedVatRateOf,
  knownVatRateOf,
  type TaxedCompany,
  UnknownCountryError,
  validVatNumberOf,
  type VatCheck,
  vatRateOf,
} from './rate.js';
export {
  askedNumber,
  type DatedVatAnswer,
  VAT_ANSWER_MS,
  VAT_RETRY_MS,
  vatAnswerIsDue,
  type VatQuestion,
  vatQuestionOf,
} from './register.js';
