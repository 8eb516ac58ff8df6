export { COUNTRY_IDS, isCountryId, isInEu } from './ids.js';
export { countryAliases, countryBeginningWith, countryIdOf, countryName, countryNameIn } from './names.js';
