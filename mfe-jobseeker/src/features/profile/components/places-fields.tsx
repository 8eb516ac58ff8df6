import { CITY_OPTIONS_MAX } from '@vela/contracts/constants';
import { MultiAutocomplete } from '@vela/design-system/autocomplete';
import { countryText } from '@vela/formats';
import { listed, t } from '@vela/language';
import { useCountries } from '../../../reference/countries.js';
import { type CountryCity, useCities } from '../api/cities.js';
import { citiesOf, type CountriesCities, withCities, withCountries } from '../places.js';

export interface PlacesFieldsProps {
  readonly value: CountriesCities;
  readonly onChange: (places: CountriesCities) => void;
  readonly error: string | undefined;
}

/** Cities of two countries may have one name: the value of an option holds both. */
const cityKey = ({ country, city }: CountryCity): string => JSON.stringify([country, city]);

/** The countries in which a talent can work, and the cities for who wants certain ones only. */
export function PlacesFields({ value, onChange, error }: PlacesFieldsProps) {
  const countries = useCountries();
  const chosenCountries = Object.keys(value);
  const offered = countries.data ?? [];
  const unlisted = chosenCountries.filter((name) => offered.every((country) => country.value !== name));
  const chosenCities = citiesOf(value);
  const { cities, failed } = useCities(chosenCountries);
  const known = new Map([...chosenCities, ...cities].map((place) => [cityKey(place), place]));
  const inOrder = [...known.values()].sort(
    (a, b) => chosenCountries.indexOf(a.country) - chosenCountries.indexOf(b.country),
  );
  return (
    <>
      <MultiAutocomplete
        label={t('Countries')}
        optional
        loading={countries.isPending}
        emptyText={countries.isError ? t('The countries could not be loaded') : t('No such country')}
        options={[...offered, ...unlisted.map((name) => ({ value: name, label: countryText(name) }))]}
        value={chosenCountries}
        onChange={(names) => onChange(withCountries(value, names))}
        error={error}
      />
      {chosenCountries.length > 0 && (
        <MultiAutocomplete
          label={t('Cities')}
          optional
          hint={
            failed.length > 0
              ? t('The cities of {countries} could not be loaded.', {
                  countries: listed(failed.map(countryText), 'and'),
                })
              : t('Without a city, any place in the country fits.')
          }
          limit={CITY_OPTIONS_MAX}
          emptyText={t('No such city in these countries')}
          options={inOrder.map((place) => ({
            value: cityKey(place),
            label: place.city,
            group: countryText(place.country),
            ...(place.aliases && { aliases: place.aliases }),
          }))}
          value={chosenCities.map(cityKey)}
          onChange={(keys) =>
            onChange(
              withCities(
                value,
                keys.flatMap((key) => known.get(key) ?? []),
              ),
            )
          }
        />
      )}
    </>
  );
}
