import { expect, test } from '@jest/globals';
import { interestHolds, type RoleTerms } from './index.js';

const SAID: RoleTerms = {
  categoryId: 'c',
  roleId: 'r',
  remote: true,
  hybrid: false,
  office: false,
  permanent: true,
  freelance: false,
  permanentPercentage: 100,
  freelancePercentage: null,
  countries: [
    { country: 'Sweden', cities: ['Stockholm', 'Lund'] },
    { country: 'Norway', cities: [] },
  ],
};
const stockholm = { country: 'Sweden', cities: ['Stockholm'] };

test.each<[string, Partial<RoleTerms>, boolean]>([
  ['nothing', {}, true],
  ['the role', { roleId: 'other' }, false],
  ['the field', { categoryId: 'other' }, false],
  ['a further setup', { office: true }, true],
  ['another setup', { remote: false, office: true }, false],
  ['a further employment', { freelance: true, freelancePercentage: 50 }, true],
  ['another employment', { permanent: false, freelance: true, freelancePercentage: 10 }, false],
  ['the percentage', { permanentPercentage: 50 }, false],
  ['that it may be anywhere', { countries: [] }, true],
  ['a further country', { countries: [...SAID.countries, { country: 'Denmark', cities: [] }] }, true],
  ['cities to their whole country', { countries: SAID.countries.map((place) => ({ ...place, cities: [] })) }, true],
  ['a city fewer', { countries: [stockholm, { country: 'Norway', cities: [] }] }, false],
  [
    'a whole country to one city',
    { countries: [...SAID.countries.slice(0, 1), { country: 'Norway', cities: ['Oslo'] }] },
    false,
  ],
  ['the country', { countries: [{ country: 'Denmark', cities: [] }] }, false],
])('interest in a role that changes %s', (_, changes, holds) => {
  expect(interestHolds(SAID, { ...SAID, ...changes }, false)).toBe(holds);
});

test('it does not hold once the pay is less, or work that could be anywhere is somewhere', () => {
  expect(interestHolds(SAID, SAID, true)).toBe(false);
  expect(interestHolds({ ...SAID, countries: [] }, { ...SAID, countries: [stockholm] }, false)).toBe(false);
});
