import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PASSKEY_AGAIN, SIGN_IN_AGAIN } from '@vela/contracts/problem';
import type { CompanyPage, Passkey, Passkeys } from '@vela/contracts/schemas';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

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

const KEY: Passkey = {
  id: 'b'.repeat(24),
  name: 'Blue key',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: null,
  standIn: true,
};
const proven: Passkeys = { passkeys: [KEY], proven: true, sandboxKey: true };

const refusal = (type: string, detail: string) =>
  new ApiError(detail, 403, { type, title: 'Not allowed', status: 403, detail, message: detail });

/** What an authenticator says, as far as the page looks at it. */
const CREATED = { id: 'AAAA', clientDataJSON: 'BBBB', attestationObject: 'CCCC', transports: [] };
const PROOF = { id: 'AAAA', clientDataJSON: 'BBBB', authenticatorData: 'CCCC', signature: 'DDDD' };
const CHALLENGE = { challenge: 'EEEE', rpId: 'site.test', allowCredentials: [], timeout: 60_000 };
const CREATION = {
  challenge: 'EEEE',
  rp: { id: 'site.test', name: 'Vela' },
  user: { id: 'AA', name: 'vera@x.se', displayName: 'Vera' },
  pubKeyCredParams: [],
  excludeCredentials: [],
  timeout: 60_000,
};

/** The sandbox's security key, over the network that it is asked by. */
const before = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = (input) => {
    const address = typeof input === 'string' ? input : '';
    const answers: Readonly<Record<string, object>> = {
      '/sandbox/passkeys/create': CREATED,
      '/sandbox/passkeys/get': PROOF,
    };
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answers[address]) } as Response);
  };
});
afterEach(() => {
  globalThis.fetch = before;
});

