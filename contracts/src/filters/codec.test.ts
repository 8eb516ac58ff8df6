import { expect, test } from '@jest/globals';
import { filterCountQuerySchema, filterQuerySchema } from '../schemas/index.js';
import { addressWith, filterQueryOf, filtersInAddress, filtersOf, isFiltering } from './codec.js';
import type { MatchFilters } from './match-filters.js';

const [ONE, OTHER] = ['a'.repeat(24), 'b'.repeat(24)];

const FULL: MatchFilters = {
  words: 'k8s C++ Göteborg & more',
  categoryIds: [ONE],
  setups: ['hybrid', 'remote'],
  countries: ['Korea, Republic of', 'Åland & more=1'],
  skillIds: [ONE, OTHER],
  years: 5,
  permanentPercentage: 50,
  freelancePercentage: 5,
  yearlySalary: [10_000, 1_000_000],
  availability: [0, 6],
};

const everyPart = (Object.keys(FULL) as (keyof MatchFilters)[]).map((name): [string, MatchFilters] => [
  name,
  { [name]: FULL[name] },
]);

test.each([['all together', FULL], ['none', {}], ...everyPart])(
  '%s comes back from an address and from a query',
  (_, filters) => {
    const text = addressWith(new URLSearchParams('page=2'), filters).toString();
    expect(text).toContain('page=2');
    expect(filtersInAddress(new URLSearchParams(text))).toEqual(filters);
    expect(filtersOf(filterQueryOf(filters))).toEqual(filters);
    expect(() => filterQuerySchema.validateSync(filterQueryOf(filters), { strict: true })).not.toThrow();
  },
);

test('equal filters have one address, whatever the order and however often', () => {
  const one = filterQueryOf({ countries: ['Sweden', 'Norway', 'Sweden'], availability: [6, 0] });
  expect(one).toEqual(filterQueryOf({ availability: [0, 6], countries: ['Norway', 'Sweden'] }));
  expect(isFiltering({ countries: [], skillIds: [] })).toBe(false);
});

test('what is typed wrongly into an address is passed over', () => {
  const search = new URLSearchParams(
    'category=x&setup=moon&setup=remote&permanent=51&freelance=0&salary=9-1&availability=7&availability=&skill=%24ne&country=&years=0&words=%2B%2B',
  );
  expect(filtersInAddress(search)).toEqual({ setups: ['remote'] });
});

test.each([
  ['category=x'],
  ['setup=moon'],
  ['permanent=51'],
  ['permanent=105'],
  ['salary=9-1'],
  ['salary=1-200'],
  ['salary=200-5000001'],
  ['availability=7'],
  ['skill=1'],
  ['years=0'],
  ['years=100'],
  ['years=2.5'],
  ['words=%2B+%2F'],
  ['words=a+b+c+d+e+f+g+h+i'],
  [`words=${'a'.repeat(101)}`],
])('a call refuses %s', (text) => {
  expect(() => filterCountQuerySchema.validateSync(Object.fromEntries(new URLSearchParams(text)))).toThrow();
});

test('a parameter that comes once is a list of one', () => {
  expect(filterCountQuerySchema.validateSync({ availability: '0', country: 'Sweden' })).toMatchObject({
    availability: [0],
    country: ['Sweden'],
  });
});
