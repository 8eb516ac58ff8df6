export { CitiesField } from './cities-field.js';
export type { City } from './city-options.js';
export { CountriesField } from './countries-field.js';
