/** Cities by country; none where any place in the country will do. */
export type Places = Readonly<Record<string, readonly string[]>>;

/** @returns the first city with its country, the country alone where no city was named, null for no place */
export function firstPlaceText(countriesCities: Places): string | null {
  const [first] = Object.entries(countriesCities);
  if (first === undefined) return null;
  const [country, [city]] = first;
  return city === undefined ? country : `${city}, ${country}`;
}
