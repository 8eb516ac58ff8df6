import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readAmount } from '@vela/contracts/amounts';

const amount = (value: number) => ({ kind: 'amount', amount: value });
const NBSP = String.fromCharCode(0xa0);
const NARROW = String.fromCharCode(0x202f);

describe('sixty-five thousand', () => {
  test.each([
    '65000',
    '65 000',
    `65${NBSP}000`,
    `65${NARROW}000`,
    '65.000',
    '65,000',
    "65'000",
    '65’000',
    '65k',
    '65 K',
    '65 tkr',
    '65000.00',
    '65.000,00',
    '65,000.00',
    '65 000,00',
    'SEK 65,000.00',
    '65.000 SEK',
    '65 000 kr',
    '65 000:-',
    '€65,000',
    '65000.4',
    '65.000.00',
    ' 65.000 ',
    '６５０００',
    '65000,',
    '65000.',
  ])('is %j', (text) => expect(readAmount(text)).toEqual(amount(65_000)));
});

test.each([
  ['1.234.567', 1_234_567],
  ['1,234,567.89', 1_234_568],
  ['1.234.567,89', 1_234_568],
  ['65.5k', 65_500],
  ['65,5 k', 65_500],
  ['1,25k', 1_250],
  ['65000.50', 65_001],
  ['0', 0],
  ['612', 612],
  ['007', 7],
])('%j is %d', (text, value) => expect(readAmount(text)).toEqual(amount(value)));

test.each([
  ['65.5', 66, 65_500],
  ['65,5', 66, 65_500],
  ['65.00', 65, 65_000],
  ['4,25', 4, 4_250],
  ['0.5', 1, 500],
])('%j could be %d or %d', (text, smaller, greater) =>
  expect(readAmount(text)).toEqual({ kind: 'either', amounts: [smaller, greater] }),
);

test.each([
  'abc',
  '65 00',
  '65.0000',
  '0.065',
  '-65000',
  '65-70k',
  '65000/month',
  '65,000.000',
  '1.2.3',
  '65.000k',
  '6e4',
  'SEK',
  '.',
  '65..000',
  '1 234.567',
  '1.234 567',
])('%j is not guessed at', (text) => expect(readAmount(text)).toEqual({ kind: 'unclear' }));

test.each(['', '  '])('%j is nothing', (text) => expect(readAmount(text)).toEqual({ kind: 'empty' }));

/** How the languages of the market and their neighbours write whole amounts and amounts with hundredths. */
const LOCALES = [
  'en-US',
  'en-GB',
  'sv-SE',
  'nb-NO',
  'da-DK',
  'fi-FI',
  'is-IS',
  'de-DE',
  'de-CH',
  'fr-FR',
  'pl-PL',
  'es-ES',
];

test('an amount as any language writes it is that amount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      fc.integer({ min: 1_000, max: 999_999_999 }),
      fc.boolean(),
      (locale, value, exact) => {
        const digits = exact ? 2 : 0;
        const written = new Intl.NumberFormat(locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(value);
        expect([written, readAmount(written)]).toEqual([written, amount(value)]);
      },
    ),
  );
});

test('an amount with its currency, as any language writes it, is that amount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      fc.constantFrom('SEK', 'EUR', 'DKK', 'NOK', 'USD'),
      fc.integer({ min: 1_000, max: 999_999_999 }),
      (locale, currency, value) => {
        const written = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(
          value,
        );
        expect([written, readAmount(written)]).toEqual([written, amount(value)]);
      },
    ),
  );
});

test('whatever is written, figures are never dropped but for hundredths', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d., ]{1,12}$/), (text) => {
      const reading = readAmount(text);
      if (reading.kind !== 'amount') return;
      const figures = Number(text.replaceAll(/\D/g, ''));
      expect([1, 10, 100].map((decimals) => Math.round(figures / decimals))).toContain(reading.amount);
    }),
  );
});
