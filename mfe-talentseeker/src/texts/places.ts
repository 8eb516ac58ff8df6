import type { Places } from '@vela/formats';
import { locale, SOURCE_LANGUAGE, tongueAtHand } from '@vela/language';
import { countryIdOf, countryName } from '@vela/market/countries';

/**
 * @param name of a country as lists and profiles keep it, in English
 * @returns it in the language at hand; as it is where no country is called so
 */
export const shownCountry = (name: string): string =>
  tongueAtHand() === SOURCE_LANGUAGE ? name : countryName(countryIdOf(name) ?? '', locale()) || name;

/** @returns every place in a line: 'Göteborg, Malmö (Sweden), Norway' */
export const placesText = (countriesCities: Places): string =>
  Object.entries(countriesCities)
    .map(([country, cities]) =>
      cities.length === 0 ? shownCountry(country) : `${cities.join(', ')} (${shownCountry(country)})`,
    )
    .join(', ');
