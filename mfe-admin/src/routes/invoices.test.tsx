import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import type { Invoice } from '@vela/contracts/schemas';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { proven } from '../testing/passkeys.js';

const ID = 'a'.repeat(24);
const AN_INVOICE: Invoice = {
  id: ID,
  number: 'F-000012',
  hireId: 'b'.repeat(24),
  companyName: 'Nordlys AB',
  roleName: 'Data Engineer',
  status: 'paid',
  price: { netOre: 7_500_000, vatPercent: 25, vatOre: 1_875_000, totalOre: 9_375_000 },
  issuedAt: '2026-11-20T08:00:00.000Z',
  dueOn: '2026-12-20',
  dueOre: 0,
  overpaidOre: 0,
  reminders: 0,
  payments: [],
  credits: [],
};

/** The list of invoices with one in it. */
const openInvoices = (part: Partial<Invoice>, answers: Answers = {}, path = '/godmode/invoices') =>
  openSlice({
    routes,
    path,
    answers: {
      listPasskeys: () => proven,
      adminListInvoices: () => ({ total: 1, invoices: [{ ...AN_INVOICE, ...part }] }),
      ...answers,
    },
  });
const asked = async () => within(await screen.findByRole('dialog'));

test('what was paid too much is noted as paid back, with amount, day and reason', async () => {
  const { user, sentTo, container } = openInvoices(
    { overpaidOre: 9_375_000, payments: [{ amountOre: 9_375_000, on: '2026-11-25', place: 0 }] },
    { adminMarkInvoicePaidBack: () => AN_INVOICE },
  );
  await user.click(await screen.findByRole('button', { name: 'Note what was paid back' }));
  const dialog = await asked();
  expect(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveProperty('value', '93,750.00');
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Undone.');
  await user.click(dialog.getByRole('button', { name: 'Note what was paid back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('adminMarkInvoicePaidBack')).toEqual([
    {
      params: { id: ID },
      body: {
        key: expect.stringMatching(/^[0-9a-f]{24}$/),
        amountOre: 9_375_000,
        paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        reason: 'Undone.',
      },
    },
  ]);
});

test('are sorted by what their titles say, which stands in the address', async () => {
  const { user, sentTo } = openInvoices({});
  const byNumber = await screen.findByRole('columnheader', { name: 'Invoice' });
  expect(byNumber.getAttribute('aria-sort')).toBe('descending');
  for (const direction of ['ascending', 'descending']) {
    await user.click(screen.getByRole('button', { name: 'Due' }));
    await waitFor(() => {
      expect(sentTo('adminListInvoices').at(-1)).toMatchObject({ query: { sort: 'due', direction } });
      expect(screen.getByRole('columnheader', { name: 'Due' }).getAttribute('aria-sort')).toBe(direction);
    });
  }
});

test('there is nothing to note as paid back where nothing was paid too much', async () => {
  openInvoices({});
  expect(await screen.findByRole('button', { name: 'Note payment' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Note what was paid back' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take back a payment' })).toBeNull();
});

test('a browser whose clock is behind offers no day before the invoice', async () => {
  const { user } = openInvoices({ dueOre: 9_375_000, status: 'open', issuedAt: '2999-12-01T12:00:00.000Z' });
  await user.click(await screen.findByRole('button', { name: 'Note payment' }));
  expect((await asked()).getByLabelText(/^Arrived on/)).toHaveProperty('value', '2999-12-01');
});

test('a payment whose answer was lost is sent again under the same name, and the next one under another', async () => {
  let lost = true;
  const { user, sentTo } = openInvoices(
    { dueOre: 9_375_000, status: 'open' },
    {
      adminMarkInvoicePaid: () => {
        if (!lost) return AN_INVOICE;
        lost = false;
        throw new ApiError('No connection.', 0, null);
      },
    },
  );
  for (const presses of [2, 1]) {
    await user.click(await screen.findByRole('button', { name: 'Note payment' }));
    const dialog = await asked();
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Bank');
    for (let press = 1; press <= presses; press += 1)
      await user.click(dialog.getByRole('button', { name: 'Note payment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const [first, again, next] = sentTo('adminMarkInvoicePaid');
  expect(first).toMatchObject({ body: { key: expect.stringMatching(/^[0-9a-f]{24}$/) } });
  expect(again).toEqual(first);
  expect(next).not.toEqual(first);
});

test('one of several payments is taken back, with a reason', async () => {
  const { user, sentTo } = openInvoices(
    {
      dueOre: 1_000_000,
      payments: [
        { amountOre: 8_000_000, on: '2026-11-25', place: 0 },
        { amountOre: 375_000, on: '2026-11-26', place: 1 },
      ],
      paidBack: [{ amountOre: 100, on: '2026-11-27', place: 2 }],
    },
    { adminTakeBackInvoicePayment: () => AN_INVOICE },
  );
  await user.click(await screen.findByRole('button', { name: 'Take back a payment' }));
  const dialog = await asked();
  const which = dialog.getByRole('combobox', { name: /^Payment/ });
  expect(
    within(which)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/80,000.00 SEK, arrived on/),
    expect.stringMatching(/3,750.00 SEK, arrived on/),
    expect.stringMatching(/1.00 SEK, paid back on/),
  ]);
  await user.selectOptions(which, '1');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Another invoice');
  await user.click(dialog.getByRole('button', { name: 'Take back this payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('adminTakeBackInvoicePayment')).toEqual([
    {
      params: { id: ID },
      body: { key: expect.stringMatching(/^[0-9a-f]{24}$/), place: 1, reason: 'Another invoice' },
    },
  ]);
});

test('invoices with something to pay back are asked for by themselves', async () => {
  const { sentTo } = openInvoices({}, {}, '/godmode/invoices?status=toPayBack');
  await screen.findByRole('link', { name: 'Peppol XML F-000012' });
  expect(sentTo('adminListInvoices')[0]).toMatchObject({ query: { status: 'toPayBack' } });
});