test('an administrator without a passkey sees nothing but how to register one', async () => {
  let passkeys: Passkeys = { passkeys: [], proven: false, sandboxKey: true };
  const { user, sentTo, container } = openSlice({
    routes,
    path: '/godmode/outbox',
    answers: {
      listPasskeys: () => passkeys,
      beginPasskey: () => CREATION,
      addPasskey: () => (passkeys = proven),
      adminListOutbox: () => ({ total: 0, rows: [], counts: { pending: 0, failed: 0 } }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Register your first passkey' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
  expect(sentTo('adminListOutbox')).toEqual([]);
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.clear(screen.getByLabelText('Name of the passkey'));
  await user.type(screen.getByLabelText('Name of the passkey'), 'Office key');
  await user.click(screen.getByRole('button', { name: 'Use the sandbox’s security key' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Outbox' })).toBeTruthy();
  expect(sentTo('addPasskey')).toEqual([{ body: { name: 'Office key', ...CREATED } }]);
});

test('the audit log leads from a look to whom it showed', async () => {
  const look = {
    id: 'c'.repeat(24),
    at: '2026-11-01T08:00:00.000Z',
    action: 'admin.peopleShown',
    actorId: ID,
    actorName: 'Vera Vakt',
    subject: 'adminList',
    subjectId: ID,
    companyId: null,
    details: [{ name: 'list', value: 'users' }],
    shown: ['d'.repeat(24)],
  };
  const { user, container } = openSlice({
    routes,
    path: '/godmode/audit',
    answers: { listPasskeys: () => proven, adminListAudit: () => ({ total: 1, rows: [look] }) },
  });
  await user.click(await screen.findByText('1 person or record'));
  expect(await screen.findByRole('link', { name: 'd'.repeat(24) })).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('a phone has four sections at hand and all of them behind More; going somewhere closes it', async () => {
  const outbox = { total: 0, rows: [], counts: { pending: 0, failed: 0 } };
  const { user, container } = openSlice({
    routes,
    path: '/godmode/passkeys',
    answers: { listPasskeys: () => proven, adminListOutbox: () => outbox },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your passkeys' })).toBeTruthy();
  const [rail, bar] = within(screen.getByRole('navigation', { name: 'Administration' })).getAllByRole('list');
  const namesIn = (list: HTMLElement | undefined): (string | null)[] =>
    within(list ?? document.body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(namesIn(bar)).toEqual(['Overview', 'Companies', 'Users', 'Reports']);
  await user.click(screen.getByRole('button', { name: 'More' }));
  const menu = await screen.findByRole('dialog', { name: 'Administration' });
  expect(namesIn(menu)).toEqual(namesIn(rail));
  expect(within(menu).getByRole('link', { name: 'Your passkeys' }).getAttribute('aria-current')).toBe('page');
  expect(await accessibilityViolations(menu)).toEqual([]);
  await user.click(within(menu).getByRole('link', { name: 'Outbox' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Outbox' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('a session is opened by a passkey; production offers no other key, and a browser without one is told', async () => {
  const { user } = openSlice({
    routes,
    path: '/godmode',
    answers: {
      listPasskeys: () => ({ ...proven, proven: false, sandboxKey: false }),
      challengePasskey: () => CHALLENGE,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Use your passkey' }));
  expect(await screen.findByText(/^No passkey answered/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /sandbox/ })).toBeNull();
});

test('a first passkey that wants a fresh login says so', async () => {
  const { user } = openSlice({
    routes,
    path: '/godmode',
    answers: {
      listPasskeys: () => ({ passkeys: [], proven: false, sandboxKey: true }),
      beginPasskey: () => {
        throw refusal(SIGN_IN_AGAIN, 'Log in again to register your first passkey.');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Register a passkey' }));
  expect(await screen.findByRole('link', { name: 'Log in again' })).toBeTruthy();
});

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

test('passkeys are listed, renamed and removed', async () => {
  const second: Passkey = { ...KEY, id: 'c'.repeat(24), name: 'Phone', standIn: false };
  let known: Passkeys = { ...proven, passkeys: [KEY, second] };
  const { user, sentTo, container } = openSlice({
    routes,
    path: '/godmode/passkeys',
    answers: {
      listPasskeys: () => known,
      renamePasskey: () => known,
      removePasskey: () => (known = proven),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Change Phone' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await user.type(screen.getByLabelText('Name of the passkey'), ' of mine');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('renamePasskey')).toEqual([{ params: { id: second.id }, body: { name: 'Phone of mine' } }]);
  await user.click(await screen.findByRole('button', { name: 'Change Phone' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^Add a second one before you need it/)).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('a missed skill names nobody, and is added, taken as another name, or declined with why', async () => {
  const categories = [
    { id: ID, name: 'Data', roles: [], skills: [{ id: 'b'.repeat(24), name: 'Go' }] },
    { id: 'd'.repeat(24), name: 'Design', roles: [], skills: [] },
  ];
  const row = { categoryId: ID, categoryName: 'Data', firstAt: company.createdAt, lastAt: company.createdAt };
  const { user, sentTo, container } = openSlice({
    routes,
    path: '/godmode/catalogue',
    answers: {
      listPasskeys: () => proven,
      adminGetCatalogue: () => ({ categories }),
      adminListSkillSuggestions: () => ({
        total: 2,
        rows: [
          { ...row, spelling: 'golang', texts: ['Golang', 'go lang'], talents: 3, recruiters: 1 },
          {
            ...row,
            spelling: 'niceness',
            texts: ['Niceness'],
            talents: 1,
            recruiters: 0,
            categoryId: 'd'.repeat(24),
            categoryName: 'Design',
          },
        ],
      }),
      adminAnswerSkillSuggestion: () => ({ ok: true }),
    },
  });
  const change = async (of: string, how: string) => {
    await user.click(await screen.findByRole('button', { name: `Change ${of}` }));
    await user.click(await screen.findByRole('menuitem', { name: how }));
  };
  expect(await screen.findByText('3 talents, 1 recruiter')).toBeTruthy();
  expect(screen.getByText('Golang · go lang')).toBeTruthy();
  await change('Golang', 'Take as another name');
  await user.selectOptions(await screen.findByLabelText('Skill'), 'Go');
  await user.click(screen.getByRole('button', { name: 'Take the name' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await change('Golang', 'Add as a skill');
  await user.clear(await screen.findByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'GoLang');
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await change('Niceness', 'Decline');
  await user.type(await screen.findByLabelText('Reason'), 'No skill');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(sentTo('adminAnswerSkillSuggestion')).toEqual([
      { body: { spelling: 'golang', categoryId: ID, decision: 'aliased', skillId: 'b'.repeat(24) } },
      { body: { spelling: 'golang', categoryId: ID, decision: 'added', name: 'GoLang' } },
      { body: { spelling: 'niceness', categoryId: 'd'.repeat(24), decision: 'declined', reason: 'No skill' } },
    ]),
  );
});

test('a name that administrators gave to a skill is shown with it, and taken back with a reason', async () => {
  const skills = [
    { id: 'b'.repeat(24), name: 'Go', addedNames: ['Quicksilver', 'Go language'] },
    { id: 'c'.repeat(24), name: 'SQL', addedNames: [] },
  ];
  const categories = [{ id: ID, name: 'Data', roles: [], skills }];
  const { user, sentTo, container } = openSlice({
    routes,
    path: `/godmode/catalogue?category=${ID}`,
    answers: {
      listPasskeys: () => proven,
      adminGetCatalogue: () => ({ categories }),
      adminTakeSkillName: () => ({ categories }),
    },
  });
  expect(await screen.findByText('Go (also Quicksilver and Go language)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change SQL' }));
  await screen.findByRole('menuitem', { name: 'Merge' });
  expect(screen.queryByRole('menuitem', { name: 'Take a name back' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Change Go' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take a name back' }));
  await user.selectOptions(await screen.findByLabelText('Other name'), 'Go language');
  await user.type(screen.getByLabelText('Reason'), 'A slip');
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(sentTo('adminTakeSkillName')).toEqual([
      { body: { id: 'b'.repeat(24), name: 'Go language', reason: 'A slip' } },
    ]),
  );
});

test('a rename says what it is based on, and shows how a term is called by now where another one came first', async () => {
  const before = [{ language: 'sv' as const, name: 'Modellerare' }];
  let role: { id: string; name: string; names: { language: 'sv'; name: string }[] } = {
    id: 'b'.repeat(24),
    name: 'Modeller',
    names: before,
  };
  const { user, sentTo } = openSlice({
    routes,
    path: `/godmode/catalogue?category=${ID}`,
    answers: {
      listPasskeys: () => proven,
      adminGetCatalogue: () => ({ categories: [{ id: ID, name: 'Data', roles: [role], skills: [] }] }),
      adminRenameTerm: () => {
        role = { ...role, names: [{ language: 'sv', name: 'Modellbyggare' }] };
        throw new ApiError('Somebody changed this name meanwhile.', 409, null);
      },
    },
  });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Change Modeller' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  };
  await open();
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('Somebody changed this name meanwhile.')).toBeTruthy();
  expect(sentTo('adminRenameTerm')).toMatchObject([{ body: { basedOn: { name: 'Modeller', names: before } } }]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await open();
  expect(screen.getByRole('textbox', { name: /^Name in Svenska/ })).toHaveProperty('value', 'Modellbyggare');
});

test('the outbox shows what failed, and narrows by the address', async () => {
  const { sentTo } = openSlice({
    routes,
    path: '/godmode/outbox?status=pending',
    answers: {
      listPasskeys: () => proven,
      adminListOutbox: () => ({ total: 0, rows: [], counts: { pending: 0, failed: 3 } }),
    },
  });
  expect(await screen.findByText('No waiting messages fit this choice.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Waiting 0' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Failed 3' }).getAttribute('aria-current')).toBeNull();
  expect(sentTo('adminListOutbox')).toEqual([{ query: { status: 'pending', page: 1 } }]);
});

test('rankings tell what came of them by version of the score, as counts and shares', async () => {
  const version = { scoreVersion: 2, shown: 1000, viewed: 120, requested: 24, answered: 12, accepted: 6, hired: 1 };
  const { container } = openSlice({
    routes,
    path: '/godmode/rankings',
    answers: {
      listPasskeys: () => proven,
      adminGetRankingFunnel: () => ({
        since: '2026-08-24T08:00:00.000Z',
        versions: [{ ...version, movedByPeople: 3 }],
      }),
    },
  });
  const table = await screen.findByRole('table', { name: /^What came of matches shown since 24.Aug.2026$/ });
  expect(table.textContent).toContain('1,000120 (12.0%)24 (2.4%)12 (1.2%)6 (0.6%)1 (0.1%)3');
  expect(await accessibilityViolations(container)).toEqual([]);
});
