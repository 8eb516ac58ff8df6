export { COUNTRY_IDS, isCountryId, isInEu } from './ids.js';
export {
  countryAliases,
  countryBeginningWith,
  countryIdOf,
  countryName,
  countryNameAtHand,
  countryNameIn,
} from './names.js';
