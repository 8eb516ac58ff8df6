import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let recruiter: Recruiter;
let colleague: Visitor;
let talent: Talent;
beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  talent = await joinAsTalent(world, { givenName: 'Ada' });
  const member = await world.join({ givenName: 'Cole', userType: 'talentSeeker' });
  await world.server.app.models.users.updateOne(
    { givenName: 'Cole' },
    { $set: { companyId: new Types.ObjectId(recruiter.company.id) } },
  );
  colleague = member.visitor;
});
afterAll(() => world.stop());

test('two colleagues ask the same talent at once: one request is sent, the other is told', async () => {
  const body = requestTo(recruiter, talent);
  const answers = await Promise.all(
    [recruiter.visitor, colleague, recruiter.visitor, colleague].map((who) => who.call('createConnection', { body })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await world.server.app.models.connections.countDocuments()).toBe(1);
  const [match] = (await colleague.ok('getOpenRole', { params: { id: recruiter.role.id } })).matches;
  expect(match?.connection?.status).toBe('open');
});

test('a talent is reminded once, whoever of the company asks and however often at once', async () => {
  const [sent] = await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker' } });
  const params = { id: sent?.id ?? '' };
  expect((await talent.visitor.call('remindConnection', { params, body: {} })).status).toBe(403);
  const early = await recruiter.visitor.call('remindConnection', { params, body: {} });
  expect([early.status, early.text]).toEqual([409, expect.stringContaining('you can remind them from')]);
  world.clock.advance({ days: 3 });
  expect(sent).toMatchObject({ remindFrom: '2027-01-13T23:00:00.000Z' });
  const answers = await Promise.all(
    [recruiter.visitor, colleague, recruiter.visitor].map((who) => who.call('remindConnection', { params, body: {} })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
    remindedAt: world.clock.now().toISOString(),
    extra: null,
  });
  expect(await world.server.app.models.outbox.countDocuments({ 'payload.template': 'requestReminder' })).toBe(1);
});

test('a request that is over cannot be reminded of', async () => {
  const other = await joinAsTalent(world, { givenName: 'Bea' });
  const sent = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, other) });
  await recruiter.visitor.ok('answerConnection', { params: { id: sent.id }, body: { status: 'withdrawn' } });
  const refused = await recruiter.visitor.call('remindConnection', { params: { id: sent.id }, body: {} });
  // Not that the talent needs some days: there is nothing to wait for.
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('This request was withdrawn.')]);
});

test('a request is read by itself, by the company that sent it and nobody else', async () => {
  const [sent] = await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker' } });
  const params = { id: sent?.id ?? '' };
  expect(await colleague.ok('getSentConnection', { params })).toEqual(sent);
  const stranger = await joinAsRecruiter(world, { givenName: 'Ove' }, 'Other AB');
  expect((await stranger.visitor.call('getSentConnection', { params })).status).toBe(404);
  expect((await talent.visitor.call('getSentConnection', { params })).status).toBe(403);
});
