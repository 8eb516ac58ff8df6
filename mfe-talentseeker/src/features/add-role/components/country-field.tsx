import { MultiAutocomplete } from '@vela/design-system/autocomplete';
import type { FormFieldBinding } from '@vela/design-system/form';
import { useCountries } from '../../../reference/countries.js';

/** The countries in which the role may be filled. */
export function CountryField({ value, onChange, ...field }: FormFieldBinding<string[]>) {
  const { data: countries = [], isPending, isError } = useCountries();
  return (
    <MultiAutocomplete
      {...field}
      label="Countries"
      required
      placeholder="Type to search"
      options={countries.map((name) => ({ value: name, label: name }))}
      loading={isPending}
      emptyText={isError ? 'The countries could not be loaded' : 'No country has this name'}
      value={value}
      onChange={(names) => onChange([...names])}
    />
  );
}
