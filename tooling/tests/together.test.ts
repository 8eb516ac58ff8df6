import { expect, test } from '@jest/globals';
import { groupsOf } from '../test/together.mjs';

const files = Array.from({ length: 16 }, (_, index) => `src/${String.fromCharCode(97 + index)}.test.ts`);

test('every file is in one group, few are together, and who changes modules is alone', () => {
  const alone = 'src/c.test.ts';
  const groups = groupsOf(files, (file) => file === alone);
  expect(groups.flat().toSorted()).toEqual(files);
  expect(groups).toContainEqual([alone]);
  expect(Math.max(...groups.map(({ length }) => length))).toBeLessThanOrEqual(6);
  // None is left with little to do at the end.
  expect(groups.filter(({ length }) => length > 1).every(({ length }) => length >= 5)).toBe(true);
});

test('without tests there is no group', () => {
  expect(groupsOf([], () => false)).toEqual([]);
});
