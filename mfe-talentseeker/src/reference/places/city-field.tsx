import { useMemo } from 'react';
import { CITY_OPTIONS_MAX } from '@vela/contracts/constants';
import { MultiAutocomplete } from '@vela/design-system/autocomplete';
import type { FormFieldBinding } from '@vela/design-system/form';
import { countryText } from '@vela/formats';
import { listed, t } from '@vela/language';
import { cityOfValue, cityOptions, cityValue } from './city-options.js';
import { useCitiesOf } from './list-cities.js';
import { type CitiesByCountry, citiesByCountry, citiesOf } from './places.js';

export interface CityFieldProps extends FormFieldBinding<CitiesByCountry> {
  readonly countries: readonly string[];
}

/** Any number of cities in the chosen countries, grouped by country. */
export function CityField({ countries, value, onChange, ...field }: CityFieldProps) {
  const { groups, pending, failed } = useCitiesOf(countries);
  const options = useMemo(() => cityOptions(groups, CITY_OPTIONS_MAX), [groups]);
  const chosen = citiesOf({ countries, countriesCities: value });
  // A kept choice is shown by its name before its country's cities have come.
  const missing = chosen.filter((city) => !options.some((option) => option.value === cityValue(city)));
  return (
    <MultiAutocomplete
      {...field}
      label={t('Cities')}
      optional
      disabled={countries.length === 0}
      placeholder={countries.length === 0 ? t('Choose a country first') : t('Anywhere in the chosen countries')}
      hint={
        failed.length > 0
          ? t('The cities of {countries} could not be loaded.', { countries: listed(failed.map(countryText), 'and') })
          : undefined
      }
      limit={CITY_OPTIONS_MAX}
      options={[
        ...missing.map((city) => ({ value: cityValue(city), label: city.name, group: countryText(city.country) })),
        ...options,
      ]}
      loading={pending}
      emptyText={t('No city has this name')}
      value={chosen.map(cityValue)}
      onChange={(values) => onChange(citiesByCountry(countries, values.map(cityOfValue)))}
    />
  );
}
