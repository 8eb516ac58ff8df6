import { expect, test } from '@jest/globals';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { cleanPlaces } from './clean-places.js';
import { listedPlaces } from './listed.js';
import { nearbyOf } from './nearby.js';
import { snapshot } from './snapshot.js';

test('places are stored by the names of the lists', async () => {
  expect(await listedPlaces(snapshot, { sweden: ['Stockholm'], Sweden: ['Malmö'], Norway: [] }, 'places')).toEqual({
    countries: [
      { country: 'Sweden', cities: ['Stockholm', 'Malmö'] },
      { country: 'Norway', cities: [] },
    ],
    problems: [],
  });
});

test.each([
  [{ 'Ada Lindqvist': [] }, '“Ada Lindqvist” is not in the list of countries.'],
  [{ toString: [] }, '“toString” is not in the list of countries.'],
  [{ Sweden: ['Adas stad'] }, '“Adas stad” is not in the list of cities of Sweden.'],
])('what somebody typed is refused: %j', async (places, message) => {
  expect((await listedPlaces(snapshot, places, 'places')).problems).toEqual([{ field: 'places', message }]);
});

test('what was typed is quoted as the language of the sentence does', async () => {
  addCatalogue('sv', catalogueOf(['api'], 'sv'));
  const { problems } = await inTongue('sv', () => listedPlaces(snapshot, { Narnia: [] }, 'places'));
  expect(problems).toEqual([{ field: 'places', message: '”Narnia” finns inte i listan över länder.' }]);
});

test('a city is known by its other names and spellings, and stored by the listed one', async () => {
  expect(
    await listedPlaces(
      snapshot,
      { Sweden: ['Gothenburg', 'göteborg', 'Go\u0308teborg'], Denmark: ['Copenhagen'] },
      'places',
    ),
  ).toMatchObject({
    countries: [
      { country: 'Sweden', cities: ['Göteborg'] },
      { country: 'Denmark', cities: ['Copenhagen'] },
    ],
    problems: [],
  });
});

test.each([
  ['Sweden', 'Göteborg', 'Gothenburg, Goteborg'],
  ['Sweden', 'Malmö', 'Malmo, Malmoe, Malmø'],
  ['Denmark', 'Copenhagen', 'Köpenhamn, København, Kobenhavn, Kopenhagen'],
  ['Denmark', 'Århus', 'Aarhus, Arhus'],
  ['Denmark', 'Aalborg', 'Ålborg'],
  ['Norway', 'Tromsø', 'Tromsö, Tromso'],
  ['Finland', 'Helsinki', 'Helsingfors'],
  ['Finland', 'Turku', 'Åbo, Abo'],
  ['Finland', 'Tampere', 'Tammerfors'],
  ['Finland', 'Espoo', 'Esbo'],
  ['Finland', 'Vantaa', 'Vanda'],
  ['Finland', 'Oulu', 'Uleåborg'],
  ['Estonia', 'Tallinn', 'Reval'],
  ['Germany', 'Munich', 'München, Munchen, Muenchen'],
  ['Germany', 'Köln', 'Cologne, Koeln'],
  ['Germany', 'Nürnberg', 'Nuremberg'],
  ['Austria', 'Vienna', 'Wien'],
  ['Switzerland', 'Genève', 'Geneva, Genf, Geneve'],
  ['Switzerland', 'Zürich', 'Zurich, Zuerich'],
  ['Belgium', 'Brussels', 'Bryssel, Bruxelles, Brussel, Brüssel'],
  ['Belgium', 'Antwerpen', 'Antwerp, Anvers'],
  ['Netherlands', 'The Hague', 'Den Haag, Haag'],
  ['Luxembourg', 'Luxembourg', 'Luxemburg'],
  ['Poland', 'Warsaw', 'Warszawa, Warschau'],
  ['Poland', 'Kraków', 'Cracow, Krakau, Krakow'],
  ['Poland', 'Łódź', 'Lodz'],
  ['Poland', 'Gdańsk', 'Danzig, Gdansk'],
  ['Czechia', 'Prague', 'Praha, Prag'],
  ['Hungary', 'Budapest', 'Budapesta'],
  ['Italy', 'Rome', 'Roma, Rom'],
  ['Italy', 'Milan', 'Milano, Mailand'],
  ['Italy', 'Venice', 'Venezia, Venedig'],
  ['Italy', 'Florence', 'Firenze, Florens'],
  ['Italy', 'Turin', 'Torino'],
  ['Spain', 'Sevilla', 'Seville'],
  ['Portugal', 'Lisbon', 'Lisboa, Lissabon'],
  ['Greece', 'Athens', 'Aten, Athen'],
  ['Romania', 'Bucharest', 'Bukarest, București'],
  ['Serbia', 'Belgrade', 'Belgrad, Beograd'],
  ['Ukraine', 'Kyiv', 'Kiev'],
  ['Russia', 'Moscow', 'Moskva, Moskau'],
])('in %s %s is known as %s, too', async (country, city, names) => {
  const { countries, problems } = await listedPlaces(snapshot, { [country]: names.split(', ') }, 'places');
  expect(problems).toEqual([]);
  expect(countries).toEqual([{ country, cities: [city] }]);
});

test('near cities are counted in kilometres, over borders too, and the own ones are not among them', () => {
  const near = nearbyOf({ Sweden: ['Göteborg', 'Malmö'], Norway: [] });
  expect(near['Sweden']?.['Mölndal']).toEqual({ km: 6, to: 'Göteborg, Sweden' });
  expect(near['Denmark']?.['Copenhagen']).toMatchObject({ to: 'Malmö, Sweden' });
  expect(near['Sweden']?.['Göteborg']).toBeUndefined();
  expect(near['Sweden']?.['Stockholm']).toBeUndefined();
  expect(nearbyOf({ Atlantis: ['Poseidonis'] })).toEqual({});
});

test('a city of the service that is asked now is listed', async () => {
  const live = { ...snapshot, cities: () => Promise.resolve(['Livestad']) };
  expect((await listedPlaces(live, { Sweden: ['Livestad', 'Stockholm'] }, 'places')).problems).toEqual([]);
});

test('stored places lose what was typed', () => {
  expect(
    cleanPlaces([
      { country: 'SWEDEN', cities: ['Stockholm', 'Adas stad'] },
      { country: 'Atlantis', cities: ['Poseidonis'] },
    ]),
  ).toEqual([{ country: 'Sweden', cities: ['Stockholm'] }]);
});
