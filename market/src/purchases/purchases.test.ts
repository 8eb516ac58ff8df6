import { expect, test } from '@jest/globals';
import { isWhollyRefunded, receivedOreLeft } from './index.js';

const DIFFERING = { receiptNumber: null, receivedOre: 249_000, totalOre: 250_000, refundedOre: 0, disputes: [] };

test('of a payment that differed is left what no refund and no lost dispute took', () => {
  expect(receivedOreLeft(DIFFERING)).toBe(249_000);
  expect(receivedOreLeft({ ...DIFFERING, refundedOre: 100_000 })).toBe(149_000);
  const disputes = [
    { amountOre: 149_000, state: 'lost' },
    { amountOre: 9000, state: 'won' },
  ] as const;
  expect(receivedOreLeft({ ...DIFFERING, refundedOre: 100_000, disputes })).toBe(0);
});

test('wholly refunded is what arrived, or the price where there is a receipt', () => {
  expect(isWhollyRefunded({ ...DIFFERING, refundedOre: 249_000 })).toBe(true);
  expect(isWhollyRefunded({ ...DIFFERING, receiptNumber: 'R-000001', refundedOre: 249_000 })).toBe(false);
  expect(isWhollyRefunded({ ...DIFFERING, receiptNumber: 1, receivedOre: null, refundedOre: 250_000 })).toBe(true);
});
