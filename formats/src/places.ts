import { locale, localeOf, SOURCE_LANGUAGE } from '@vela/language';
import { countryNameIn } from '@vela/market/countries';

/** Cities by country; none where any place in the country will do. */
export type Places = Readonly<Record<string, readonly string[]>>;

/** One place; without a city, anywhere in the country. */
export interface Place {
  readonly country: string;
  readonly city: string | null;
}

/**
 * @param country its English name, as profiles and roles keep it
 * @returns what it is called in the language at hand; unchanged where no country is called so
 */
export const countryText = (country: string): string =>
  locale() === localeOf(SOURCE_LANGUAGE) ? country : countryNameIn(country, locale());

/** @returns 'Göteborg, Sweden', or the country alone */
export const placeText = ({ city, country }: Place): string =>
  city === null ? countryText(country) : `${city}, ${countryText(country)}`;

/** @returns the first city with its country, the country alone where no city was named, null for no place */
export function firstPlaceText(countriesCities: Places): string | null {
  const [first] = Object.entries(countriesCities);
  if (first === undefined) return null;
  const [country, [city]] = first;
  return placeText({ country, city: city ?? null });
}
