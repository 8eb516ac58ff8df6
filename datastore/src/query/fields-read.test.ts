import { expect, test } from '@jest/globals';
import { fieldsReadBy } from './fields-read.js';

test.each([
  [{ $group: { _id: 1, n: { $sum: 1 } } }, []],
  [{ $count: 'n' }, []],
  [
    { $group: { _id: { a: '$a.b', c: ['$c'] }, n: { $sum: { $cond: [{ $ne: ['$d', null] }, 1, '$$NOW'] } } } },
    ['a', 'c', 'd'],
  ],
  [{ $group: { _id: null, all: { $push: '$$ROOT' } } }, 'all'],
  [{ $group: { _id: null, all: { $push: '$$CURRENT.a' } } }, 'all'],
  [{ $group: { _id: null, of: { $max: { $getField: 'a' } } } }, 'all'],
  [{ $group: { _id: null, best: { $topN: { n: 2, sortBy: { a: 1 }, output: '$b' } } } }, 'all'],
  [{ $group: 1 }, 'all'],
  [{ $sort: { a: 1 } }, 'all'],
  [undefined, 'all'],
])('%j reads %j', (stage, expected) => {
  const read = fieldsReadBy(stage);
  expect(read === 'all' ? read : [...read]).toEqual(expected);
});
