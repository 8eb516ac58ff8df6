import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import {
  companyForm,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let recruiter: Recruiter;
let talent: Talent;
let id: string;
beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  talent = await joinAsTalent(world, { givenName: 'Ada' });
  id = (await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) })).id;
});
afterAll(() => world.stop());

const save = (body: object) => recruiter.visitor.call('updateConversation', { params: { id }, body });

test('notes and stage begin once the talent has accepted', async () => {
  expect((await save({ stage: 'talking' })).status).toBe(409);
  await talent.visitor.ok('answerConnection', { params: { id }, body: { status: 'accepted' } });
  const [sent] = await recruiter.visitor.ok('listConnections', { query: { userType: 'talentSeeker' } });
  expect(sent).toMatchObject({ conversation: { stage: 'talking', notes: '', notesRevision: 0 } });
  expect((await save({ stage: 'offered', notes: 'Calls on Tuesday.', notesRevision: 0 })).body).toMatchObject({
    conversation: { stage: 'offered', notes: 'Calls on Tuesday.', notesRevision: 1 },
  });
  expect((await save({ stage: 'hired' })).body).toMatchObject({
    conversation: { stage: 'hired', notes: 'Calls on Tuesday.', notesRevision: 1 },
  });
});

test('a colleague’s words are never overwritten unseen', async () => {
  expect((await save({ notes: 'Mine.', notesRevision: 0 })).status).toBe(409);
  expect((await save({ notes: 'Mine.' })).status).toBe(422);
  expect((await save({ notes: 'Mine.', notesRevision: 1 })).body).toMatchObject({
    conversation: { notes: 'Mine.', notesRevision: 2 },
  });
  expect((await save({ notes: 'x'.repeat(5001), notesRevision: 2 })).status).toBe(422);
  expect((await save({ stage: 'married' })).status).toBe(422);
});

test('colleagues who are mentioned are told, once, and nobody else', async () => {
  const address = 'nora.berg@x.example';
  await recruiter.visitor.ok('saveCompany', { body: { ...companyForm(), inviteColleagues: address } });
  const nora = await world.join({ givenName: 'Nora', familyName: 'Berg', email: address, userType: 'talentSeeker' });
  await world.server.app.models.users.updateOne(
    { email: address },
    { $set: { companyId: new Types.ObjectId(recruiter.company.id), companyOwner: false } },
  );
  const told = async (who: Pick<Recruiter, 'visitor'>) =>
    (await who.visitor.ok('listNotifications')).entries.filter(({ title }) => title.includes('mentions you'));
  let revision = 2;
  const write = async (notes: string) => {
    await recruiter.visitor.ok('updateConversation', { params: { id }, body: { notes, notesRevision: revision } });
    revision += 1;
  };
  await write('Mine. @Nora Berg, what do you think? @Ada');
  await write('Mine. @Nora Berg, what do you think? @Ada She can begin in May.');
  expect(await told(nora)).toMatchObject([
    { title: 'Rut Testdotter mentions you in notes', path: pathTo(PATHS.conversation, { connectionId: id }) },
  ]);
  expect(await told(talent)).toEqual([]);
  expect(await told(recruiter)).toEqual([]);
});

test('they stay inside the company', async () => {
  const received = await talent.visitor.ok('listConnections', { query: { userType: 'jobSeeker' } });
  expect(JSON.stringify(received)).not.toContain('Mine.');
  const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
  expect((await other.visitor.call('updateConversation', { params: { id }, body: { stage: 'closed' } })).status).toBe(
    404,
  );
});

test('of a talent who is gone nothing more is noted', async () => {
  const gone = await joinAsTalent(world, { givenName: 'Greta' });
  const { id: of } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, gone) });
  await gone.visitor.ok('answerConnection', { params: { id: of }, body: { status: 'accepted' } });
  await gone.visitor.ok('deleteMe');
  const note = { params: { id: of }, body: { notes: 'Her name was Greta.', notesRevision: 0 } };
  expect((await recruiter.visitor.call('updateConversation', note)).status).toBe(404);
  const kept = await world.server.app.models.connections.findById(new Types.ObjectId(of)).lean();
  expect(JSON.stringify(kept)).not.toContain('Greta');
});
