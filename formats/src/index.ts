export { daysLeftText, daysText, monthsText, profilesText, tokensText, yearsRangeText, yearsText } from './counts.js';
export { csvText } from './csv.js';
export { documentAmount, type DocumentSheet, documentSheet, type Fact } from './documents/sheet.js';
export { DOCUMENT_TEXTS } from './documents/texts.js';
export { listed } from './lists.js';
export { exactOreText, groupedNumber, oreText, sekText } from './money.js';
export {
  type OfferedPay,
  payBasisText,
  payPerPeriodText,
  payText,
  periodText,
  salaryRangeText,
  type StatedPay,
} from './pay.js';
export { countryText, firstPlaceText, type Place, type Places, placeText } from './places.js';
export { type PayReader, ratesText, shownOffer, shownOfferText, shownPay } from './shown-pay.js';
export { changeText, LEDGER_ACCOUNT_TEXTS, LEDGER_KIND_TEXTS, statementColumns } from './statement.js';
export {
  chosenSetups,
  type Employment,
  EMPLOYMENT_TITLES,
  employmentTexts,
  percentText,
  SETUP_TITLES,
} from './work.js';
