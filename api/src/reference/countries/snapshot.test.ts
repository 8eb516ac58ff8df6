import { describe, expect, test } from '@jest/globals';
import { CITY_OPTIONS_MAX } from '@vela/contracts/constants';
import { countryCitiesSchema, countryFlagSchema, countryPositionsSchema } from '@vela/contracts/schemas';
import { COUNTRY_IDS, countryIdOf } from '@vela/market/countries';
import { countriesHandlers } from './routes.js';
import { citiesIn, COUNTRY_NAMES, placesIn, snapshot } from './snapshot.js';

const handlers = countriesHandlers(snapshot);
/** The handlers use nothing of a call but its body. */
const asking = (country: string) =>
  ({ body: { country } }) as Parameters<typeof handlers.listCities>[0] & Parameters<typeof handlers.getCountryFlag>[0];

describe('the bundled countries', () => {
  test('are the countries of the world, each with a position', async () => {
    const answer = await handlers.listCountries({} as Parameters<typeof handlers.listCountries>[0]);
    const { data, aliases } = await countryPositionsSchema.validate(answer, { strict: true });
    expect(data.length).toBeGreaterThan(240);
    expect(data).toContainEqual({ name: 'Sweden', iso2: 'SE', long: 18.07, lat: 59.33 });
    expect(aliases?.['Sweden']).toEqual(expect.arrayContaining(['Sverige', 'Schweden']));
    expect(aliases?.['United States']).toContain('usa');
  });

  test('offer their largest cities first, under their local names', async () => {
    const answer = await handlers.listCities(asking('Sweden'));
    const { data, aliases } = await countryCitiesSchema.validate(answer, { strict: true });
    expect(aliases?.['Göteborg']).toContain('Gothenburg');
    expect(data.slice(0, 3)).toEqual(['Stockholm', 'Göteborg', 'Malmö']);
    expect(data).not.toContain('Södermalm');
  });

  test('never offer more cities than a form shows, nor one twice', () => {
    for (const country of COUNTRY_NAMES) {
      const cities = citiesIn(country) ?? [];
      expect(cities.length).toBeLessThanOrEqual(CITY_OPTIONS_MAX);
      expect(new Set(cities).size).toBe(cities.length);
    }
  });

  test('have cities each of which is one place: a listed name stands for an id that no other has', () => {
    const ids = COUNTRY_NAMES.flatMap((country) => [...placesIn(country).values()].map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(30_000);
    expect(ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('all have a flag that needs no further request', async () => {
    for (const country of COUNTRY_NAMES) {
      const { data } = await countryFlagSchema.validate(await handlers.getCountryFlag(asking(country)), {
        strict: true,
      });
      expect(data.flag).toMatch(/^data:image\/svg\+xml,%3Csvg/);
      expect(data.iso3).toMatch(/^[A-Z]{3}$/);
    }
  });

  test('are found whatever the case of their name', async () => {
    expect(await snapshot.flag('NORWAY')).toMatchObject({ name: 'Norway', iso2: 'NO', iso3: 'NOR' });
  });

  test('are those that a company can be in, each understood by the name that it has here', async () => {
    const positions = await snapshot.positions();
    expect(positions.map(({ iso2 }) => iso2).sort()).toEqual([...COUNTRY_IDS].sort());
    for (const { name, iso2 } of positions) expect([name, countryIdOf(name)]).toEqual([name, iso2]);
  });

  test('do not include Atlantis', async () => {
    await expect(handlers.listCities(asking('Atlantis'))).rejects.toMatchObject({
      status: 404,
      message: 'country not found',
    });
    await expect(handlers.getCountryFlag(asking('__proto__'))).rejects.toMatchObject({ status: 404 });
  });
});
