import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import { TALENT_MARKS_MAX } from '@vela/contracts/constants';
import { handleFor, joinAsRecruiter, joinAsTalent, type Recruiter, requestTo } from '../../../tests/support/people.js';
import { wholeStore } from '../../../tests/support/whole-store.js';
import { startWorld, type World } from '../../../tests/support/world.js';

const CANARY = { givenName: 'Papegoja', familyName: 'Quetzalson', email: 'papegoja@hidden.example' };
const SECRETS = /papegoja|quetzal|hidden\.example/i;

let world: World;
let recruiter: Recruiter;
beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
});
afterAll(() => world.stop());

const colleagueOf = async ({ company }: Recruiter) => {
  const colleague = await world.join({ givenName: 'Kim', userType: 'talentSeeker' });
  await world.server.app.models.users.updateOne({ _id: colleague.me.id }, { $set: { companyId: company.id } });
  return colleague;
};

test('a shortlist is the company’s: colleagues share it, nobody else sees it, and it names nobody', async () => {
  const talent = await joinAsTalent(world, CANARY);
  const id = handleFor(recruiter, talent);
  expect(await recruiter.visitor.ok('markTalent', { params: { id }, body: { shortlisted: true } })).toEqual({
    talent: id,
    shortlisted: true,
    note: '',
  });
  const colleague = await colleagueOf(recruiter);
  await colleague.visitor.ok('markTalent', { params: { id }, body: { note: 'Ask in spring.' } });
  const shortlist = await colleague.visitor.ok('getShortlist');
  expect(shortlist).toMatchObject([{ jobSeekerProfile: { id }, by: 'Rut', note: 'Ask in spring.', connection: null }]);
  expect(JSON.stringify([shortlist, await colleague.visitor.ok('getDesk')])).not.toMatch(SECRETS);

  const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
  expect(await other.visitor.ok('getShortlist')).toEqual([]);
  expect((await other.visitor.call('markTalent', { params: { id }, body: { shortlisted: true } })).status).toBe(404);

  // The talent learns of a request, never of a mark.
  expect(JSON.stringify((await talent.visitor.call('exportMyData')).body)).not.toContain('Ask in spring');
  expect((await colleague.visitor.call('exportMyData')).body).toMatchObject({
    recruiter: { talentsMarked: [{ jobSeeker: id, note: 'Ask in spring.' }] },
  });

  const { id: connectionId } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
  expect(await recruiter.visitor.ok('getShortlist')).toMatchObject([
    { connection: { id: connectionId, status: 'open' } },
  ]);

  // Whoever hides is on no list; whoever leaves is gone, note and all.
  await talent.visitor.ok('blockCompany', { body: { companyId: recruiter.company.id } });
  expect(await recruiter.visitor.ok('getShortlist')).toEqual([]);
  await talent.visitor.ok('deleteMe');
  expect(await world.server.app.models.talentMarks.countDocuments()).toBe(0);
  expect(await wholeStore(world)).not.toMatch(/Ask in spring/);
});

test('of two colleagues who note something at once, the second is told, and neither note is lost', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Dag' });
  const params = { id: handleFor(recruiter, talent) };
  const colleague = await colleagueOf(recruiter);
  const noteOf = async () =>
    (await colleague.visitor.ok('getDesk')).noted?.find((mark) => mark.talent === params.id)?.note;
  const first = { note: 'Spoke in May.', noteBefore: '' };
  await recruiter.visitor.ok('markTalent', { params, body: first });
  const late = { note: 'Too junior.', noteBefore: '' };
  expect(await colleague.visitor.call('markTalent', { params, body: late })).toMatchObject({
    status: 409,
    body: { detail: 'A colleague has changed this note meanwhile. Read it, then save yours again.' },
  });
  expect(await noteOf()).toBe('Spoke in May.');
  // Who sends the same again, since no answer came, is not told of themselves.
  await recruiter.visitor.ok('markTalent', { params, body: first });
  const both = { note: 'Spoke in May. Too junior.', noteBefore: 'Spoke in May.' };
  await colleague.visitor.ok('markTalent', { params, body: both });
  expect(await noteOf()).toBe(both.note);
  // What was noted is gone by now: it is not written anew, as if nobody had taken it away.
  await colleague.visitor.ok('markTalent', { params, body: { note: '', noteBefore: both.note } });
  const gone = { note: 'Spoke twice.', noteBefore: both.note };
  expect((await recruiter.visitor.call('markTalent', { params, body: gone })).status).toBe(409);
});

