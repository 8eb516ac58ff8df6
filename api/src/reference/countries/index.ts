import type { Config } from '../../config/index.js';
import type { Clock } from '../../platform/clock/index.js';
import type { Log } from '../../platform/observability/index.js';
import { fallingBack } from './fallback.js';
import { createLiveService } from './live-service.js';
import { snapshot } from './snapshot.js';
import type { CountriesSource } from './source.js';

export { cleanStoredPlaces } from './clean-places.js';
export { listedCountries, listedCountry, type ListedPlaces, listedPlaces } from './listed.js';
export { nearbyOf } from './nearby.js';
export { countriesHandlers } from './routes.js';
export { citiesIn, COUNTRY_NAMES } from './snapshot.js';
export type { CountriesSource } from './source.js';

/** The configured source: the bundled snapshot, behind a live service where `COUNTRIES_URL` names one. */
export const createCountriesSource = (
  { countriesUrl }: Pick<Config, 'countriesUrl'>,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): CountriesSource =>
  countriesUrl === null ? snapshot : fallingBack(createLiveService(countriesUrl), snapshot, { clock, log });
export { placesOf } from './places.js';
