import { expect, test } from '@jest/globals';
import { comparableRoles } from './index.js';

const role = { id: 'r', years: 5 };

test('pay is compared within the field, the role with its seniority, and the country where there is one', () => {
  expect(comparableRoles({ categoryId: 'c', role, countries: ['Sweden'] })).toEqual({
    categoryId: 'c',
    roleId: 'r',
    years: 5,
    country: 'Sweden',
    widen: true,
  });
  expect(comparableRoles({ categoryId: 'c', role: null, countries: ['Sweden', 'Norway'] })).toEqual({
    categoryId: 'c',
    widen: true,
  });
});
