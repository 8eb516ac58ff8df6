import type { FormFieldBinding } from '@vela/design-system/form';
import { CitiesField } from '@vela/slice-parts/places';
import { type CitiesByCountry, citiesByCountry, citiesOf } from './places.js';

export interface CityFieldProps extends FormFieldBinding<CitiesByCountry> {
  readonly countries: readonly string[];
}

/** Cities as a role and a company's page keep them: by country, and no entry for anywhere in it. */
export const CityField = ({ countries, value, onChange, ...field }: CityFieldProps) => (
  <CitiesField
    {...field}
    countries={countries}
    value={citiesOf({ countries, countriesCities: value })}
    onChange={(cities) => onChange(citiesByCountry(countries, cities))}
  />
);
