import { expect, test } from '@jest/globals';
import { COUNTRY_IDS, isInEu } from '../countries/index.js';
import { taxed, UnknownCountryError, validVatNumberOf, vatRateOf } from './index.js';

test.each([
  ['SE', 'SE556000000101', 25, 'sweden'],
  ['SE', 'none', 25, 'sweden'],
  ['DE', 'DE 136 695 976', 0, 'reverseCharge'],
  ['DK', 'dk13585628', 0, 'reverseCharge'],
  ['GR', 'EL094259216', 0, 'reverseCharge'],
  ['MC', 'FR40303265045', 0, 'reverseCharge'],
  ['DE', 'DE12', 25, 'euWithoutVatNumber'],
  ['DE', 'DEXX', 25, 'euWithoutVatNumber'],
  ['DE', 'DE123456789', 25, 'euWithoutVatNumber'],
  ['DE', 'SE556000000101', 25, 'euWithoutVatNumber'],
  ['FI', 'none', 25, 'euWithoutVatNumber'],
  ['NO', 'NO995525828MVA', 0, 'outsideEu'],
  ['GB', 'none', 0, 'outsideEu'],
  ['US', '', 0, 'outsideEu'],
])('a company in %s with the VAT number "%s" pays %d %%', (country, VAT, percent, reason) => {
  expect(vatRateOf({ country, VAT })).toEqual({ percent, reason });
});

test.each(['', 'Sweden', 'Sverige', 'sweden', 'Deutschland', 'pola', 'Mars', 'se', 'ZZ'])(
  'nobody can say which VAT a company in "%s" pays',
  (country) => {
    expect(() => vatRateOf({ country, VAT: 'SE556000000101' })).toThrow(UnknownCountryError);
  },
);

test('no member state is outside, and no other country is inside', () => {
  for (const country of COUNTRY_IDS) {
    const { reason } = vatRateOf({ country, VAT: 'none' });
    if (country === 'SE') expect(reason).toBe('sweden');
    else expect(reason).toBe(isInEu(country) || country === 'MC' ? 'euWithoutVatNumber' : 'outsideEu');
  }
});

test.each([
  [{ number: 'DE136695976', answer: 'invalid' }, 25],
  [{ number: 'DE136695976', answer: 'valid' }, 0],
  [{ number: 'DE136695976', answer: 'unavailable' }, 0],
  // What was said of another number does not count.
  [{ number: 'DE811569869', answer: 'invalid' }, 0],
  [null, 0],
] as const)('the register’s answer %j leaves %d %%', (vatCheck, percent) => {
  expect(vatRateOf({ country: 'DE', VAT: 'DE136695976', vatCheck }).percent).toBe(percent);
});

test('the printed number is the checked one', () => {
  expect(validVatNumberOf({ country: 'DE', VAT: 'de 136 695 976' })).toBe('DE136695976');
  expect(validVatNumberOf({ country: 'DE', VAT: '-' })).toBeNull();
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
