import { Autocomplete, type AutocompleteProps } from '@vela/design-system/autocomplete';
import { countryText } from '@vela/formats';
import { locale, t } from '@vela/language';
import { COUNTRY_IDS, countryBeginningWith, countryIdOf, countryName } from '@vela/market/countries';

const options = () =>
  COUNTRY_IDS.map((id) => ({ value: id, label: countryText(countryName(id)) })).sort((one, other) =>
    one.label.localeCompare(other.label, locale()),
  );

/** @returns the id of the country that typed words mean, or the words, for the form to ask back */
const countryTyped = (words: string): string => countryIdOf(words) ?? countryBeginningWith(words) ?? words;

export interface CountryFieldProps extends Omit<AutocompleteProps, 'label' | 'options' | 'value' | 'onChange'> {
  /** A country's id, or words that mean no country. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The company's country: taken from the list, or understood from what was typed by the time the field is left. */
export const CountryField = ({ value, onChange, ...field }: CountryFieldProps) => (
  <Autocomplete
    {...field}
    label={t('Country')}
    required
    options={options()}
    freeText
    value={value === '' ? null : value}
    onChange={(words) => onChange(words === null ? '' : countryTyped(words))}
  />
);