test('a shortlist that is full has room again once somebody is taken off it, note or not', async () => {
  const { talentMarks } = world.server.app.models;
  const owner = await joinAsRecruiter(world, { givenName: 'Vera' }, 'Full AB');
  const params = { id: handleFor(owner, await joinAsTalent(world, { givenName: 'Ada' })) };
  const next = { id: handleFor(owner, await joinAsTalent(world, { givenName: 'Ebba' })) };
  const marks = (count: number, part: object) =>
    talentMarks.insertMany(
      Array.from({ length: count }, () => ({
        companyId: owner.company.id,
        jobSeekerProfileId: new Types.ObjectId(),
        updatedAt: world.clock.now(),
        ...part,
      })),
    );
  await marks(TALENT_MARKS_MAX - 1, { shortlistedAt: world.clock.now() });
  await owner.visitor.ok('markTalent', { params, body: { shortlisted: true, note: 'Ask in spring.' } });
  const full = await owner.visitor.call('markTalent', { params: next, body: { shortlisted: true } });
  expect(full).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/Take one off the shortlist first/) },
  });
  await owner.visitor.ok('markTalent', { params, body: { shortlisted: false } });
  await owner.visitor.ok('markTalent', { params: next, body: { shortlisted: true } });
  // Notes on whoever is not on it have an end of their own.
  expect((await owner.visitor.call('markTalent', { params, body: { shortlisted: true } })).status).toBe(409);
  await marks(TALENT_MARKS_MAX - 1, { note: 'Later.' });
  const third = { id: handleFor(owner, await joinAsTalent(world, { givenName: 'Ida' })) };
  const note = { body: { note: 'Spoke in May.' } };
  expect(await owner.visitor.call('markTalent', { params: third, ...note })).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/Delete one of those notes first/) },
  });
  await owner.visitor.ok('markTalent', { params, body: { note: '' } });
  await owner.visitor.ok('markTalent', { params: third, ...note });
  await talentMarks.deleteMany({ companyId: owner.company.id });
});

test('a note that a colleague saves while the talent is taken off the shortlist is kept', async () => {
  const talent = await joinAsTalent(world, CANARY);
  const id = handleFor(recruiter, talent);
  const colleague = await colleagueOf(recruiter);
  for (let round = 0; round < 8; round += 1) {
    await recruiter.visitor.ok('markTalent', { params: { id }, body: { shortlisted: true, note: '' } });
    const note = `Note ${round}`;
    // Both are of one moment: the clock stands.
    await Promise.all([
      recruiter.visitor.ok('markTalent', { params: { id }, body: { shortlisted: false } }),
      colleague.visitor.ok('markTalent', { params: { id }, body: { note } }),
    ]);
    const kept = await world.server.app.models.talentMarks.findOne({ companyId: recruiter.company.id, note });
    expect(kept).not.toBeNull();
  }
  await talent.visitor.ok('deleteMe');
});

test('a mark that says nothing is not kept', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Bea' });
  const params = { id: handleFor(recruiter, talent) };
  await recruiter.visitor.ok('markTalent', { params, body: { shortlisted: true } });
  await recruiter.visitor.ok('markTalent', { params, body: { shortlisted: false } });
  expect(await world.server.app.models.talentMarks.countDocuments()).toBe(0);
});

