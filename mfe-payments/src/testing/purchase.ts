import type { Purchase } from '@vela/contracts/schemas';

/** A paid purchase of 40 tokens. */
export const PURCHASE: Purchase = {
  id: '3'.repeat(24),
  state: 'paid',
  tokens: 40,
  netOre: 200_000,
  vatOre: 50_000,
  totalOre: 250_000,
  vatPercent: 25,
  vatReason: 'sweden',
  createdAt: '2026-04-01T11:00:00.000Z',
  paidAt: '2026-04-01T11:01:00.000Z',
  fault: null,
  receiptNumber: 'R-000007',
  buyer: {
    name: 'Nordvik',
    organizationNumber: '556000-0001',
    address: 'Storgatan 1',
    postalCode: '111 22',
    city: 'Stockholm',
    country: 'Sweden',
    VAT: 'SE556000000101',
  },
  refundedOre: 0,
  refundedTokens: 0,
  refundedSpentTokens: 0,
  refunds: [],
  disputes: [],
};
