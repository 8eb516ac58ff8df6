import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hiresOf } from '../../../tests/support/hires.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let admin: Visitor;
const { signInBoss, today, agreementFrom, accepted, confirmed, hireAsSeenBy } = hiresOf(() => world);
beforeAll(async () => {
  world = await startWorld({ ADMIN_EMAILS: 'boss@vela.example' });
  admin = await signInBoss();
});
afterAll(() => world.stop());

test('of a talent who is gone the company can still report the hire, from what their conversation tells', async () => {
  const { company, talent, connectionId } = await accepted();
  await talent.visitor.ok('deleteMe');
  const details = await company.visitor.ok('getConversation', { params: { id: connectionId } });
  expect(details).toMatchObject({
    sent: null,
    asked: { band: 'mid', compensation: company.role.compensation, currency: 'SEK', compensationTimePeriod: 'Monthly' },
  });
  for (const telling of [talent.me.givenName, 'Berg', talent.me.email, talent.profile.id])
    expect(JSON.stringify(details)).not.toContain(telling);
  const hire = await company.visitor.ok('reportHire', { body: agreementFrom(connectionId) });
  expect(hire).toMatchObject({ talentName: null, band: 'mid', status: 'reported' });
});

test('the end of their contract can be told, too', async () => {
  const { company, talent, params } = await confirmed(admin, { startsOn: today() });
  await talent.visitor.ok('deleteMe');
  await company.visitor.ok('reportHireEnd', { params, body: { endedOn: today() } });
  expect(await hireAsSeenBy(company.visitor, 'talentSeeker')).toMatchObject({ endReportedOn: today() });
});

test('while the talent is there the request itself is told, and nothing beside it', async () => {
  const { company, talent, connectionId } = await accepted();
  const params = { id: connectionId };
  expect(await company.visitor.ok('getConversation', { params })).toMatchObject({ asked: null });
  expect(await talent.visitor.ok('getConversation', { params })).toMatchObject({ asked: null, sent: null });
});
