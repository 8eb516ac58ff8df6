import { describe, expect, test } from '@jest/globals';
import { BUNDLED_RATES } from '../subjects/rates.js';
import { fittingPlace, payInRolesTerms } from './index.js';

const where = {
  places: { Sweden: ['Göteborg'], Norway: [] },
  nearby: { Sweden: { Mölndal: { km: 7, to: 'Göteborg' } } },
};

describe('the place that is told', () => {
  test.each([
    ['the shared city, not the first wish', { Denmark: ['Copenhagen'], Sweden: ['Malmö', 'Göteborg'] }, [], 'Göteborg'],
    ['a near city before a far one of the same country', { Sweden: ['Kiruna', 'Mölndal'] }, [], 'Mölndal'],
    ['the first of several that fit in full', { Norway: ['Oslo', 'Bergen'], Sweden: ['Göteborg'] }, [], 'Oslo'],
    [
      'one within the filter, though another fits better',
      { Sweden: ['Göteborg'], Finland: ['Turku'] },
      ['Finland'],
      'Turku',
    ],
    ['the first where none fits', { Finland: ['Turku'], Denmark: ['Aarhus'] }, [], 'Turku'],
    ['a filter that holds for nobody is passed over', { Finland: ['Turku'] }, ['Sweden'], 'Turku'],
  ])('%s', (_, places, countries, city) => {
    expect(fittingPlace(where, places, countries)?.city).toBe(city);
  });

  test('a country without a city, and no place at all', () => {
    expect(fittingPlace(where, { Norway: [] })).toEqual({ country: 'Norway', city: null });
    expect(fittingPlace(where, {})).toBeNull();
  });

  test('without a role: the first within the filter', () => {
    const places = { Denmark: ['Copenhagen'], Sweden: ['Malmö', 'Göteborg'] };
    expect(fittingPlace(null, places)).toEqual({ country: 'Denmark', city: 'Copenhagen' });
    expect(fittingPlace(null, places, ['Sweden'])).toEqual({ country: 'Sweden', city: 'Malmö' });
  });
});

describe('pay in the terms of a role', () => {
  const offer = { currency: 'SEK', period: 'Monthly' } as const;

  test('another currency and another period, each end rounded up', () => {
    const rates = { ...BUNDLED_RATES, perEuro: { ...BUNDLED_RATES.perEuro, SEK: 11 } };
    const stated = { minSalary: 60_000, maxSalary: 66_001, currency: 'EUR', period: 'Yearly' } as const;
    expect(payInRolesTerms(offer, stated, rates)).toEqual({
      minSalary: 55_000,
      maxSalary: 60_501,
      currency: 'SEK',
      compensationTimePeriod: 'Monthly',
    });
    expect(payInRolesTerms(offer, { ...stated, minSalary: null }, rates)?.minSalary).toBeNull();
  });

  test.each([
    ['stated in the same terms', { minSalary: 1, maxSalary: 2, currency: 'SEK', period: 'Monthly' } as const],
    ['no amount', { minSalary: null, maxSalary: null, currency: 'EUR', period: 'Monthly' } as const],
    ['no currency', { minSalary: 1, maxSalary: 2, currency: null, period: 'Monthly' } as const],
    ['no period', { minSalary: 1, maxSalary: 2, currency: 'EUR', period: null } as const],
  ])('nothing to tell: %s', (_, stated) => {
    expect(payInRolesTerms(offer, stated, BUNDLED_RATES)).toBeNull();
  });
});
