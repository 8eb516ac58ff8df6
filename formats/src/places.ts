import { listed, locale, localeOf, SOURCE_LANGUAGE } from '@vela/language';
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

/** @returns where a company is, '' where it said nothing */
export const companyPlaceText = ({ city, country }: { readonly city: string; readonly country: string }): string =>
  country === '' ? city : placeText({ city: city === '' ? null : city, country });

/** @returns every place in a line: 'Göteborg, Sweden' for one, else 'Göteborg, Malmö (Sweden) or Norway', '' for none */
export function placesText(places: Places, last: 'and' | 'or'): string {
  const countries = Object.entries(places);
  const [[country, cities] = ['', []], ...others] = countries;
  if (others.length === 0 && cities.length === 1) return placeText({ country, city: cities[0] ?? null });
  return listed(
    countries.map(([name, named]) =>
      named.length === 0 ? countryText(name) : `${listed(named)} (${countryText(name)})`,
    ),
    last,
  );
}

/** @param names as a request keeps them, such as 'Malmö, Sweden' and 'Norway' */
export function placesOfNames(names: readonly string[]): Places {
  const places: Record<string, string[]> = {};
  for (const name of names) {
    const comma = name.lastIndexOf(', ');
    const country = comma < 0 ? name : name.slice(comma + 2);
    places[country] = [...(places[country] ?? []), ...(comma < 0 ? [] : [name.slice(0, comma)])];
  }
  return places;
}

/** @returns the first city with its country, the country alone where no city was named, null for no place */
export function firstPlaceText(countriesCities: Places): string | null {
  const [first] = Object.entries(countriesCities);
  if (first === undefined) return null;
  const [country, [city]] = first;
  return placeText({ country, city: city ?? null });
}
