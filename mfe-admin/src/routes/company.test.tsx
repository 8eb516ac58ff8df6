import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { PASSKEY_AGAIN } from '@vela/contracts/problem';
import type { CompanyPage } from '@vela/contracts/schemas';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { CHALLENGE, plugInSandboxKey, PROOF, proven, refusal } from '../testing/passkeys.js';

const ID = 'a'.repeat(24);
const account = { free: 2, reserved: 0, consumed: 1, expired: 0, refunded: 0, frozen: 0, debt: 0 };
const company = {
  id: ID,
  name: 'Nordlys AB',
  organizationNumber: '556000-0001',
  address: 'Storgatan 1',
  postalCode: '111 22',
  city: 'Stockholm',
  country: 'Sweden',
  VAT: '',
  identityMark: 'looked-at',
  verification: 'waiting' as const,
  verificationNote: '',
  domains: [],
  vatCheck: null,
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

const aPage: CompanyPage = {
  name: 'Sida AB',
  verified: true,
  domain: null,
  logoUrl: null,
  city: 'Stockholm',
  country: 'Sweden',
  people: null,
  about: 'Call Rut directly.',
  website: null,
  benefits: [],
  countriesCities: {},
  roles: [],
  replies: null,
  takenDown: null,
};

let unplug: () => void;
beforeEach(() => {
  unplug = plugInSandboxKey();
});
afterEach(() => unplug());

test('a company’s page is taken down with a reason, and shown again as it was looked at', async () => {
  const changedAt = '2026-11-20T10:00:00.000Z';
  let page = aPage;
  const { user, sentTo, container } = openSlice({
    routes,
    path: `/godmode/companies?id=${ID}`,
    answers: {
      listPasskeys: () => proven,
      adminGetCompany: () => company,
      adminGetPageOfCompany: () => page,
      adminTakePageDown: () => {
        page = { ...page, takenDown: { at: changedAt, reason: 'It names a person.', changedAt } };
        return page;
      },
      adminApprovePage: () => {
        page = { ...page, takenDown: null };
        return page;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take the page down' }));
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'It names a person.');
  await user.click(screen.getByRole('button', { name: 'Take it down' }));
  expect(await screen.findByText('Changed since it was taken down')).toBeTruthy();
  expect(sentTo('adminTakePageDown')).toEqual([{ params: { id: ID }, body: { reason: 'It names a person.' } }]);
  await user.click(screen.getByRole('button', { name: 'Show the page again' }));
  await user.click(await screen.findByRole('button', { name: 'Show it again' }));
  expect(sentTo('adminApprovePage')).toEqual([{ params: { id: ID }, body: { changedAt } }]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('a company is verified as it was looked at', async () => {
  const { user, sentTo } = openSlice({
    routes,
    path: `/godmode/companies?id=${ID}`,
    answers: {
      listPasskeys: () => proven,
      adminGetCompany: () => company,
      adminGetPageOfCompany: () => aPage,
      adminVerifyCompany: () => ({ ...company, verification: 'verified' as const }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Looked up');
  await user.click(screen.getByRole('button', { name: 'It is who it says' }));
  expect(sentTo('adminVerifyCompany')).toEqual([
    { params: { id: ID }, body: { verified: true, reason: 'Looked up', identityMark: 'looked-at' } },
  ]);
});

test('a company that nobody filled in yet is not there to be verified', async () => {
  openSlice({
    routes,
    path: `/godmode/companies?id=${ID}`,
    answers: {
      listPasskeys: () => proven,
      adminGetCompany: () => ({ ...company, verification: 'unfinished' as const }),
      adminGetPageOfCompany: () => aPage,
    },
  });
  expect(await screen.findByRole('button', { name: 'Grant or correct' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
});

test('a closed company is told as such, and nothing is decided of it', async () => {
  const { container } = openSlice({
    routes,
    path: `/godmode/companies?id=${ID}`,
    answers: {
      listPasskeys: () => proven,
      adminGetCompany: () => ({ ...company, closedAt: '2026-10-01T10:00:00.000Z' }),
      adminGetPageOfCompany: () => aPage,
    },
  });
  expect(await screen.findByText('Closed')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Page for talent' })).toBeTruthy();
  expect(await screen.findByText(aPage.about)).toBeTruthy();
  expect(screen.queryByText('To be checked')).toBeNull();
  for (const name of ['Verify', 'Decline', 'Suspend', 'Take the page down'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('a proven domain is taken away with a reason', async () => {
  const { user, sentTo } = openSlice({
    routes,
    path: `/godmode/companies?id=${ID}`,
    answers: {
      listPasskeys: () => proven,
      adminGetCompany: () => ({ ...company, domains: ['nordlys.example', 'lent.example'] }),
      adminGetPageOfCompany: () => aPage,
      adminTakeDomainAway: () => ({ ...company, domains: ['nordlys.example'] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take away lent.example' }));
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'It is another company’s.');
  await user.click(screen.getByRole('button', { name: 'Take it away' }));
  expect(sentTo('adminTakeDomainAway')).toEqual([
    { params: { id: ID }, body: { domain: 'lent.example', reason: 'It is another company’s.' } },
  ]);
});

test('another company begins without the one before: neither its figures nor its page', async () => {
  const other = { ...company, id: 'c'.repeat(24), name: 'Fjordkraft AS' };
  let answerOther: () => void = () => undefined;
  const { go } = openSlice({
    routes,
    path: `/godmode/companies?id=${ID}`,
    answers: {
      listPasskeys: () => proven,
      adminGetCompany: ({ params: { id } }) =>
        id === ID ? company : new Promise((resolve) => (answerOther = () => resolve(other))),
      adminGetPageOfCompany: ({ params: { id } }) => (id === ID ? aPage : new Promise(() => undefined)),
    },
  });
  expect(await screen.findByRole('heading', { name: company.name })).toBeTruthy();
  expect(await screen.findByText(aPage.about)).toBeTruthy();
  await go(`/godmode/companies?id=${other.id}`);
  expect(screen.queryByRole('heading', { name: company.name })).toBeNull();
  answerOther();
  expect(await screen.findByRole('heading', { name: other.name })).toBeTruthy();
  expect(screen.queryByText(aPage.about)).toBeNull();
});

test('a grant asks for a reason, asks for the passkey without losing what was typed, and counts under one key', async () => {
  let calls = 0;
  const { user, sentTo, container } = openSlice({
    routes,
    path: `/godmode/companies?id=${ID}`,
    answers: {
      listPasskeys: () => proven,
      challengePasskey: () => CHALLENGE,
      provePasskey: () => proven,
      adminGetCompany: () => company,
      adminGetPageOfCompany: () => aPage,
      adminCorrectBalance: () => {
        calls += 1;
        if (calls === 1) throw refusal(PASSKEY_AGAIN, 'Use your passkey again');
        return company;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Grant or correct' }));
  await user.type(screen.getByLabelText('How many'), '12');
  await user.type(screen.getByLabelText('Reason'), 'A fair in May');
  await user.click(screen.getByRole('button', { name: 'Write to the ledger' }));
  expect(await screen.findByText('Use your passkey again')).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use the sandbox’s security key' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('provePasskey')).toEqual([{ body: PROOF }]);
  const [first, second] = sentTo('adminCorrectBalance');
  expect(second).toEqual(first);
  expect(first).toMatchObject({ body: { account: 'tokens', amount: 12, reason: 'A fair in May' } });
});

test('what is frozen or owed stands in the balance, and a grant says that it repays first', async () => {
  const owing = { ...account, frozen: 40, debt: 25 };
  const { user, container } = openSlice({
    routes,
    path: `/godmode/companies?id=${ID}`,
    answers: {
      listPasskeys: () => proven,
      adminGetCompany: () => ({ ...company, balance: { ...company.balance, tokens: owing } }),
      adminGetPageOfCompany: () => aPage,
    },
  });
  const balance = within(await screen.findByRole('table', { name: 'Balance' }));
  expect(balance.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Free',
    'Reserved',
    'Consumed',
    'Expired',
    'Refunded',
    'Frozen',
    'Debt',
  ]);
  const row = within(balance.getAllByRole('row')[1] ?? container);
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['40', '25']));
  await user.click(screen.getByRole('button', { name: 'Grant or correct' }));
  expect(await screen.findByText(/It owes 25 tokens: a grant repays them first\.$/)).toBeTruthy();
});
