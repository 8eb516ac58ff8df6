import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminCompanyRow } from '@vela/contracts/schemas';
import { setTongue, SOURCE_LANGUAGE } from '@vela/language';
import { openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { proven } from '../testing/passkeys.js';

const NORDLYS: AdminCompanyRow = {
  id: 'a'.repeat(24),
  name: 'Nordlys AB',
  organizationNumber: '556000-0001',
  country: 'Sweden',
  freeProfiles: 0,
  tokens: 0,
  confirmedHires: 0,
  createdAt: '2026-04-01T11:01:00.000Z',
  verification: 'verified',
  domains: [],
  suspendedAt: null,
  page: 'shown',
};

afterEach(() => setTongue(SOURCE_LANGUAGE));

test('countries of companies are called in the reader’s language', async () => {
  setTongue('sv');
  openSlice({
    routes,
    path: '/godmode/companies',
    answers: {
      listPasskeys: () => proven,
      adminListCompanies: () => ({ total: 1, rows: [NORDLYS] }),
    },
  });
  expect(await screen.findByRole('cell', { name: 'Sverige' })).toBeTruthy();
});
