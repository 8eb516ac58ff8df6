import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { SIGN_IN_AGAIN } from '@vela/contracts/problem';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

const ID = 'a'.repeat(24);
const account = { free: 2, reserved: 0, consumed: 1, expired: 0, refunded: 0 };
const company = {
  id: ID,
  name: 'Nordlys AB',
  organizationNumber: '556000-0001',
  address: 'Storgatan 1',
  postalCode: '111 22',
  city: 'Stockholm',
  country: 'Sweden',
  VAT: '',
  verification: 'waiting' as const,
  verificationNote: '',
  invoiceEmail: 'i@n.example',
  createdAt: '2026-04-01T11:01:00.000Z',
  suspendedAt: null,
  confirmedHires: 0,
  openRoles: 1,
  members: [],
  balance: { base: account, launchOffer: account, tokens: account },
  entries: [],
  totalEntries: 0,
};

test('a grant asks for a reason, asks to log in again without losing what was typed, and counts under one key', async () => {
  let calls = 0;
  const stale = new ApiError('Log in again', 403, {
    type: SIGN_IN_AGAIN,
    title: 'Not allowed',
    status: 403,
    detail: 'Log in again',
    message: 'Log in again',
  });
  const { user, sentTo, container } = openSlice({
    routes,
    path: `/godmode/companies?id=${ID}`,
    answers: {
      adminGetCompany: () => company,
      adminCorrectBalance: () => {
        calls += 1;
        if (calls === 1) throw stale;
        return company;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Grant or correct' }));
  await user.type(screen.getByLabelText('How many'), '12');
  await user.type(screen.getByLabelText('Reason'), 'A fair in May');
  await user.click(screen.getByRole('button', { name: 'Write to the ledger' }));
  expect((await screen.findByRole('link', { name: 'Log in again' })).getAttribute('target')).toBe('_blank');
  await user.click(screen.getByRole('button', { name: 'Write to the ledger' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = sentTo('adminCorrectBalance');
  expect(second).toEqual(first);
  expect(first).toMatchObject({ body: { account: 'tokens', amount: 12, reason: 'A fair in May' } });
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('the outbox shows what failed, and narrows by the address', async () => {
  const { sentTo } = openSlice({
    routes,
    path: '/godmode/outbox?status=pending',
    answers: { adminListOutbox: () => ({ total: 0, rows: [], counts: { pending: 0, failed: 3 } }) },
  });
  expect(await screen.findByText('No waiting messages fit this choice.')).toBeTruthy();
  expect(sentTo('adminListOutbox')).toEqual([{ query: { status: 'pending', page: 1 } }]);
});
