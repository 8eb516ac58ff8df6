import { expect, test } from '@jest/globals';
import type { SchemaDescription, SchemaFieldDescription } from 'yup';
import { CITIES_LISTED_MAX, LISTED_MAX } from '../constants/index.js';
import type { ServedEndpoint } from './served-endpoint.js';
import { ENDPOINTS } from './table.js';

const isDescription = (field: SchemaFieldDescription): field is SchemaDescription => 'tests' in field;

/** Lists of a schema by their place, each with the most that it may hold. */
function listsIn(field: SchemaFieldDescription, place: string): readonly (readonly [place: string, most: unknown])[] {
  if (!isDescription(field)) return [];
  if ('fields' in field)
    return Object.entries(field.fields).flatMap(([key, child]) => listsIn(child, `${place}.${key}`));
  if (field.type !== 'array' || !('innerType' in field)) return [];
  const most = field.tests.find(({ name }) => name === 'max')?.params?.['max'];
  return [[place, most], ...[field.innerType].flat().flatMap((inner) => listsIn(inner, `${place}[]`))];
}

const LISTS = Object.entries<ServedEndpoint>(ENDPOINTS).flatMap(([name, { response }]) =>
  response === null ? [] : listsIn(response.describe({ value: {} }), name),
);

test('every list of every answer has a size that it cannot exceed', () => {
  expect(LISTS.length).toBeGreaterThan(100);
  const largest = (place: string): number =>
    place.startsWith('listCities') || place.endsWith('.cities') ? CITIES_LISTED_MAX : LISTED_MAX;
  const without = LISTS.filter(([place, most]) => typeof most !== 'number' || most > largest(place));
  expect(without.map(([place, most]) => `${place} ${String(most)}`)).toEqual([]);
});
