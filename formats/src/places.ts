/** Cities by country; none where any place in the country will do. */
export type Places = Readonly<Record<string, readonly string[]>>;

/** One place; without a city, anywhere in the country. */
export interface Place {
  readonly country: string;
  readonly city: string | null;
}

/** @returns 'Göteborg, Sweden', or the country alone */
export const placeText = ({ city, country }: Place): string => (city === null ? country : `${city}, ${country}`);

/** @returns the first city with its country, the country alone where no city was named, null for no place */
export function firstPlaceText(countriesCities: Places): string | null {
  const [first] = Object.entries(countriesCities);
  if (first === undefined) return null;
  const [country, [city]] = first;
  return placeText({ country, city: city ?? null });
}
