import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let admin: Visitor;
let adminId: string;
beforeAll(async () => {
  world = await startWorld();
  const { visitor, me } = await world.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' });
  [admin, adminId] = [visitor, me.id];
});
afterAll(() => world.stop());

/** As the release service writes it. */
const access = (_id: string, team: string, month: number, ci: string | null = null) => ({
  _id,
  record: { id: _id, hash: 'what is kept of a token' },
  team,
  names: ['mf_payments'],
  rights: ['publish', 'promote'],
  ci,
  createdAt: new Date(Date.UTC(2026, month, 1)),
  revokedAt: null,
});
const TOKEN = 'aaaaaaaaaaaa';
const RUN = 'bbbbbbbbbbbb';

test('administrators see who may release, and end it with a reason that the audit log keeps', async () => {
  const { collection } = world.server.app.models.releaseAccesses;
  await collection.insertMany([
    access(TOKEN, 'payments', 8) as never,
    access(RUN, 'payments', 9, 'https://ci.example repository=vela/payments') as never,
  ]);
  const { rows, total } = await admin.ok('adminListReleaseAccesses');
  expect([total, rows.map(({ id, ci, revokedAt }) => [id, ci, revokedAt])]).toEqual([
    2,
    [
      [RUN, 'https://ci.example repository=vela/payments', null],
      [TOKEN, null, null],
    ],
  ]);
  expect(JSON.stringify(rows)).not.toContain('what is kept of a token');
  const revoke = (id: string, reason = 'The laptop is lost') =>
    admin.call('adminRevokeReleaseAccess', { params: { id }, body: { reason } });
  expect((await revoke(TOKEN)).body).toMatchObject({ id: TOKEN, revokedAt: expect.any(String) });
  expect((await revoke(TOKEN)).status).toBe(409);
  expect((await revoke('cccccccccccc')).status).toBe(404);
  expect((await revoke(RUN, '')).status).toBe(422);
  expect((await revoke('../../x')).status).toBe(404);
  // The release service reads it there; what else it keeps is as it was.
  expect(await collection.findOne({ _id: TOKEN as never })).toMatchObject({
    record: { id: TOKEN },
    revokedAt: expect.any(Date),
  });
  const log = await admin.ok('adminListAudit', { query: { action: 'admin.releaseAccess' } });
  expect(log.rows).toMatchObject([
    {
      action: 'admin.releaseAccessRevoked',
      actorId: adminId,
      subject: 'releaseAccess',
      subjectId: `${'0'.repeat(12)}${TOKEN}`,
    },
  ]);
  expect(log.rows[0]?.details).toEqual(
    expect.arrayContaining([
      { name: 'team', value: 'payments' },
      { name: 'reason', value: 'The laptop is lost' },
    ]),
  );
});

test('administrators see what is being rolled out, and how fast it is beside what is in service', async () => {
  expect(await admin.ok('adminListReleaseRollouts')).toEqual({ rows: [] });
  const since = new Date(Date.UTC(2026, 10, 25, 8));
  const rollout = {
    version: 'ba9876543210',
    inService: '0123456789ab',
    share: 10,
    failed: { rollout: 1, inService: 9 },
    vitals: [{ vital: 'lcp', rollout: { p75: 1900, count: 212 }, inService: { p75: null, count: 0 } }],
  };
  await world.server.app.models.releaseRollouts.collection.insertOne({
    _id: 'mf_payments',
    ...rollout,
    since,
  } as never);
  expect(await admin.ok('adminListReleaseRollouts')).toEqual({
    rows: [{ name: 'mf_payments', ...rollout, since: since.toISOString() }],
  });
});

test('for anybody else there is no such page', async () => {
  const { visitor } = await world.join({ givenName: 'Ada' });
  expect((await visitor.call('adminListReleaseAccesses')).status).toBe(404);
  expect((await visitor.call('adminListReleaseRollouts')).status).toBe(404);
});
