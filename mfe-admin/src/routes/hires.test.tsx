import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import type { AdminHire } from '@vela/contracts/schemas';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { proven } from '../testing/passkeys.js';

const aHire: AdminHire = {
  id: 'a'.repeat(24),
  connectionId: 'b'.repeat(24),
  companyId: 'c'.repeat(24),
  companyName: 'Nordlys AB',
  talentName: 'Maja Kron',
  roleName: 'Data Engineer',
  status: 'confirmed',
  reportedAt: '2026-11-20T08:00:00.000Z',
  answer: null,
  answerNote: '',
  reportedByCompany: true,
  reportedByTalent: false,
  endedOn: null,
  signedOn: '2026-11-19',
  startsOn: '2026-12-01',
  probationEndsOn: '2027-05-31',
  compensation: '64000',
  currency: 'SEK',
  compensationTimePeriod: 'Monthly',
  late: false,
  band: 'senior',
  fee: { netOre: 12_000_000, vatPercent: 25, vatOre: 3_000_000, totalOre: 15_000_000 },
  bonus: null,
  rejection: null,
  endReportedOn: null,
  invoiceWaits: false,
  invoice: null,
};

/** The list of hires with one in it. */
const openHires = (part: Partial<AdminHire>, answers: Answers = {}) =>
  openSlice({
    routes,
    path: '/godmode/hires',
    answers: {
      listPasskeys: () => proven,
      adminListHires: () => ({ total: 1, hires: [{ ...aHire, ...part }] }),
      ...answers,
    },
  });

test.each<[string, Partial<AdminHire>, RegExp]>([
  ['goes on', {}, /^Confirmed$/],
  ['its company says has ended', { endReportedOn: '2027-06-15' }, /^Confirmed; the company says it ended 15.Jun.2027$/],
  ['has ended', { endedOn: '2027-06-15' }, /^Ended 15.Jun.2027$/],
  ['was undone after its end', { status: 'undone', endedOn: '2027-06-15', endReportedOn: '2027-06-15' }, /^Undone$/],
  ['was rejected', { status: 'rejected', rejection: 'Nobody signed.' }, /^Rejected: Nobody signed\.$/],
  [
    'goes on though its end was reported',
    { rejection: 'It goes on.' },
    /^Confirmed; a reported end was dismissed: It goes on\.$/,
  ],
])('a hire that %s says so', async (_, part, state) => {
  const { container } = openHires(part);
  expect(await screen.findByText(state, { selector: 'td' })).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('a fee that cannot be invoiced says what is missing', async () => {
  openHires({ invoiceWaits: true });
  expect(await screen.findByText('No invoice without a country')).toBeTruthy();
});

test('what was signed is said as the company and the talent read it', async () => {
  openHires({ probationEndsOn: null });
  const agreement = /^Signed 19.November.2026, first day 1.December.2026, no probation\. 64,000.SEK monthly\.$/;
  expect(await screen.findByText(agreement, { selector: 'td' })).toBeTruthy();
});

test.each(['Refund', 'Confirm the end'])('%s says which share of the fee the day gives back', async (label) => {
  const { user } = openHires({ endReportedOn: '2026-12-20' });
  await user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^This day gives 75.?% of the fee back\.$/)).toBeTruthy();
  const day = dialog.getByLabelText(/^Last day of the contract/);
  await user.clear(day);
  await user.type(day, '2027-06-15');
  expect(dialog.getByText('This day gives nothing of the fee back.')).toBeTruthy();
  await user.clear(day);
  expect(dialog.queryByText(/^This day gives/)).toBeNull();
});

test('a reported end is confirmed without a refund, or dismissed with a reason', async () => {
  const day = '2027-06-15';
  let hire: AdminHire = { ...aHire, endReportedOn: day };
  const { user, sentTo } = openHires(
    {},
    {
      adminListHires: () => ({ total: 1, hires: [hire] }),
      adminDismissHireEnd: () => (hire = { ...hire, endReportedOn: null }),
      adminConfirmHireEnd: ({ body }) => (hire = { ...hire, endReportedOn: null, endedOn: body.endedOn }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Dismiss the end' }));
  const dismissing = within(await screen.findByRole('dialog'));
  await user.type(dismissing.getByRole('textbox', { name: /^Reason/ }), 'It goes on.');
  await user.click(dismissing.getByRole('button', { name: 'Dismiss the reported end' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('adminDismissHireEnd')).toEqual([{ params: { id: aHire.id }, body: { reason: 'It goes on.' } }]);
  expect(screen.queryByRole('button', { name: 'Dismiss the end' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm the end' }));
  const confirming = within(await screen.findByRole('dialog'));
  await user.type(confirming.getByLabelText(/^Last day of the contract/), day);
  await user.type(confirming.getByRole('textbox', { name: /^Reason/ }), 'Both said so.');
  await user.click(confirming.getByRole('button', { name: 'Confirm without a refund' }));
  expect(await screen.findByText(/^Ended 15.Jun.2027$/)).toBeTruthy();
  expect(sentTo('adminConfirmHireEnd')).toEqual([
    { params: { id: aHire.id }, body: { endedOn: day, reason: 'Both said so.' } },
  ]);
});

test('whoever undoes a hire is told that both sides read why', async () => {
  const { user } = openHires({});
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = within(await screen.findByRole('dialog'));
  const description = 'The talent and the company read it, in a mail. Kept in the audit log.';
  expect(dialog.getByRole('textbox', { name: /^Reason/, description })).toBeTruthy();
});

const REFUSED = 'Somebody else answered this hire meanwhile.';

test.each<[string, AdminHire['status']]>([
  ['has another action now', 'confirmed'],
  ['has no action now', 'rejected'],
])('an open change stays what it was where its row %s, and what is shown follows as it closes', async (_, status) => {
  let hire: AdminHire = { ...aHire, status: 'reported' };
  const { user, sentTo } = openHires(
    {},
    {
      adminListHires: () => ({ total: 1, hires: [hire] }),
      adminRejectHire: () => {
        hire = { ...hire, status };
        throw new ApiError(REFUSED, 409, null);
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject the hire of Maja Kron' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Nobody signed.');
  await user.click(dialog.getByRole('button', { name: 'Reject hire' }));
  expect(await dialog.findByText(REFUSED)).toBeTruthy();
  // Whoever comes back to the tab has the page asked anew, too.
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reject', hidden: true })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Reject the hire of Maja Kron' })).toBeTruthy();
  expect(dialog.getByText(REFUSED)).toBeTruthy();
  const asked = sentTo('adminListHires').length;
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(sentTo('adminListHires').length).toBeGreaterThan(asked));
});
