import { expect, test } from '@jest/globals';
import { filtersIn, isNarrowed, searchOf } from './filters.js';

test('filters come back from their address, and what is no filter is passed over', () => {
  const filters = { setup: ['remote'], employment: ['freelance'], country: ['Sweden'], strong: true } as const;
  expect(filtersIn(searchOf(filters, '88.x'))).toEqual(filters);
  expect(searchOf(filters, '88.x').get('after')).toBe('88.x');
  const none = filtersIn(new URLSearchParams('setup=moon&employment=&country=&strong=1'));
  expect(none).toEqual({ setup: [], employment: [], country: [], strong: false });
  expect([isNarrowed(none), isNarrowed(filters), searchOf(none).toString()]).toEqual([false, true, '']);
});