describe('who keeps a talent in sight, and since when,', () => {
  const keptBy = async (id: string) => {
    const shortlist = await recruiter.visitor.ok('getShortlist');
    return shortlist.filter(({ jobSeekerProfile }) => jobSeekerProfile.id === id).map(({ by, at }) => ({ by, at }));
  };
  /** A talent whom Rut keeps since a few days ago, and a colleague of hers. */
  const keptByRut = async (givenName: string) => {
    const talent = await joinAsTalent(world, { givenName });
    const params = { id: handleFor(recruiter, talent) };
    const at = world.clock.now().toISOString();
    await recruiter.visitor.ok('markTalent', { params, body: { shortlisted: true } });
    world.clock.advance({ days: 3 });
    return { talent, params, at, colleague: await colleagueOf(recruiter) };
  };
  const now = () => world.clock.now().toISOString();

  test('are the same after a removal that is undone, with and without a note', async () => {
    const { params, at, colleague } = await keptByRut('Elsa');
    for (const note of ['', 'Ask in spring.']) {
      await recruiter.visitor.ok('markTalent', { params, body: { note } });
      const { undo } = await colleague.visitor.ok('markTalent', { params, body: { shortlisted: false } });
      expect(await keptBy(params.id)).toEqual([]);
      expect(undo).toEqual(expect.any(String));
      world.clock.advance({ minutes: 2 });
      const restored = await colleague.visitor.ok('markTalent', { params, body: { shortlisted: true, undo } });
      expect(restored).toEqual({ talent: params.id, shortlisted: true, note });
      expect(await keptBy(params.id)).toEqual([{ by: 'Rut', at }]);
    }
  });

  test('are theirs who were first, whoever presses after them', async () => {
    const { params, at, colleague } = await keptByRut('Fia');
    await colleague.visitor.ok('markTalent', { params, body: { shortlisted: true } });
    expect(await keptBy(params.id)).toEqual([{ by: 'Rut', at }]);
  });

  test('are theirs who put the talent there anew, whatever is undone afterwards', async () => {
    const { params, colleague } = await keptByRut('Gun');
    const { undo } = await recruiter.visitor.ok('markTalent', { params, body: { shortlisted: false } });
    await colleague.visitor.ok('markTalent', { params, body: { shortlisted: true } });
    const anew = now();
    world.clock.advance({ minutes: 2 });
    await recruiter.visitor.ok('markTalent', { params, body: { shortlisted: true, undo } });
    expect(await keptBy(params.id)).toEqual([{ by: 'Kim', at: anew }]);
  });

  test('are never what somebody says: an undo of another talent, another company, or of long ago counts for nothing', async () => {
    const { params, colleague } = await keptByRut('Hedda');
    const elsewhere = await keptByRut('Ines');
    const remove = { body: { shortlisted: false } };
    const { undo: ofAnother } = await recruiter.visitor.ok('markTalent', { params: elsewhere.params, ...remove });
    const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
    const theirs = { params: { id: handleFor(other, elsewhere.talent) } };
    await other.visitor.ok('markTalent', { ...theirs, body: { shortlisted: true } });
    const { undo: ofOthers } = await other.visitor.ok('markTalent', { ...theirs, ...remove });
    const { undo: old } = await recruiter.visitor.ok('markTalent', { params, ...remove });
    world.clock.advance({ days: 1 });
    for (const undo of [ofAnother, ofOthers, old, 'made-up']) {
      await colleague.visitor.ok('markTalent', { params, body: { shortlisted: true, undo } });
      expect(await keptBy(params.id)).toEqual([{ by: 'Kim', at: now() }]);
      await colleague.visitor.ok('markTalent', { params, ...remove });
    }
  });

  test('tell of nobody who deleted their account meanwhile', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Jun' });
    const params = { id: handleFor(recruiter, talent) };
    const colleague = await colleagueOf(recruiter);
    await colleague.visitor.ok('markTalent', { params, body: { shortlisted: true } });
    const at = now();
    const { undo } = await recruiter.visitor.ok('markTalent', { params, body: { shortlisted: false } });
    await colleague.visitor.ok('deleteMe');
    await recruiter.visitor.ok('markTalent', { params, body: { shortlisted: true, undo } });
    expect(await keptBy(params.id)).toEqual([{ by: '', at }]);
    const { talentMarks } = world.server.app.models;
    expect(await talentMarks.countDocuments({ shortlistedBy: colleague.me.id })).toBe(0);
  });
});

test('a profile that somebody of the company opened is seen by all of it', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Cia' });
  const id = handleFor(recruiter, talent);
  expect((await recruiter.visitor.ok('getDesk')).seen).not.toContain(id);
  await recruiter.visitor.ok('getJobSeekerProfile', { params: { id } });
  const colleague = await colleagueOf(recruiter);
  expect((await colleague.visitor.ok('getDesk')).seen).toContain(id);
});

test('who joined since the last visit is told apart; a short way away is the same visit', async () => {
  const visit = () => recruiter.visitor.ok('visitOpenRole', { params: { id: recruiter.role.id }, body: {} });
  expect(await visit()).toEqual({ since: null });
  const first = world.clock.now().toISOString();
  world.clock.advance({ minutes: 30 });
  expect(await visit()).toEqual({ since: null });
  world.clock.advance({ days: 2 });
  const { since } = await visit();
  expect(since !== null && since > first).toBe(true);
  world.clock.advance({ minutes: 5 });
  expect(await visit()).toEqual({ since });
});
