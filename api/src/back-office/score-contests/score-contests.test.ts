import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { joinAsTalent } from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { answerContest } from './contests.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const DOUBT = { about: 'Backend engineer', text: 'I have ten years, not four.' };

test('a contested score waits for a person, whose answer comes by mail and stands on the page', async () => {
  const { app } = world.server;
  const talent = await joinAsTalent(world, { givenName: 'Ada' });
  const [contest] = await talent.visitor.ok('contestScore', { body: DOUBT });
  expect(contest).toMatchObject({ ...DOUBT, status: 'open', answer: null });
  const admin = await world.join({ givenName: 'Admin' });
  const caller = { userId: (await app.models.users.findById(admin.me.id).orFail())._id, admin: true } as const;
  const nobody = { jobSeekerProfileId: null, talentSeekerProfileId: null, companyId: null };
  await answerContest(
    app,
    { ...nobody, ...caller },
    contest?.id ?? '',
    'The years of the role were not saved. They are now.',
  );
  expect(await talent.visitor.ok('listScoreContests')).toMatchObject([
    { status: 'answered', answer: 'The years of the role were not saved. They are now.' },
  ]);
  const mails = await app.models.outbox.find({ 'payload.template': 'scoreContestAnswered' }).lean();
  expect(mails).toHaveLength(1);
  const { entries } = await talent.visitor.ok('listNotifications');
  expect(entries.map(({ title }) => title)).toContain('An answer about your score');
  expect(await app.models.auditEntries.countDocuments({ action: 'admin.scoreContestAnswered' })).toBe(1);
  await expect(answerContest(app, { ...nobody, ...caller }, contest?.id ?? '', 'Again')).rejects.toThrow(
    'answered already',
  );
  expect((await talent.visitor.call('exportMyData')).body).toMatchObject({ talent: { scoreContests: [DOUBT] } });
  await talent.visitor.ok('deleteMe');
  expect(await app.models.scoreContests.countDocuments()).toBe(0);
});

test('three wait at once at most', async () => {
  const { visitor } = await joinAsTalent(world, { givenName: 'Bea' });
  for (let times = 0; times < 3; times += 1) await visitor.ok('contestScore', { body: DOUBT });
  expect((await visitor.call('contestScore', { body: DOUBT })).status).toBe(409);
});

test('three wait at once at most, also where they come at once; an answer makes room', async () => {
  const { visitor, profile } = await joinAsTalent(world, { givenName: 'Cia' });
  const all = await Promise.all([1, 2, 3, 4, 5, 6].map(() => visitor.call('contestScore', { body: DOUBT })));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
  const { scoreContests } = world.server.app.models;
  const ofTalent = { jobSeekerProfileId: new Types.ObjectId(profile.id) };
  expect(await scoreContests.countDocuments(ofTalent)).toBe(3);
  await scoreContests.updateOne(ofTalent, { $set: { status: 'answered', answer: 'So it is.' } });
  expect((await visitor.call('contestScore', { body: DOUBT })).status).toBe(200);
  expect((await visitor.call('contestScore', { body: DOUBT })).status).toBe(409);
});

test('a doubt that waits since before counts, too', async () => {
  const { visitor, profile } = await joinAsTalent(world, { givenName: 'Dag' });
  await visitor.ok('contestScore', { body: DOUBT });
  const ofTalent = { jobSeekerProfileId: new Types.ObjectId(profile.id) };
  await world.server.app.models.scoreContests.updateOne(ofTalent, { $unset: { place: 1 } });
  const others = await Promise.all([1, 2, 3].map(() => visitor.call('contestScore', { body: DOUBT })));
  expect(others.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
});
