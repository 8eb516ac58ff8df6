import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Types } from 'mongoose';
import type { MoveOrBack } from '@vela/contracts/constants';
import {
  handleFor,
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { wholeStore } from '../../../tests/support/whole-store.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { asidesToMoves } from './index.js';

const TALENTS = 5;

let world: World;
let recruiter: Recruiter;
let talents: Talent[];

beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  talents = [];
  // Each asks for more than the one before, so that the order is theirs.
  for (let number = 0; number < TALENTS; number += 1)
    talents.push(
      await joinAsTalent(
        world,
        { givenName: `Talent${number}`, email: `quetzal${number}@hidden.example` },
        { minSalary: 60_000 + 4000 * number, maxSalary: 62_000 + 4000 * number },
      ),
    );
}, 60_000);
afterAll(() => world.stop());

const nth = (number: number): Talent => {
  const talent = talents[number];
  if (talent === undefined) throw new Error(`There is no talent ${number}.`);
  return talent;
};

const move = (talent: Talent, where: MoveOrBack, reason = where === 'back' ? '' : 'Built ferries before.') =>
  recruiter.visitor.ok('moveTalent', {
    params: { id: recruiter.role.id },
    body: { talent: handleFor(recruiter, talent), where, reason },
  });

const pageOf = async (query: object = {}) => {
  const { matches, putUp, putDown, total, next } = await recruiter.visitor.ok('getOpenRole', {
    params: { id: recruiter.role.id },
    query: { pageSize: 50, ...query },
  });
  const lines = (list: typeof matches) =>
    list.map(({ jobSeekerProfile: { id }, score, move: moved }) => ({ id, score, where: moved?.where ?? null }));
  return { matches: lines(matches), putUp: lines(putUp), putDown: lines(putDown), total, next };
};

const log = (query: { openRoleId?: string } = {}) => recruiter.visitor.ok('listMoves', { query });

