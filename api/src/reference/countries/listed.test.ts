import { expect, test } from '@jest/globals';
import { cleanPlaces } from './clean-places.js';
import { listedPlaces } from './listed.js';
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
