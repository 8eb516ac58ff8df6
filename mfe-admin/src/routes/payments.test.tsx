import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PaymentCase } from '@vela/contracts/schemas';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { proven } from '../testing/passkeys.js';

const ID = 'a'.repeat(24);
const CAME_BACK: PaymentCase = {
  id: ID,
  kind: 'refundFailed',
  companyId: 'b'.repeat(24),
  companyName: 'Nordlys AB',
  purchaseId: 'c'.repeat(24),
  purchaseState: 'paid',
  receiptNumber: 'R-000007',
  paymentIntentId: 'pi_1',
  amountOre: 62_500,
  totalOre: 250_000,
  owedTokens: 0,
  dueBy: null,
  openedAt: '2026-11-20T08:00:00.000Z',
  closedAt: null,
  outcome: null,
  actions: ['refund', 'paidOtherwise', 'staysPaid'],
  notes: [],
};

/** The payments desk with one row. */
const openDesk = (part: Partial<PaymentCase>, answers: Answers = {}) =>
  openSlice({
    routes,
    path: '/godmode/payments',
    answers: {
      listPasskeys: () => proven,
      adminListPaymentCases: () => ({ total: 1, rows: [{ ...CAME_BACK, ...part }] }),
      adminActOnPaymentCase: () => ({ ...CAME_BACK, ...part, actions: [] }),
      ...answers,
    },
  });

test('a refund that came back is made again for the same amount, which the dialog names', async () => {
  const { user, sentTo, container } = openDesk({});
  await user.click(await screen.findByRole('button', { name: 'Refund again' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refund 625.00.SEK again$/ }));
  expect(dialog.getByText(/625.00.SEK is paid back to the card once more/)).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A new card.');
  await user.click(dialog.getByRole('button', { name: /^Refund 625.00.SEK$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('adminActOnPaymentCase')).toEqual([
    { params: { id: ID }, body: { action: 'refund', reason: 'A new card.' } },
  ]);
});

test.each([
  ['Paid back otherwise', 'It is paid back', 'paidOtherwise', /its tokens are taken back, its credit note holds/],
  ['It stays paid', 'It stays paid', 'staysPaid', /a receipt that takes the place of what was credited/],
] as const)('a refund that came back ends: %s', async (label, confirm, action, why) => {
  const { user, sentTo, container } = openDesk({});
  expect(await screen.findByText(/^The bank sent the refund back/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.click(screen.getByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(why)).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'By bank.');
  await user.click(dialog.getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('adminActOnPaymentCase')).toEqual([{ params: { id: ID }, body: { action, reason: 'By bank.' } }]);
});

test('the payment of a closed company is refunded wholly', async () => {
  const { user } = openDesk({ kind: 'companyClosed', amountOre: 250_000 });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  expect(within(await screen.findByRole('dialog')).getByText(/^All that is left of the payment/)).toBeTruthy();
});

test('a bank that only asks is called that, and its payment is refunded', async () => {
  openDesk({ kind: 'dispute', inquiry: true, actions: ['refund'] });
  expect(await screen.findByText('The bank asks')).toBeTruthy();
  expect(screen.getByText(/^The bank asks about this payment and has taken nothing/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refund' })).toBeTruthy();
  expect(screen.queryByText('Disputed')).toBeNull();
});

test('of a payment for which nothing was credited no tokens and no credit note are spoken of', async () => {
  const { user } = openDesk({ receiptNumber: null, purchaseState: 'differs', actions: ['refund', 'paidOtherwise'] });
  expect(await screen.findByText(/^The bank sent the refund back\. Nothing was credited/)).toBeTruthy();
  expect(screen.queryByText(/in the balance again|payment stands/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Paid back otherwise' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/there are no tokens to take back/)).toBeTruthy();
  expect(dialog.queryByText(/credit note/)).toBeNull();
});
