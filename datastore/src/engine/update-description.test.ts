import { expect, test } from '@jest/globals';
import { describeUpdate } from './update-description.js';

test.each([
  [{ a: 1, b: { c: 1, d: 2 } }, { a: 2, b: { c: 1, d: 3 } }, { a: 2, 'b.d': 3 }, [], []],
  [{ a: 1, b: { c: 1 } }, { b: {} }, {}, ['b.c', 'a'], []],
  [{ a: [1, 2] }, { a: [1, 3, 4] }, { 'a.1': 3, 'a.2': 4 }, [], []],
  [{ a: [1, { b: 1, c: 2 }] }, { a: [1, { b: 2, c: 2 }] }, { 'a.1.b': 2 }, [], []],
  [{ a: [1, 2] }, { a: [1] }, { a: [1] }, [], []],
  [{ a: ['one', 'two', 'three', 'four'] }, { a: ['one', 'two', 'three'] }, {}, [], [{ field: 'a', newSize: 3 }]],
  [{ a: [1, 2, 3, 4] }, { a: [2, 3, 4] }, { a: [2, 3, 4] }, [], []],
  [{}, { a: { b: 1 } }, { a: { b: 1 } }, [], []],
])('the change from %j to %j is described by its paths', (before, after, updatedFields, removedFields, cut) => {
  const { truncatedArrays, ...others } = describeUpdate(before, after);
  expect(others).toEqual({ updatedFields, removedFields });
  expect(JSON.parse(JSON.stringify(truncatedArrays))).toEqual(cut);
});

test('paths that could be read in two ways are told by their parts, where that is asked for', () => {
  const before = { a: [{ '1': 1 }], b: { 'c.d': 1 }, e: [1] };
  const after = { a: [{ '1': 2 }], b: {}, e: [2] };
  expect(describeUpdate(before, after)).not.toHaveProperty('disambiguatedPaths');
  const { disambiguatedPaths } = describeUpdate(before, after, true);
  expect(JSON.parse(JSON.stringify(disambiguatedPaths))).toEqual({ 'a.0.1': ['a', 0, '1'], 'b.c.d': ['b', 'c.d'] });
});
