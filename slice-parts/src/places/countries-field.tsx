import { MultiAutocomplete } from '@vela/design-system/autocomplete';
import type { FormFieldBinding } from '@vela/design-system/form';
import { countryText } from '@vela/formats';
import { t } from '@vela/language';
import { useCountries } from '../reference/index.js';

export interface CountriesFieldProps extends Partial<Omit<FormFieldBinding<unknown>, 'value' | 'onChange'>> {
  readonly value: readonly string[];
  readonly onChange: (names: string[]) => void;
  /** Whether at least one must be chosen. */
  readonly required: boolean;
}

/** Countries of the list, any number of them. */
export function CountriesField({ value, onChange, required, ...field }: CountriesFieldProps) {
  const { data: countries = [], isPending, isError } = useCountries();
  // A kept choice that the list does not have is shown all the same.
  const missing = value.filter((name) => countries.every((country) => country.value !== name));
  return (
    <MultiAutocomplete
      {...field}
      label={t('Countries')}
      {...(required ? { required } : { optional: true })}
      placeholder={t('Type to search')}
      options={[...countries, ...missing.map((name) => ({ value: name, label: countryText(name) }))]}
      loading={isPending}
      emptyText={isError ? t('The countries could not be loaded') : t('No country has this name')}
      value={value}
      onChange={(names) => onChange([...names])}
    />
  );
}
