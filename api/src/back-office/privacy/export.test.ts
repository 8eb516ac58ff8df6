import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyForm, joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld({}, { jobs: 'none' });
});
afterAll(() => world.stop());

/** Two who talk. */
async function talking(names: readonly [recruiter: string, talent: string]) {
  const recruiter = await joinAsRecruiter(world, { givenName: names[0] }, `${names[0]} AB`);
  const talent = await joinAsTalent(world, { givenName: names[1] });
  const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  return { recruiter, talent, id };
}

test('what a company reported of a talent is not in their export; what they reported is', async () => {
  const { recruiter, talent, id } = await talking(['Anmäla', 'Anmäld']);
  const params = { id };
  await recruiter.visitor.ok('reportConversation', { params, body: { reason: 'other', text: 'Hotade vår kollega' } });
  await talent.visitor.ok('reportConversation', { params, body: { reason: 'other', text: 'Skrev fula ord' } });
  const { abuseReports } = world.server.app.models;
  await abuseReports.updateMany({}, { $set: { status: 'closed', closingNote: 'Båda har rätt' } });
  const { text } = await talent.visitor.call('exportMyData');
  expect(text).toContain('Skrev fula ord');
  // The other side never learns of a report, nor of what the platform made of both.
  expect(text).not.toMatch(/Hotade|Båda har rätt/);

  await talent.visitor.ok('deleteMe');
  const left = await abuseReports.find({ connectionId: id }).lean();
  expect(left.map(({ text: told, closingNote }) => [told, closingNote])).toEqual([
    ['', ''],
    ['', ''],
  ]);
});

test('who invited somebody, and how far they have read, is in their export', async () => {
  const { recruiter, talent, id } = await talking(['Bjuda', 'Bjuden']);
  await recruiter.visitor.ok('saveCompany', {
    body: { ...companyForm('Bjuda AB'), inviteColleagues: talent.me.email },
  });
  await recruiter.visitor.ok('sendMessage', {
    params: { id },
    body: { clientId: `message-of-${id}`, text: 'Välkommen' },
  });
  await talent.visitor.ok('markConversationRead', { params: { id }, body: { number: 1 } });
  expect((await talent.visitor.call('exportMyData')).body).toMatchObject({
    invitationsReceived: [{ companyId: recruiter.company.id }],
    conversationsRead: [{ connectionId: id, number: 1 }],
  });
  expect((await recruiter.visitor.call('exportMyData')).body).toMatchObject({
    invitationsReceived: [],
    conversationsRead: [{ connectionId: id, number: 1 }],
  });
});
