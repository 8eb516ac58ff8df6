import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminHire } from '@vela/contracts/schemas';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

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
  invoice: null,
};

/** The list of hires with one in it. */
const openHires = (part: Partial<AdminHire>, answers: Answers = {}) =>
  openSlice({
    routes,
    path: '/godmode/hires',
    answers: {
      listPasskeys: () => ({ passkeys: [], proven: true, sandboxKey: true }),
      adminListHires: () => ({ total: 1, hires: [{ ...aHire, ...part }] }),
      ...answers,
    },
  });

test.each<[string, Partial<AdminHire>, RegExp]>([
  ['goes on', {}, /^Confirmed$/],
  ['its company says has ended', { endReportedOn: '2027-06-15' }, /^Confirmed; the company says it ended 15.Jun.2027$/],
  ['has ended', { endedOn: '2027-06-15' }, /^Ended 15.Jun.2027$/],
  ['was undone after its end', { status: 'undone', endedOn: '2027-06-15', endReportedOn: '2027-06-15' }, /^Undone$/],
])('a hire that %s says so', async (_, part, state) => {
  const { container } = openHires(part);
  expect(await screen.findByText(state, { selector: 'td' })).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});
