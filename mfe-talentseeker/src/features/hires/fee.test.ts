import { expect, test } from '@jest/globals';
import { feeOf, refundOf } from './fee.js';

test.each([
  ['graduate', 'Graduate', 1_000_000, 1_250_000],
  ['mid', 'Mid', 7_500_000, 9_375_000],
  ['expertPlus', 'Expert+', 20_000_000, 25_000_000],
] as const)('the fee of %s, with Sweden’s VAT', (band, label, netOre, totalOre) => {
  expect(feeOf({ band }, { vatRate: { percent: 25, reason: 'sweden' } })).toEqual({
    label,
    fee: { netOre, vatPercent: 25, vatOre: totalOre - netOre, totalOre },
  });
});

test('is reckoned with Sweden’s VAT until the company has said where it is', () => {
  expect(feeOf({ band: 'junior' }, { vatRate: null }).fee).toMatchObject({ vatPercent: 25 });
});

test('carries the VAT that the server decided', () => {
  expect(feeOf({ band: 'junior' }, { vatRate: { percent: 0, reason: 'outsideEu' } }).fee).toMatchObject({
    vatPercent: 0,
    totalOre: 4_500_000,
  });
});

const hire = {
  startsOn: '2026-11-02',
  probationEndsOn: '2027-05-01',
  ...feeOf({ band: 'junior' }, { vatRate: { percent: 25, reason: 'sweden' } }),
};
test.each([
  ['2026-11-02', 75, 4_218_750],
  ['2026-12-02', 75, 4_218_750],
  ['2026-12-03', 50, 2_812_500],
  ['2027-02-02', 35, 1_968_750],
  ['2027-02-03', 0, 0],
])('a contract that ended on %s gives back %d %%', (endedOn, percent, totalOre) => {
  expect(refundOf(hire, endedOn)).toEqual({ percent, totalOre });
});

test.each(['', '2026-11', '2026-11-01'])('says nothing yet for "%s"', (endedOn) => {
  expect(refundOf(hire, endedOn)).toBeNull();
});
