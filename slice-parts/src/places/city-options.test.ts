import { expect, test } from '@jest/globals';
import { cityOfValue, cityOptions, cityValue } from './city-options.js';

test('every country’s first cities come before the rest of any', () => {
  const groups = [
    { country: 'Sweden', cities: ['Stockholm', 'Göteborg', 'Malmö'], aliases: { Göteborg: ['Gothenburg'] } },
    { country: 'Norway', cities: ['Oslo', 'Bergen'] },
  ];
  expect(cityOptions(groups, 4).map(({ label }) => label)).toEqual([
    'Stockholm',
    'Göteborg',
    'Oslo',
    'Bergen',
    'Malmö',
  ]);
  expect(cityOptions(groups, 4)[1]).toEqual({
    value: 'Sweden\nGöteborg',
    label: 'Göteborg',
    group: 'Sweden',
    aliases: ['Gothenburg'],
  });
});

test('cities of one name in two countries are told apart', () => {
  const city = { country: 'Sweden', name: 'Kristianstad' };
  expect(cityOfValue(cityValue(city))).toEqual(city);
});
