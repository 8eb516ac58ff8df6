import { expect, test } from '@jest/globals';
import { taxed, vatRateOf } from './index.js';

test.each([
  ['Sweden', 'SE556000000101', 25, 'sweden'],
  ['Sweden', '', 25, 'sweden'],
  ['Germany', 'DE 123 456 789', 0, 'reverseCharge'],
  ['Denmark', 'dk12345678', 0, 'reverseCharge'],
  ['Greece', 'EL123456789', 0, 'reverseCharge'],
  ['Germany', 'SE556000000101', 25, 'euWithoutVatNumber'],
  ['Finland', 'none', 25, 'euWithoutVatNumber'],
  ['Norway', 'NO999999999MVA', 0, 'outsideEu'],
  ['United States', '', 0, 'outsideEu'],
  // A company that has not said where it is pays as at home.
  ['', '', 25, 'sweden'],
])('a company in %s with the VAT number "%s" pays %d %%', (country, VAT, percent, reason) => {
  expect(vatRateOf({ country, VAT })).toEqual({ percent, reason });
});

test('a price with its VAT adds up', () => {
  expect(taxed(200_000, { percent: 25, reason: 'sweden' })).toMatchObject({
    netOre: 200_000,
    vatOre: 50_000,
    totalOre: 250_000,
  });
  expect(taxed(199, { percent: 25, reason: 'sweden' })).toMatchObject({ vatOre: 50, totalOre: 249 });
  expect(taxed(200_000, { percent: 0, reason: 'outsideEu' })).toMatchObject({ vatOre: 0, totalOre: 200_000 });
});
