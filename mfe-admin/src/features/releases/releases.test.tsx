import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { AdminReleaseAccess, Passkey, Passkeys } from '@vela/contracts/schemas';
import { openSlice } from '@vela/tooling/testing';
import { routes } from '../../expose/routes.js';

const KEY: Passkey = {
  id: 'b'.repeat(24),
  name: 'Blue key',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: null,
  standIn: true,
};
const proven: Passkeys = { passkeys: [KEY], proven: true, sandboxKey: true };

test('accesses to releases are listed and revoked with a reason, and the audit log tells of releases in words', async () => {
  const access: AdminReleaseAccess = {
    id: 'aaaaaaaaaaaa',
    team: 'payments',
    names: ['mf_payments'],
    rights: ['publish', 'promote'],
    ci: null,
    createdAt: '2026-11-01T09:00:00.000Z',
    revokedAt: null,
  };
  const released = {
    id: '0123456789abcdef01234567',
    at: '2026-11-02T09:00:00.000Z',
    action: 'release.promote',
    actorId: null,
    actorName: null,
    subject: 'release',
    subjectId: '0123456789abcdef01234567',
    companyId: null,
    details: [
      { name: 'team', value: 'payments' },
      { name: 'about', value: 'mfe-payments 0123456789ab' },
      { name: 'share', value: 10 },
      { name: 'outcome', value: 'The token of payments may not promote.' },
    ],
  };
  const rollout = {
    name: 'mf_payments',
    version: 'ba9876543210',
    inService: '0123456789ab',
    share: 10,
    since: '2026-11-02T09:00:00.000Z',
    failed: { rollout: 1, inService: 9 },
    vitals: [
      { vital: 'lcp' as const, rollout: { p75: 3130, count: 212 }, inService: { p75: 880, count: 1 } },
      { vital: 'cls' as const, rollout: { p75: 0.12, count: 200 }, inService: { p75: null, count: 0 } },
    ],
  };
  const { user, sentTo } = openSlice({
    routes,
    path: '/godmode/releases',
    answers: {
      listPasskeys: () => proven,
      adminListReleaseRollouts: () => ({ rows: [rollout] }),
      adminListReleaseAccesses: () => ({ total: 1, rows: [access] }),
      adminRevokeReleaseAccess: () => ({ ...access, revokedAt: '2026-11-03T09:00:00.000Z' }),
      adminListAudit: () => ({ total: 1, rows: [released] }),
    },
  });
  const row = (await screen.findByText('payments')).closest('tr');
  expect(row?.textContent).toMatch(/mf_payments.*publish, promote and roll back.*A token/);
  const rolledOut = screen.getByText('ba9876543210').closest('tr');
  expect(rolledOut?.textContent).toMatch(/10 of 100 visitors.*1.*3\.1 s \(212 visitors\).*–.*0\.12 \(200 visitors\)/);
  expect(screen.getByText('0123456789ab').closest('tr')?.textContent).toMatch(/All others.*9.*880 ms \(1 visitor\).*–/);
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await user.type(await screen.findByLabelText(/^Reason/), 'The laptop is lost');
  await user.click(screen.getByRole('button', { name: 'Revoke access' }));
  await waitFor(() =>
    expect(sentTo('adminRevokeReleaseAccess')).toEqual([
      { params: { id: 'aaaaaaaaaaaa' }, body: { reason: 'The laptop is lost' } },
    ]),
  );
  await user.click(screen.getByRole('link', { name: 'What was released, in the audit log' }));
  const entry = (await screen.findByText('Version promoted')).closest('tr');
  expect(entry?.textContent).toMatch(
    /payments.*mfe-payments 0123456789ab, to 10 of 100 visitors, refused: The token of payments may not promote\./,
  );
});
