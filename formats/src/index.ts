export { agreementText } from './agreement.js';
export { askedPay, askedPayText } from './asked-pay.js';
export { counterOfferText, offeredText } from './counter-offer.js';
export { daysLeftText, daysText, monthsText, profilesText, tokensText, yearsRangeText, yearsText } from './counts.js';
export { csvText, spreadsheetText } from './csv.js';
export { documentAmount, documentSheet, soldText } from './documents/sheet.js';
export { creditReasonText, DOCUMENT_LABELS, dueLabel, vatReasonText } from './documents/texts.js';
export { levelText } from './levels.js';
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
export {
  companyPlaceText,
  countryText,
  firstPlaceText,
  type Place,
  type Places,
  placesOfNames,
  placesText,
  placeText,
} from './places.js';
export { ratesAgeText } from './rates-age.js';
export { reservationText } from './request-cost.js';
export { type PayReader, ratesText, shownOffer, shownOfferText, shownPay } from './shown-pay.js';
export { LEDGER_ACCOUNT_TEXTS, LEDGER_KIND_TEXTS, statementColumns } from './statement.js';
export { type MetProfile, whereMetText, whereProfileIsMet } from './where-met.js';
export {
  chosenSetups,
  desiredRoleText,
  type Employment,
  EMPLOYMENT_TITLES,
  employmentText,
  employmentTexts,
  profileAvailabilityText,
  SETUP_CHOICES,
  SETUP_ORDER,
  SETUP_TITLES,
  setupText,
  startText,
} from './work.js';
