import { countryAliases } from '@vela/market/countries';
import type { Handlers } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import { placesIn } from './snapshot.js';
import type { CountriesSource } from './source.js';

type CountriesHandlers = Pick<Handlers, 'listCountries' | 'listCities' | 'getCountryFlag'>;

/** The countries service's envelope of a good answer. */
const answered = <Data>(msg: string, data: Data) => ({ error: false, msg, data });

/** The countries service's own words. */
const unknownCountry = () => notFound('country not found');

/** The three calls of the countries service, answered from a source. */
export const countriesHandlers = (source: CountriesSource): CountriesHandlers => ({
  listCountries: async () => {
    const positions = await source.positions();
    const named = positions.flatMap(({ name, iso2 }) => {
      const aliases = countryAliases(iso2, name);
      return aliases.length === 0 ? [] : [[name, aliases] as const];
    });
    return {
      ...answered('countries and positions retrieved', [...positions]),
      aliases: Object.fromEntries(named),
    };
  },
  listCities: async ({ body: { country } }) => {
    const cities = await source.cities(country);
    if (cities === null) throw unknownCountry();
    const places = placesIn(country);
    const named = cities.flatMap((city) => {
      const aliases = places.get(city)?.aliases ?? [];
      return aliases.length === 0 ? [] : [[city, aliases] as const];
    });
    return { ...answered(`cities in ${country} retrieved`, cities), aliases: Object.fromEntries(named) };
  },
  getCountryFlag: async ({ body: { country } }) => {
    const flag = await source.flag(country);
    if (flag === null) throw unknownCountry();
    return answered(`${country} and flag retrieved`, flag);
  },
});
