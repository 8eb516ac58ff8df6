import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { Invoice, Purchase } from '@vela/contracts/schemas';
import { accessibilityViolations, fullProfile, openSlice, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { PURCHASE, RECEIPT } from '../testing/purchase.js';
import { recruiterWith, recruiterWithoutCompany } from '../testing/recruiter.js';

const common = { routes, audience: 'talentSeeker', user: recruiterWith(null) } as const;

test('receipts are listed, and those that were refunded say so', async () => {
  const { container } = openSlice({
    ...common,
    path: PATHS.receipts,
    answers: {
      listPurchases: () => ({
        purchases: [PURCHASE, { ...PURCHASE, id: '4'.repeat(24), receiptNumber: 'R-000006', refundedOre: 250_000 }],
      }),
    },
  });
  expect((await screen.findByRole('link', { name: 'R-000007' })).getAttribute('href')).toBe(
    pathTo(PATHS.receipt, { purchaseId: PURCHASE.id }),
  );
  expect(screen.getByText('Refunded')).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('a receipt says who bought what for how much, and is a PDF too', async () => {
  const { container } = openSlice({
    ...common,
    path: pathTo(PATHS.receipt, { purchaseId: PURCHASE.id }),
    answers: {
      getPurchase: () => ({
        ...PURCHASE,
        refundedOre: 125_000,
        refundedTokens: 18,
        owedAgainTokens: 3,
        refundedSpentTokens: 2,
      }),
      listDocuments: () => [RECEIPT],
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Receipt R-000007' })).toBeTruthy();
  // The document has its own title on paper only, where the page's is not.
  expect(screen.getAllByRole('heading', { name: /R-000007/ })).toHaveLength(1);
  for (const text of [
    'Vela AB',
    'Exempelgatan 1',
    'SE559999999101',
    'Nordvik',
    'Storgatan 1',
    'SE556000000101',
    /500,00.SEK$/,
    '1,250.00 SEK refunded',
    /18 tokens taken back. 3 tokens had repaid what your company owed; it owes them again. 2 tokens had been spent/,
  ])
    expect(screen.getAllByText(text)).not.toEqual([]);
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
    `/api/documents/${RECEIPT.id}/pdf`,
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

const DIFFERING: Purchase = {
  ...PURCHASE,
  state: 'differs',
  paidAt: null,
  receiptNumber: null,
  buyer: null,
  receivedOre: 249_000,
  refundedOre: 249_000,
  refunds: [{ amountOre: 249_000, state: 'succeeded', at: '2026-04-02T11:00:00.000Z' }],
};
const openReceipt = (purchase: Purchase) =>
  openSlice({
    ...common,
    path: pathTo(PATHS.receipt, { purchaseId: purchase.id }),
    answers: { getPurchase: () => purchase, listDocuments: () => [] },
  });

test('another amount than the price that was wholly paid back is refunded', async () => {
  openSlice({ ...common, path: PATHS.receipts, answers: { listPurchases: () => ({ purchases: [DIFFERING] }) } });
  expect(await screen.findByText('Refunded')).toBeTruthy();
  expect(screen.queryByText('Partly refunded')).toBeNull();
});

test('a payment without a receipt says what was paid back of it', async () => {
  openReceipt(DIFFERING);
  expect(await screen.findByText('2,490.00 SEK refunded')).toBeTruthy();
  expect(screen.getByText(/2,490.00 SEK paid back\./)).toBeTruthy();
  // None were ever credited.
  expect(screen.queryByText(/taken back/)).toBeNull();
});

const DISPUTE: Purchase['disputes'][number] = {
  amountOre: 250_000,
  state: 'open',
  inquiry: false,
  openedAt: '2026-04-03T11:00:00.000Z',
  frozenTokens: 40,
  takenTokens: 0,
  owedTokens: 0,
};

test.each([
  ['a bank that disputes it', { disputes: [DISPUTE] }, /took the payment back until this is decided\. 40 tokens/],
  ['a bank that only asks', { disputes: [{ ...DISPUTE, inquiry: true }] }, /asks about this payment\. 40 tokens/],
  ['a dispute that was won', { disputes: [{ ...DISPUTE, state: 'won', frozenTokens: 0 }] }, 'The payment stands.'],
  [
    'a question that ended with a refund',
    { disputes: [{ ...DISPUTE, inquiry: true, state: 'won', frozenTokens: 0 }], refundedOre: 250_000 },
    'The payment was refunded meanwhile.',
  ],
] as const)('a receipt tells of %s', async (_, changed, words) => {
  openReceipt({ ...PURCHASE, ...changed, disputes: [...changed.disputes] });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a kind that there is none of filters nothing', async () => {
  const { sentTo } = openSlice({
    ...common,
    path: `${PATHS.statement}?kind=constructor`,
    answers: { getStatement: () => ({ page: 1, pages: 0, total: 0, entries: [] }) },
  });
  await waitFor(() => expect(sentTo('getStatement')).toEqual([{ query: { page: 1 } }]));
});

test('a page of the statement behind its end says so, and leads to the first', async () => {
  openSlice({
    ...common,
    path: `${PATHS.statement}?kind=purchase&page=9`,
    answers: { getStatement: () => ({ page: 9, pages: 1, total: 4, entries: [] }) },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing is on this page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To its first page' }).getAttribute('href')).toBe(
    `${PATHS.statement}?kind=purchase`,
  );
  expect(screen.queryByText('No entries fit this choice.')).toBeNull();
});

test('the statement is filtered by kind and day, in the address, in the file too', async () => {
  const { user, path, sentTo, container } = openSlice({
    ...common,
    path: PATHS.statement,
    answers: {
      getStatement: () => ({
        page: 1,
        pages: 1,
        total: 2,
        entries: [
          {
            id: '5'.repeat(24),
            at: '2026-04-01T11:01:00.000Z',
            account: 'tokens',
            kind: 'purchase',
            amount: 40,
            cause: 'purchase',
            change: 40,
            balance: 40,
            who: 'Helena Rydberg',
            person: null,
            roleName: '',
            connectionId: null,
            document: { number: 'R-000007', purchaseId: PURCHASE.id },
          },
          {
            id: '6'.repeat(24),
            at: '2026-04-01T10:00:00.000Z',
            account: 'base',
            kind: 'reserve',
            amount: 1,
            cause: 'connection',
            change: -1,
            balance: 2,
            who: 'Helena Rydberg',
            person: null,
            roleName: 'Designer',
            connectionId: '8'.repeat(24),
            document: null,
          },
        ],
      }),
    },
  });
  expect(await screen.findByText('+40')).toBeTruthy();
  expect(screen.getByText('\u22121')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'R-000007' })).toBeTruthy();
  expect(screen.getByText('Designer')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Kind'), 'Bought');
  await waitFor(() => expect(path()).toBe(`${PATHS.statement}?kind=purchase`));
  await waitFor(() => expect(sentTo('getStatement').at(-1)).toEqual({ query: { kind: 'purchase', page: 1 } }));
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    '/api/subscriptions/statement-csv?kind=purchase&language=en',
  );
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('a refund that was paid another way says so, with both days', async () => {
  openSlice({
    ...common,
    path: pathTo(PATHS.receipt, { purchaseId: PURCHASE.id }),
    answers: {
      getPurchase: () => ({
        ...PURCHASE,
        refundedOre: 125_000,
        refundedTokens: 20,
        refunds: [
          {
            amountOre: 125_000,
            state: 'failed',
            at: '2026-11-02T08:00:00.000Z',
            otherwiseAt: '2026-11-09T08:00:00.000Z',
          },
        ],
      }),
      listDocuments: () => [RECEIPT],
    },
  });
  expect(
    await screen.findByText(
      /^2 November 2026: 1,250.00.SEK sent back by the bank, and paid another way on 9 November 2026\.$/,
    ),
  ).toBeTruthy();
});

test('an invoice that was paid too much says what is to be paid back, and what was on which day', async () => {
  const invoice: Invoice = {
    id: '5'.repeat(24),
    number: 'F-000012',
    hireId: '6'.repeat(24),
    companyName: 'Nordvik',
    roleName: 'Designer',
    status: 'paid',
    price: { netOre: 200_000, vatPercent: 25, vatOre: 50_000, totalOre: 250_000 },
    issuedAt: '2026-10-01T08:00:00.000Z',
    dueOn: '2026-10-31',
    dueOre: 0,
    overpaidOre: 50_000,
    reminders: 0,
    payments: [{ amountOre: 250_000, on: '2026-10-20', place: 0 }],
    paidBack: [{ amountOre: 200_000, on: '2026-11-05', place: 1 }],
    credits: [],
  };
  const { container } = openSlice({
    ...common,
    path: pathTo(PATHS.invoice, { invoiceId: invoice.id }),
    answers: { listInvoices: () => [invoice], listDocuments: () => [] },
  });
  expect(await screen.findByText(/^2,000.00.SEK was paid back to you on 5 November 2026\.$/)).toBeTruthy();
  expect(screen.getByText(/^500.00.SEK is paid back to the account that you paid from\.$/)).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test.each([
  ['a receipt', 404, pathTo(PATHS.receipt, { purchaseId: PURCHASE.id }), 'There is no such receipt', 'All receipts'],
  ['a receipt', 400, pathTo(PATHS.receipt, { purchaseId: 'xyz' }), 'There is no such receipt', 'All receipts'],
  ['an invoice', 400, pathTo(PATHS.invoice, { invoiceId: 'xyz' }), 'There is no such invoice', 'All invoices'],
] as const)(
  'an address of %s that is none (%d) says so, and leads to those there are',
  async (_, status, path, title, list) => {
    const refuse = (field: string) => (): never => {
      const errors = status === 400 ? [{ field, message: 'This is no id.' }] : [];
      throw new ApiError('Refused.', status, {
        type: 'about:blank',
        title: 'Refused',
        status,
        detail: 'Refused.',
        message: 'Refused.',
        errors,
      });
    };
    openSlice({
      ...common,
      path,
      answers: { getPurchase: refuse('id'), listInvoices: () => [], listDocuments: refuse('subjectId') },
    });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: list })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test.each([
  ['a receipt', pathTo(PATHS.receipt, { purchaseId: PURCHASE.id }), 'There is no such receipt'],
  ['an invoice', pathTo(PATHS.invoice, { invoiceId: PURCHASE.id }), 'There is no such invoice'],
] as const)('%s of a company that one is not in is not told as a fault of the connection', async (_, path, title) => {
  const refuse = (): never => {
    throw new ApiError('This is for recruiters.', 403, null);
  };
  const { container } = openSlice({
    ...common,
    user: talentWith(fullProfile),
    path,
    answers: { getPurchase: refuse, listInvoices: refuse, listDocuments: refuse },
  });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText('Perhaps it belongs to a company that you are not signed in for.')).toBeTruthy();
  expect(screen.queryByText(/connection/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  // A list of the company's records is no way on for whoever is in none.
  expect(screen.getByRole('link').getAttribute('href')).toBe(PATHS.home);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('while a year is typed the statement is not asked for days of the first centuries', async () => {
  const { sentTo, path } = openSlice({
    ...common,
    path: PATHS.statement + '?from=2026-02-31',
    answers: { getStatement: () => ({ entries: [], total: 0, page: 1, pages: 1 }) },
  });
  const field = await screen.findByLabelText('From');
  for (const value of ['0002-11-20', '0020-11-20', '0202-11-20', '2026-11-20'])
    fireEvent.change(field, { target: { value } });
  await waitFor(() => expect(path()).toBe(`${PATHS.statement}?from=2026-11-20`));
  const asked = sentTo('getStatement').map((request) => Reflect.get(Object(request), 'query')?.from);
  expect(new Set(asked)).toEqual(new Set([undefined, '2026-11-20']));
});

test.each([
  [PATHS.receipts, 'Receipts', 'listPurchases'],
  [PATHS.statement, 'Statement', 'getStatement'],
  [PATHS.invoices, 'Invoices', 'listInvoices'],
] as const)('%s leads whoever has no company yet to naming one', async (path, title, asked) => {
  const detail = 'Create your company first.';
  const refused = { type: 'about:blank', title: 'Forbidden', status: 403, detail, message: detail };
  const { container, sentTo } = openSlice({
    ...common,
    user: recruiterWithoutCompany(null),
    path,
    answers: {
      [asked]: () => {
        throw new ApiError(detail, 403, refused);
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'You have no company yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Name your company' }).getAttribute('href')).toBe(
    PATHS.talentSeekerDashboard3,
  );
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  // What would be refused is not asked.
  expect(sentTo(asked)).toEqual([]);
  expect(await accessibilityViolations(container)).toEqual([]);
});
