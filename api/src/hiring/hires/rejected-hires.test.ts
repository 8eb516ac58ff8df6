import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hiresOf } from '../../../tests/support/hires.js';
import type { Recruiter, Talent } from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let admin: Visitor;
const { signInBoss, accepted, agreementFrom, hired } = hiresOf(() => world);
beforeAll(async () => {
  world = await startWorld({ ADMIN_EMAILS: 'boss@vela.example' }, { jobs: 'none' });
  admin = await signInBoss();
});
afterAll(() => world.stop());

/** @returns the mails about a rejection to each side, and what the talent reads of it on the page */
async function toldOf(id: string, company: Recruiter, talent: Talent) {
  const { notifications, outbox } = world.server.app.models;
  const mails = await outbox.find({ key: { $regex: `^hireRejected:${id}` } }).lean();
  const to = ({ me }: Recruiter | Talent) =>
    mails.filter(({ payload }) => (payload as { toUser?: string }).toUser === me.id).map(({ payload }) => payload);
  return {
    company: to(company),
    talent: to(talent),
    onPage: (await notifications.findOne({ key: `hireRejected:${id}:talent` }).lean())?.title,
  };
}

const reason = 'There is no signature.';

test('both sides are told of a rejection: the company why, and that it may report again', async () => {
  const { company, talent, params } = await hired();
  await admin.ok('adminRejectHire', { params, body: { reason } });
  const told = await toldOf(params.id, company, talent);
  expect(told.company).toMatchObject([{ template: 'hireRejected', values: { reason } }]);
  expect(told.talent).toMatchObject([
    { template: 'hireRejectedTalent', values: { companyName: expect.stringMatching(/^Company/) } },
  ]);
  expect(told.onPage).toMatch(/^We could not confirm your hire by Company/);
  // What the platform and the company settle is not the talent's.
  expect(JSON.stringify(told.talent)).not.toContain(reason);
});

test('a company that never reported the hire is not told to report it again', async () => {
  const { company, talent, connectionId } = await accepted();
  const { id } = await talent.visitor.ok('reportOwnHire', { body: agreementFrom(connectionId) });
  await admin.ok('adminRejectHire', { params: { id }, body: { reason } });
  const told = await toldOf(id, company, talent);
  expect(told.company).toMatchObject([{ template: 'hireRejectedUnreported', values: { reason } }]);
  expect(told.talent).toMatchObject([{ template: 'hireRejectedTalent' }]);
});

const stageOf = async ({ visitor }: Recruiter, connectionId: string) =>
  (await visitor.ok('getConversation', { params: { id: connectionId } })).sent?.conversation?.stage;

test.each([
  ['is rejected', async (id: string) => admin.ok('adminRejectHire', { params: { id }, body: { reason } })],
  [
    'is undone',
    async (id: string) => {
      await admin.ok('adminConfirmHire', { params: { id }, body: { bonusSek: null, reason: 'Shown.' } });
      return admin.ok('adminUndoHire', { params: { id }, body: { reason } });
    },
  ],
])('once a hire %s the conversation is where it was before the report', async (_, decide) => {
  const { company, connectionId } = await accepted();
  const params = { id: connectionId };
  await company.visitor.ok('updateConversation', {
    params,
    body: { stage: 'talking', notes: 'Ring', notesRevision: 0 },
  });
  const { id } = await company.visitor.ok('reportHire', { body: agreementFrom(connectionId) });
  expect(await stageOf(company, connectionId)).toBe('hired');
  await decide(id);
  expect(await stageOf(company, connectionId)).toBe('talking');
  // Whoever said "Hired" first had an agreement in view.
  await company.visitor.ok('updateConversation', { params, body: { stage: 'hired' } });
  const { id: again } = await company.visitor.ok('reportHire', { body: agreementFrom(connectionId) });
  await decide(again);
  expect(await stageOf(company, connectionId)).toBe('offered');
});

test('a stage that the company has chosen since the report stays', async () => {
  const { company, connectionId, params } = await hired();
  await company.visitor.ok('updateConversation', { params: { id: connectionId }, body: { stage: 'closed' } });
  await admin.ok('adminRejectHire', { params, body: { reason } });
  expect(await stageOf(company, connectionId)).toBe('closed');
});
