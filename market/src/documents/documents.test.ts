import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { taxed } from '../vat/index.js';
import {
  creditedPart,
  documentLanguageOf,
  dueOreOf,
  isBankgiro,
  isIban,
  overpaidOreOf,
  passesLuhn,
  paymentReferenceOf,
  printedNumber,
} from './index.js';

test('numbers are printed with the letter of their series', () => {
  expect([printedNumber('receipt', 1), printedNumber('invoice', 12), printedNumber('creditNote', 1_234_567)]).toEqual([
    'R-000001',
    'F-000012',
    'K-1234567',
  ]);
});

describe('a payment reference', () => {
  test.each([
    // Bankgirot's example: 12345 gets the length digit 7 and the check digit 4.
    [12_345, '1234574'],
    [1, '133'],
  ])('of invoice %d is %s', (number, reference) => expect(paymentReferenceOf(number)).toBe(reference));

  test('holds its length and passes its check, and no other single digit does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.nat(7),
        fc.integer({ min: 1, max: 9 }),
        (number, at, by) => {
          const reference = paymentReferenceOf(number);
          expect(Number(reference.at(-2))).toBe(reference.length % 10);
          expect(passesLuhn(reference)).toBe(true);
          const place = at % reference.length;
          const wrong = [...reference].map((digit, index) => (index === place ? (Number(digit) + by) % 10 : digit));
          expect(passesLuhn(wrong.join(''))).toBe(false);
        },
      ),
    );
  });
});

test('accounts are known by their check digits', () => {
  expect(['5050-1055', '50501055', '5050-1056', '50-1055', ''].map(isBankgiro)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(
    ['SE45 5000 0000 0583 9825 7466', 'SE4550000000058398257466', 'SE4550000000058398257467', 'SE45'].map(isIban),
  ).toEqual([true, true, false, false]);
});

test('what is due counts credits and payments', () => {
  const credited = { totalOre: 15_000_000, creditedOre: 11_250_000, paidBackOre: 0 };
  expect(dueOreOf({ ...credited, paidOre: 0 })).toBe(3_750_000);
  expect(dueOreOf({ ...credited, paidOre: 15_000_000 })).toBe(0);
  expect(overpaidOreOf({ ...credited, paidOre: 15_000_000 })).toBe(11_250_000);
  expect(overpaidOreOf({ ...credited, paidOre: 15_000_000, paidBackOre: 11_000_000 })).toBe(250_000);
  expect(overpaidOreOf({ totalOre: 100, creditedOre: 0, paidOre: 60, paidBackOre: 0 })).toBe(0);
  // What went back in error, as nothing had been paid, is to be paid again.
  expect(dueOreOf({ totalOre: 100, creditedOre: 0, paidOre: 0, paidBackOre: 60 })).toBe(160);
});

test('credits of a whole price add up to it, whatever the steps', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(0, 25),
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 8 }),
      (netOre, percent, steps) => {
        const price = taxed(netOre, { percent, reason: 'sweden' });
        const sums = { netOre: 0, vatOre: 0, totalOre: 0 };
        for (const step of [...steps, price.totalOre]) {
          const part = creditedPart(price, sums.totalOre, step);
          expect(part.netOre + part.vatOre).toBe(part.totalOre);
          sums.netOre += part.netOre;
          sums.vatOre += part.vatOre;
          sums.totalOre += part.totalOre;
        }
        expect(sums).toEqual({ netOre: price.netOre, vatOre: price.vatOre, totalOre: price.totalOre });
      },
    ),
  );
});

test('documents are in the language that was chosen, else in that of the country', () => {
  expect(documentLanguageOf({ country: 'Sweden' })).toBe('sv');
  expect(documentLanguageOf({ country: 'SE', documentLanguage: 'en' })).toBe('en');
  expect(documentLanguageOf({ country: 'Germany' })).toBe('en');
  expect(documentLanguageOf({ country: 'Germany', documentLanguage: 'sv' })).toBe('sv');
});
