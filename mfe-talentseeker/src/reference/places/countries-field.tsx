import { MultiAutocomplete } from '@vela/design-system/autocomplete';
import type { FormFieldBinding } from '@vela/design-system/form';
import { t } from '@vela/language';
import { useCountries } from '../countries.js';

export interface CountriesFieldProps extends FormFieldBinding<string[]> {
  /** Whether at least one must be chosen. */
  readonly required: boolean;
}

/** Countries of the list, any number of them. */
export function CountriesField({ value, onChange, required, ...field }: CountriesFieldProps) {
  const { data: countries = [], isPending, isError } = useCountries();
  return (
    <MultiAutocomplete
      {...field}
      label={t('Countries')}
      {...(required ? { required } : { optional: true })}
      placeholder={t('Type to search')}
      options={countries}
      loading={isPending}
      emptyText={isError ? t('The countries could not be loaded') : t('No country has this name')}
      value={value}
      onChange={(names) => onChange([...names])}
    />
  );
}
