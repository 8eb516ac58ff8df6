import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { Purchase } from '@vela/contracts/schemas';
import { addCatalogue, inTongue } from '@vela/language';
import { catalogueOf } from '@vela/language/catalogues';
import { PURCHASE } from '../testing/purchase.js';
import { PurchaseStateBadge } from './receipts/components/purchase-state.js';
import { RefundNotice } from './receipts/components/refund-notice.js';
import { plansWith } from './subscription/plans.js';

addCatalogue('sv', catalogueOf(['mfe-payments'], 'sv'));
const swedish = <Result,>(told: () => Result): Result => inTongue('sv', told);

test('what was given back is told in Swedish', () => {
  const purchase: Purchase = {
    ...PURCHASE,
    refundedOre: 125_000,
    refundedTokens: 18,
    refunds: [{ amountOre: 125_000, state: 'failed', at: '2026-11-20T12:00:00.000Z' }],
  };
  const { container } = swedish(() => render(<RefundNotice purchase={purchase} />));
  expect(container.textContent).toContain('1\u00a0250,00 SEK återbetalt');
  expect(container.textContent).toContain('Återtaget: 18 tokens.');
  expect(container.textContent).toMatch(/: 1\u00a0250,00 SEK returnerat av banken\.$/);
});

test('a word that English has once is the right one of two', () => {
  const { container } = swedish(() => render(<PurchaseStateBadge purchase={PURCHASE} />));
  expect(container.textContent).toBe('Betalt');
});

test('plans are told when they are shown', () => {
  expect(plansWith(3).map(({ price }) => price)).toEqual(['Free', '2,000 SEK', 'Monthly subscription']);
  expect(swedish(() => plansWith(3).map(({ price }) => price))).toEqual(['Gratis', '2\u00a0000 SEK', 'Månadsabonnemang']);
});
