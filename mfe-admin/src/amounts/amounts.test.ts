import { expect, test } from '@jest/globals';
import { oreIn, refusedOre, refusedWhole, wholeIn } from './amounts.js';

test.each([
  ['1250', 125_000],
  ['1.250', 125_000],
  ['1,250', 125_000],
  ['1 250,50', 125_050],
  ['1\u00a0250,50', 125_050],
  ['1,250.50', 125_050],
  ['1.250,5', 125_050],
  ['65.5', 6_550],
  ['93,750.00 SEK', 9_375_000],
  ['0,01', 1],
])('%j are %d öre', (written, ore) => {
  expect(oreIn(written)).toBe(ore);
  expect(refusedOre(written)).toBeNull();
});

test.each(['', 'soon', '12.34.56', '1.2345'])('%j is no amount, and is not guessed at', (written) => {
  expect(oreIn(written)).toBeNull();
  expect(refusedOre(written)).toBe('This is not one amount. Write it such as 1,250.50.');
});

test('an amount beyond what invoices come to is a slip of the pen', () => {
  expect(refusedOre('100 000 000')).toBeNull();
  expect(refusedOre('100,000,000.01')).toBe('At most 100,000,000 SEK.');
  expect(refusedOre('9'.repeat(22))).toBe('At most 100,000,000 SEK.');
});

test.each([
  ['12', 12],
  ['-12', -12],
  ['\u22121.000', -1000],
  ['1.000', 1000],
  ['0', 0],
])('%j is the number %d', (written, number) => expect(wholeIn(written)).toBe(number));

test('what is no whole number says so', () => {
  expect(['', '1.5', 'x', '--1'].map(refusedWhole)).toEqual(Array(4).fill('Give a whole number.'));
});
