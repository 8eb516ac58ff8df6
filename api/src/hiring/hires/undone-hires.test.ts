import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hiresOf } from '../../../tests/support/hires.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let admin: Visitor;
const { signInBoss, back, today, agreementFrom, confirmed, hireAsSeenBy } = hiresOf(() => world);
beforeAll(async () => {
  world = await startWorld({ ADMIN_EMAILS: 'boss@vela.example' });
  admin = await signInBoss();
});
afterAll(() => world.stop());

test('a hire that is undone after its company said that it ended has no end that somebody checks', async () => {
  const { company, params } = await confirmed(admin, { startsOn: today() });
  world.clock.advance({ days: 2 });
  admin = await signInBoss();
  const visitor = await back(company);
  await visitor.ok('reportHireEnd', { params, body: { endedOn: today() } });
  const undone = await admin.ok('adminUndoHire', { params, body: { reason: 'The wrong person.' } });
  expect(undone).toMatchObject({ status: 'undone', endReportedOn: null, invoice: null });
  expect(await hireAsSeenBy(visitor, 'talentSeeker')).toMatchObject({
    status: 'undone',
    rejection: 'The wrong person.',
    endReportedOn: null,
  });
});

test('a hire that is undone after its end was confirmed stands in the way of none that is reported anew', async () => {
  const { params, company, talent, connectionId } = await confirmed(admin, { startsOn: today() });
  const agreement = agreementFrom(connectionId, { startsOn: today() });
  world.clock.advance({ days: 20 });
  admin = await signInBoss();
  await admin.ok('adminRefundHire', { params, body: { endedOn: today(), reason: 'The wrong hire.' } });
  await admin.ok('adminUndoHire', { params, body: { reason: 'It was another one of the company.' } });
  const again = await (await back(company)).ok('reportHire', { body: agreement });
  expect(again.status).toBe('reported');
  await (await back(talent)).ok('answerHire', { params: { id: again.id }, body: { answer: 'confirmed' } });
});
