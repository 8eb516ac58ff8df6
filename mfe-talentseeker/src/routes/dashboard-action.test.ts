import { expect, test } from '@jest/globals';
import { openRoleInputOf } from '../features/add-role/draft/open-role-input.js';
import { aDraft } from '../testing/drafts.js';
import { type DashboardPayload, handlerOf } from './dashboard-action.js';

const cases: [DashboardPayload | null, string][] = [
  [openRoleInputOf(aDraft), 'role'],
  [
    { createCorporateAccount: true, companyName: 'Nordlys', linkedinProfile: 'https://www.linkedin.com/in/me' },
    'createCorporateAccount',
  ],
  [{ createCorporateAccount: false, fields: ['Data'] }, 'other'],
  [{ linkedinProfile: 'https://www.linkedin.com/in/me' }, 'other'],
  [{ magicLink: 'token' }, 'other'],
  [{}, 'other'],
];

test.each(cases)('%j is for the handler %s', (payload, handler) => {
  expect(payload === null ? null : handlerOf(payload)).toBe(handler);
});
