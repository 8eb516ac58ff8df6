import { t } from '@vela/language';
import { CitiesField, CountriesField } from '@vela/slice-parts/places';
import { citiesOf, type CountriesCities, withCities, withCountries } from '../places.js';

export interface PlacesFieldsProps {
  readonly value: CountriesCities;
  readonly onChange: (places: CountriesCities) => void;
  readonly error: string | undefined;
}

/** The countries in which a talent can work, and the cities for who wants certain ones only. */
export function PlacesFields({ value, onChange, error }: PlacesFieldsProps) {
  const countries = Object.keys(value);
  return (
    <>
      <CountriesField
        required={false}
        value={countries}
        onChange={(names) => onChange(withCountries(value, names))}
        error={error}
      />
      {countries.length > 0 && (
        <CitiesField
          countries={countries}
          value={citiesOf(value)}
          onChange={(cities) => onChange(withCities(value, cities))}
          hint={t('Without a city, the place counts half where a role names one.')}
        />
      )}
    </>
  );
}
