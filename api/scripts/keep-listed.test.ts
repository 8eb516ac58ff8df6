import { expect, test } from '@jest/globals';
import { keepListed, type Listed } from './keep-listed.mjs';

const city = (id: number, name: string, ...others: string[]): Listed => ({ name, place: [id, 0, 0, ...others] });
const BEFORE = [city(1, 'Göteborg', 'Gothenburg'), city(2, 'Nacka'), city(3, 'Åmål')];

test('a place that is called otherwise now keeps the name by which it was chosen', () => {
  expect(
    keepListed(BEFORE, [city(1, 'Gothenburg', 'Goteborg', 'Gotemburgo'), city(2, 'Nacka Strand'), city(3, 'Åmål')], 5),
  ).toEqual([city(1, 'Göteborg', 'Gothenburg', 'Gotemburgo'), city(2, 'Nacka', 'Nacka Strand'), city(3, 'Åmål')]);
});

test('larger places do not push out one that people may have chosen, and only so many are listed', () => {
  const larger = [city(8, 'Umeå'), city(9, 'Luleå')];
  expect(keepListed(BEFORE, [...larger, ...BEFORE], 4)).toEqual([city(8, 'Umeå'), ...BEFORE]);
});

test('a place that nobody knows of any more stays listed', () => {
  const now = [city(1, 'Göteborg'), city(7, 'Kalmar')];
  expect(keepListed(BEFORE, now, 5)).toEqual([...now, city(2, 'Nacka'), city(3, 'Åmål')]);
});

test('a name goes on to stand for the place that had it', () => {
  expect(keepListed([city(1, 'Alby')], [city(2, 'Alby'), city(1, 'Norra Alby')], 5)).toEqual([
    city(1, 'Alby', 'Norra Alby'),
  ]);
});
