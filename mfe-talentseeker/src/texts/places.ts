import { countryText, type Places } from '@vela/formats';

/** @returns every place in a line: 'Göteborg, Malmö (Sweden), Norway' */
export const placesText = (countriesCities: Places): string =>
  Object.entries(countriesCities)
    .map(([country, cities]) =>
      cities.length === 0 ? countryText(country) : `${cities.join(', ')} (${countryText(country)})`,
    )
    .join(', ');
