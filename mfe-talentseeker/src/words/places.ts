type Places = Readonly<Record<string, readonly string[]>>;

/** @returns the first city with its country, the country alone where no city was named, null for no place */
export function firstPlaceText(countriesCities: Places): string | null {
  const [first] = Object.entries(countriesCities);
  if (first === undefined) return null;
  const [country, [city]] = first;
  return city === undefined ? country : `${city}, ${country}`;
}

/** @returns every place in a line: 'Göteborg, Malmö (Sweden), Norway' */
export const placesText = (countriesCities: Places): string =>
  Object.entries(countriesCities)
    .map(([country, cities]) => (cities.length === 0 ? country : `${cities.join(', ')} (${country})`))
    .join(', ');
