import { useMemo } from 'react';
import { CITY_OPTIONS_MAX } from '@vela/contracts/constants';
import { MultiAutocomplete } from '@vela/design-system/autocomplete';
import type { FormFieldBinding } from '@vela/design-system/form';
import { countryText } from '@vela/formats';
import { listed, t } from '@vela/language';
import { type City, cityOfValue, cityOptions, cityValue } from './city-options.js';
import { useCitiesOf } from './list-cities.js';

export interface CitiesFieldProps extends Partial<Omit<FormFieldBinding<unknown>, 'value' | 'onChange'>> {
  readonly countries: readonly string[];
  readonly value: readonly City[];
  readonly onChange: (cities: City[]) => void;
  /** What to know while all is well. */
  readonly hint?: string;
}

/** Any number of cities in the chosen countries, grouped by country. */
export function CitiesField({ countries, value, onChange, hint, ...field }: CitiesFieldProps) {
  const { groups, pending, failed } = useCitiesOf(countries);
  const options = useMemo(() => cityOptions(groups, CITY_OPTIONS_MAX), [groups]);
  // A kept choice is shown by its name before its country's cities have come.
  const missing = value.filter((city) => !options.some((option) => option.value === cityValue(city)));
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
          : hint
      }
      limit={CITY_OPTIONS_MAX}
      options={[
        ...missing.map((city) => ({ value: cityValue(city), label: city.name, group: countryText(city.country) })),
        ...options,
      ]}
      loading={pending}
      emptyText={t('No city has this name')}
      value={value.map(cityValue)}
      onChange={(values) => onChange(values.map(cityOfValue))}
    />
  );
}
