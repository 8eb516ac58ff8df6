import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import type { AdminAuditEntry } from '@vela/contracts/schemas';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { actionOptions } from '../features/audit/entry-text.js';
import { proven } from '../testing/passkeys.js';

const ID = 'a'.repeat(24);
const look: AdminAuditEntry = {
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
  shownCount: 3,
};

// React reads a form whose sending leads elsewhere; that of the tests is Node's, which knows no form of a page.
const before = globalThis.FormData;
beforeEach(() => {
  globalThis.FormData = class extends before {
    constructor(_form?: HTMLFormElement) {
      super();
    }
  };
});
afterEach(() => {
  globalThis.FormData = before;
});

function openLog(search = '', rows: readonly AdminAuditEntry[] = []) {
  return openSlice({
    routes,
    path: `/godmode/audit${search}`,
    answers: {
      listPasskeys: () => proven,
      adminListAudit: ({ query }) => {
        if (query?.['subjectId'] === 'vera') {
          const detail = 'This is not an id.';
          throw new ApiError(detail, 400, { type: 'about:blank', title: 'No', status: 400, detail, message: detail });
        }
        if (query?.['entryId'] === look.id)
          return {
            total: 1,
            rows: [{ ...look, shown: ['d'.repeat(24), 'e'.repeat(24), 'f'.repeat(24)] }],
          };
        return { total: rows.length, rows: [...rows] };
      },
    },
  });
}

test('the log is narrowed by what its rows call an action, and to all of a kind', async () => {
  const { user, path, container } = openLog();
  const action = await screen.findByRole('combobox', { name: 'Action' });
  await user.type(action, 'suspended');
  await user.click(await screen.findByRole('option', { name: 'Company suspended' }));
  await waitFor(() => expect(path()).toBe('/godmode/audit?action=admin.companySuspended'));
  expect(action).toHaveProperty('value', 'Company suspended');
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.clear(action);
  await waitFor(() => expect(path()).toBe('/godmode/audit'));
  await user.type(action, 'money: all');
  await user.click(await screen.findByRole('option', { name: 'Money: all' }));
  await waitFor(() => expect(path()).toBe('/godmode/audit?action=money.'));
});

test('every action that the log may hold is offered before a letter is typed', async () => {
  const { user } = openLog();
  await user.click(await screen.findByRole('combobox', { name: 'Action' }));
  expect(await screen.findAllByRole('option')).toHaveLength(actionOptions().length);
});

test.each([
  ['money.', 'Money: all'],
  ['admin.companySuspended', 'Company suspended'],
  ['money.inv', 'money.inv'],
])('an address with the action %s shows it as %s', async (action, text) => {
  const { sentTo } = openLog(`?action=${action}`);
  expect(await screen.findByRole('combobox', { name: 'Action' })).toHaveProperty('value', text);
  await waitFor(() => expect(sentTo('adminListAudit')).toEqual([{ query: { action, page: 1 } }]));
});

test('an id is looked for beside the action; what is none is refused in the answer’s own words', async () => {
  const { user, path } = openLog('?action=money.');
  await user.type(await screen.findByRole('searchbox', { name: 'Id of whom or what it is about' }), ID);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(path()).toBe(`/godmode/audit?action=money.&subjectId=${ID}`));
  const field = await screen.findByRole('searchbox', { name: 'Id of whom or what it is about' });
  expect(field).toHaveProperty('value', ID);
  await user.clear(field);
  await user.type(field, 'vera');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('This is not an id.')).toBeTruthy();
  expect(screen.queryByText(/Perhaps the connection is gone/)).toBeNull();
});

test('of a look at many the first are listed, and all on request', async () => {
  const { user, container } = openLog('', [look]);
  await user.click(await screen.findByText('3 people and records'));
  expect(await screen.findAllByRole('link', { name: /^(.)\1{23}$/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'f'.repeat(24) })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('days that nobody means are not asked for, from an address or while a year is typed', async () => {
  const { sentTo, path } = openSlice({
    routes,
    path: '/godmode/audit?from=2026-02-31',
    answers: { listPasskeys: () => proven, adminListAudit: () => ({ total: 0, rows: [] }) },
  });
  const field = await screen.findByLabelText('From');
  for (const value of ['0002-11-20', '0202-11-20', '2026-11-20']) fireEvent.change(field, { target: { value } });
  await waitFor(() => expect(path()).toBe('/godmode/audit?from=2026-11-20'));
  await waitFor(() => {
    const asked = sentTo('adminListAudit').map((request) => Reflect.get(Object(request), 'query')?.from);
    expect(new Set(asked)).toEqual(new Set([undefined, '2026-11-20']));
  });
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
