export { COUNTRY_IDS, isCountryId, isInEu } from './ids.js';
export { countryBeginningWith, countryIdOf, countryName } from './names.js';
