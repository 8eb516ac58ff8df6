import type { Handlers } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { CountriesSource } from './source.js';

type CountriesHandlers = Pick<Handlers, 'listCountries' | 'listCities' | 'getCountryFlag'>;

/** The countries service's envelope of a good answer. */
const answered = <Data>(msg: string, data: Data) => ({ error: false, msg, data });

/** The countries service's own words. */
const unknownCountry = () => notFound('country not found');

/** The three calls of the countries service, answered from a source. */
export const countriesHandlers = (source: CountriesSource): CountriesHandlers => ({
  listCountries: async () => answered('countries and positions retrieved', [...(await source.positions())]),
  listCities: async ({ body: { country } }) => {
    const cities = await source.cities(country);
    if (cities === null) throw unknownCountry();
    return answered(`cities in ${country} retrieved`, cities);
  },
  getCountryFlag: async ({ body: { country } }) => {
    const flag = await source.flag(country);
    if (flag === null) throw unknownCountry();
    return answered(`${country} and flag retrieved`, flag);
  },
});
