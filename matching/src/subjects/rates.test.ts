import { expect, test } from '@jest/globals';
import { checkedRateTable, readRateTable } from './rates.js';

const perEuro = { DKK: 7.46, ISK: 143, NOC: 11.8, SEK: 11.2, USD: 1.08 };

test('a table has a day and a rate of every currency', () => {
  const table = { date: '2026-11-24', perEuro: { EUR: 1, ...perEuro } };
  expect(checkedRateTable({ date: '2026-11-24', perEuro })).toEqual(table);
  const { NOC, ...others } = perEuro;
  expect(readRateTable(JSON.stringify({ date: '2026-11-24', perEuro: { ...others, NOK: NOC } }))).toEqual(table);
});

test.each([
  ['today', perEuro, 'date'],
  ['2026-13-40', perEuro, 'date'],
  ['2026-11-24', { ...perEuro, SEK: 0 }, '"SEK"'],
  ['2026-11-24', { ...perEuro, USD: Number.NaN }, '"USD"'],
  ['2026-11-24', { ...perEuro, ISK: undefined }, '"ISK"'],
])('of %s with %p is refused by name', (date, rates, named) => {
  expect(() => checkedRateTable({ date, perEuro: rates })).toThrow(named);
});