describe('whom a recruiter moves in a role’s list', () => {
  test('stands above, below or behind a line, and nobody else’s score or order changes', async () => {
    const before = await pageOf();
    expect(before.matches).toHaveLength(TALENTS);
    const [first, second, third, fourth, fifth] = before.matches.map(({ id }) => id);
    const byHandle = new Map(talents.map((talent) => [handleFor(recruiter, talent), talent]));
    const talentOf = (id: string | undefined): Talent => byHandle.get(id ?? '') ?? nth(99);
    await move(talentOf(fourth), 'up');
    await move(talentOf(first), 'down', 'No licence.');
    await move(talentOf(third), 'aside', 'Knows our founder.');
    const after = await pageOf();
    const scoreOf = new Map(before.matches.map(({ id, score }) => [id, score]));
    expect(after).toEqual({
      total: before.total,
      putUp: [{ id: fourth, score: scoreOf.get(fourth ?? ''), where: 'up' }],
      matches: [
        { id: second, score: scoreOf.get(second ?? ''), where: null },
        { id: third, score: scoreOf.get(third ?? ''), where: 'aside' },
        { id: fifth, score: scoreOf.get(fifth ?? ''), where: null },
      ],
      putDown: [{ id: first, score: scoreOf.get(first ?? ''), where: 'down' }],
      next: null,
    });
    // What is put up answers to the filters like anybody else; another role knows nothing of it.
    expect((await pageOf({ availability: [6] })).putUp).toEqual([]);
    const pages = [
      await pageOf({ pageSize: 2 }),
      await pageOf({ pageSize: 2, page: 2 }),
      await pageOf({ pageSize: 2, page: 3 }),
    ];
    expect(pages.map(({ putUp, putDown }) => [putUp.length, putDown.length])).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
    expect(pages.flatMap(({ matches }) => matches)).toEqual(after.matches);
    // The same by what "Next" asks for: behind the last of the page before.
    const turned = [await pageOf({ pageSize: 2 })];
    for (let next = turned[0]?.next; next; next = turned.at(-1)?.next)
      turned.push(await pageOf({ pageSize: 2, page: turned.length + 1, after: next }));
    expect(turned.map(({ next: _next, ...page }) => page)).toEqual(pages.map(({ next: _next, ...page }) => page));
    // A place that no list has begins it anew, those above it too.
    expect((await pageOf({ pageSize: 2, after: 'nowhere' })).putUp).toEqual(after.putUp);

    for (const id of [first, third, fourth]) await move(talentOf(id), 'back');
    expect(await pageOf()).toEqual(before);
  });

  test('is in the log: who, when, which role, whom, why; once, whoever presses twice', async () => {
    const { total } = await log();
    await move(nth(0), 'up', 'Built ferries before.');
    await move(nth(0), 'up', 'Built ferries before.');
    const page = await log();
    expect(page.total).toBe(total + 1);
    expect(page.moves[0]).toMatchObject({
      at: world.clock.now().toISOString(),
      by: 'Rut',
      own: true,
      openRole: { id: recruiter.role.id, name: 'Backend engineer' },
      where: 'up',
      talent: { id: handleFor(recruiter, nth(0)), reason: 'Built ferries before.' },
      holds: true,
    });
    expect(page.moves.filter(({ holds }) => holds)).toHaveLength(1);
    expect(JSON.stringify(page)).not.toMatch(/quetzal|hidden|Talent\d/i);
    expect((await log({ openRoleId: new Types.ObjectId().toHexString() })).total).toBe(0);
    const audited = await world.server.app.models.auditEntries
      .find({ action: 'company.talentMoved' })
      .sort({ at: -1, _id: -1 })
      .limit(1)
      .lean();
    expect(audited).toMatchObject([{ subject: 'openRole', details: { where: 'up' } }]);
    await move(nth(0), 'back');
  });

  test('is not undone once somebody moved them again', async () => {
    const talent = handleFor(recruiter, nth(2));
    const params = { id: recruiter.role.id };
    const aside = { talent, where: 'aside', reason: 'Knows our founder.' } as const;
    const { entry } = await recruiter.visitor.ok('moveTalent', { params, body: aside });
    const colleague = await world.join({ givenName: 'Kim', userType: 'talentSeeker' });
    await world.server.app.models.users.updateOne(
      { _id: colleague.me.id },
      { $set: { companyId: recruiter.company.id } },
    );
    const up = { talent, where: 'up', reason: 'Built ferries before.' } as const;
    const { entry: later } = await colleague.visitor.ok('moveTalent', { params, body: up });
    const undo = { talent, where: 'back', reason: '', undoes: entry } as const;
    expect(await recruiter.visitor.call('moveTalent', { params, body: undo })).toMatchObject({
      status: 409,
      body: { detail: 'Somebody has moved this talent again since. Nothing was undone.' },
    });
    expect((await pageOf()).putUp.map(({ id }) => id)).toEqual([talent]);
    const last = { params, body: { ...undo, undoes: later } };
    await colleague.visitor.ok('moveTalent', last);
    // Sent again, since no answer came, it is so already.
    await colleague.visitor.ok('moveTalent', last);
    expect((await pageOf()).putUp).toEqual([]);
  });

  test('needs a reason, a talent in sight and a role of one’s own', async () => {
    const call = (body: object, id = recruiter.role.id) =>
      recruiter.visitor.send(`/api/open-roles/${id}/moves`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    const talent = handleFor(recruiter, nth(1));
    expect((await call({ talent, where: 'aside', reason: '  ' })).status).toBe(422);
    expect((await call({ talent, where: 'sideways', reason: 'Because.' })).status).toBe(422);
    const other = await joinAsRecruiter(world, { givenName: 'Olga' }, 'Other AB');
    expect((await call({ talent, where: 'up', reason: 'Because.' }, other.role.id)).status).toBe(404);
    expect((await call({ talent: handleFor(other, nth(1)), where: 'up', reason: 'Because.' })).status).toBe(404);
    expect((await other.visitor.ok('listMoves', { query: {} })).total).toBe(0);
  });

  test('is told the talent without company and reason, and says nothing of whoever is not to be seen', async () => {
    const talent = await joinAsTalent(world, { givenName: 'Talentx', email: 'quetzalx@hidden.example' });
    await move(talent, 'aside', 'Worked for a rival.');
    const id = handleFor(recruiter, talent);
    await recruiter.visitor.ok('markTalent', { params: { id }, body: { shortlisted: true, note: 'Ask in spring.' } });
    const asked = { ...requestTo(recruiter, talent), text: 'Dear talentx, would you like to talk?' };
    const { id: requestId } = await recruiter.visitor.ok('createConnection', { body: asked });
    await talent.visitor.ok('answerConnection', { params: { id: requestId }, body: { status: 'declined' } });
    const ownExport = async (): Promise<string> => {
      const { recruiter: own } = (await recruiter.visitor.call('exportMyData')).body as { recruiter: object };
      return JSON.stringify(own);
    };
    expect(await ownExport()).toMatch(/Ask in spring.*|Dear talentx/);
    const told = await talent.visitor.ok('getAppearances');
    expect(told.roles).toMatchObject([{ role: 'Backend engineer', movedByPeople: { aside: 1 } }]);
    const exported = await talent.visitor.call('exportMyData');
    expect(exported.body).toMatchObject({ talent: { movesByPeople: [{ where: 'aside' }] } });
    expect(JSON.stringify(exported.body)).not.toMatch(/rival/);
    expect((await recruiter.visitor.call('exportMyData')).body).toMatchObject({
      recruiter: { talentsMoved: expect.arrayContaining([expect.objectContaining({ reason: 'Worked for a rival.' })]) },
    });

    await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
    const paused = (await log()).moves[0];
    expect(paused).toMatchObject({ talent: null, holds: false, by: 'Rut', where: 'aside' });
    const exportedThen = await ownExport();
    expect(exportedThen).not.toMatch(/rival|Ask in spring|Dear talentx/);
    await talent.visitor.ok('deleteMe');
    expect((await log()).moves[0]).toEqual(paused);
    expect(await ownExport()).toBe(exportedThen);
    expect(await wholeStore(world)).not.toMatch(/Worked for a rival/);
  });

  test('whoever was set aside before there was a log is in it, and stays aside', async () => {
    const { models } = world.server.app;
    const companyId = new Types.ObjectId(recruiter.company.id);
    const place = { companyId, jobSeekerProfileId: new Types.ObjectId(nth(3).profile.id) };
    await models.talentMarks.collection.insertOne({
      _id: new Types.ObjectId(),
      ...place,
      shortlistedAt: null,
      shortlistedBy: null,
      asideFor: [new Types.ObjectId(recruiter.role.id)],
      note: '',
      notedBy: null,
      updatedAt: world.clock.now(),
    });
    await asidesToMoves(models.talentMarks.db);
    await asidesToMoves(models.talentMarks.db);
    expect(await models.talentMarks.countDocuments(place)).toBe(0);
    const { matches } = await pageOf();
    expect(matches.filter(({ where }) => where === 'aside')).toMatchObject([{ id: handleFor(recruiter, nth(3)) }]);
    expect((await log()).moves).toEqual(
      expect.arrayContaining([expect.objectContaining({ by: '', own: false, where: 'aside', holds: true })]),
    );
  });
});
