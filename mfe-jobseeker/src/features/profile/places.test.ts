import { expect, test } from '@jest/globals';
import { citiesOf, withCities, withCountries } from './places.js';

const places = { Sweden: ['Göteborg', 'Malmö'], Norway: [] };

test('a removed country takes its cities with it, the others keep theirs', () => {
  expect(withCountries(places, ['Norway', 'Denmark'])).toEqual({ Norway: [], Denmark: [] });
  expect(withCountries(places, ['Sweden'])).toEqual({ Sweden: ['Göteborg', 'Malmö'] });
});

test('cities go to their own country', () => {
  expect(withCities(places, [{ country: 'Norway', name: 'Oslo' }])).toEqual({ Sweden: [], Norway: ['Oslo'] });
  expect(withCities(places, citiesOf(places))).toEqual(places);
});
