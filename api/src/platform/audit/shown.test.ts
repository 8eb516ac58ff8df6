import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type mongo, Types } from 'mongoose';
import {
  AUDIT_SHOWN_FIRST,
  SHOWN_TOGETHER_LOOKS,
  SHOWN_TOGETHER_MINUTES,
  type ShownList,
} from '@vela/contracts/constants';
import { LOOKS_KEPT_DAYS } from '@vela/market/retention';
import { joinAsRecruiter, joinAsTalent, requestTo } from '../../../tests/support/people.js';
import type { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';

let world: World;
let admin: Visitor;
let adminId: string;
beforeAll(async () => {
  world = await startWorld({ ANSWER_CACHE_MS: '0' }, { jobs: 'none' });
  const { visitor, me } = await world.join({ givenName: 'Boss', familyName: 'Admin', email: 'admin@vela.example' });
  [admin, adminId] = [visitor, me.id];
});
afterAll(() => world.stop());

/** Begins a quarter of an hour in which nobody looked at anything. */
const nextWhile = (): void => world.clock.advance({ minutes: SHOWN_TOGETHER_MINUTES });

const looksAt = (list: ShownList) =>
  world.server.app.models.auditEntries
    .find({ action: 'admin.peopleShown', 'details.list': list })
    .sort({ at: 1, _id: 1 })
    .lean();
const lastLookAt = async (list: ShownList) => (await looksAt(list)).at(-1);
const idsOf = (shown: readonly { toHexString(): string }[] = []): readonly string[] =>
  shown.map((id) => id.toHexString());

describe('a look at people', () => {
  test('says who looked, at which list and whom they were shown, and not for which words they searched', async () => {
    const { me } = await joinAsTalent(world, { givenName: 'Sökta', familyName: 'Eftersökt' });
    nextWhile();
    await admin.ok('adminListUsers', { query: { search: 'Eftersökt' } });
    const [entry, ...others] = (await looksAt('users')).filter(({ details }) => details['searched'] === true);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ subject: 'adminList', details: { list: 'users', looks: 1, count: 1 } });
    expect(entry?.actorId?.toHexString()).toBe(adminId);
    expect(idsOf(entry?.shown)).toEqual([me.id]);
    expect(JSON.stringify(await world.server.app.models.auditEntries.find().lean())).not.toMatch(/eftersökt/i);
    expect(entry?.expiresAt).toEqual(new Date((entry?.at.getTime() ?? 0) + LOOKS_KEPT_DAYS * 86_400_000));
  });

  test('is one entry for one while, and one write each time', async () => {
    nextWhile();
    const writes: string[] = [];
    const note = ({ commandName, command }: mongo.CommandStartedEvent): void => {
      if (['insert', 'update', 'findAndModify'].includes(commandName) && command[commandName] === 'auditEntries')
        writes.push(commandName);
    };
    const client = world.server.app.models.users.db.getClient();
    const before = (await looksAt('users')).length;
    client.on('commandStarted', note);
    for (let look = 0; look < 3; look += 1) await admin.ok('adminListUsers', { query: {} });
    client.off('commandStarted', note);
    expect(writes).toHaveLength(3);
    expect(await looksAt('users')).toHaveLength(before + 1);
    const people = await world.server.app.models.users.countDocuments();
    expect(await lastLookAt('users')).toMatchObject({ details: { looks: 3, count: 3 * people, searched: false } });
    expect((await lastLookAt('users'))?.shown).toHaveLength(people);
    nextWhile();
    await admin.ok('adminListUsers', { query: {} });
    expect(await looksAt('users')).toHaveLength(before + 2);
  });

  test('of many is told in entries that can be read', async () => {
    nextWhile();
    const before = (await looksAt('users')).length;
    for (let look = 0; look < SHOWN_TOGETHER_LOOKS + 1; look += 1) await admin.ok('adminListUsers', { query: {} });
    expect((await looksAt('users')).slice(before).map(({ details }) => details['looks'])).toEqual([
      SHOWN_TOGETHER_LOOKS,
      1,
    ]);
  });

  test('that found nobody is noted where words were searched for, and only then', async () => {
    nextWhile();
    const before = (await looksAt('subscribers')).length;
    await admin.ok('adminListSubscribers', { query: {} });
    expect(await looksAt('subscribers')).toHaveLength(before);
    await admin.ok('adminListSubscribers', { query: { search: 'nobody@' } });
    expect(await lastLookAt('subscribers')).toMatchObject({ details: { searched: true, count: 0 }, shown: [] });
  });

  test('at a company names the company and its people', async () => {
    const { me, company } = await joinAsRecruiter(world, { givenName: 'Öppna' }, 'Öppna AB');
    await admin.ok('adminGetCompany', { params: { id: company.id } });
    const entry = await lastLookAt('company');
    expect(entry).toMatchObject({ subject: 'company', details: { searched: false } });
    expect([entry?.subjectId.toHexString(), entry?.companyId?.toHexString()]).toEqual([company.id, company.id]);
    expect(idsOf(entry?.shown)).toEqual([me.id]);
  });

  test('at reports leads to them and to who is reported, who does not learn of it', async () => {
    const recruiter = await joinAsRecruiter(world, { givenName: 'Rapport' }, 'Rapport AB');
    const talent = await joinAsTalent(world, { givenName: 'Anmälare' });
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, talent) });
    await talent.visitor.ok('reportConnection', { params: { id }, body: { reason: 'other', text: 'Se efter' } });
    const { rows } = await admin.ok('adminListReports', { query: {} });
    expect(idsOf((await lastLookAt('reports'))?.shown)).toEqual([rows[0]?.id, recruiter.me.id]);
    await admin.ok('adminListUsers', { query: { search: recruiter.me.id } });
    const { body } = await recruiter.visitor.call('exportMyData');
    expect(body).toMatchObject({ shownToStaff: [{ list: 'users' }] });
  });

  test('at the log is one entry, however often it is looked at', async () => {
    nextWhile();
    const before = (await looksAt('audit')).length;
    for (let look = 0; look < 5; look += 1) await admin.ok('adminListAudit', { query: {} });
    expect(await looksAt('audit')).toHaveLength(before + 1);
  });

  test('is found by whom it showed, and shows the ids', async () => {
    const { me } = await joinAsTalent(world, { givenName: 'Funnen' });
    await admin.ok('adminListUsers', { query: { search: me.id } });
    const { rows } = await admin.ok('adminListAudit', { query: { subjectId: me.id } });
    expect(rows).toMatchObject([{ action: 'admin.peopleShown', actorId: adminId, shown: [me.id] }]);
    // An administrator's own file says that they looked, not at whom.
    expect((await admin.call('exportMyData')).text).not.toContain(me.id);
  });

  test('at many is told by its first and how many, and in whole where it is opened', async () => {
    const ids = Array.from({ length: AUDIT_SHOWN_FIRST + 3 }, () => new Types.ObjectId());
    const noted = {
      _id: new Types.ObjectId(),
      at: world.clock.now(),
      action: 'admin.peopleShown' as const,
      actorId: new Types.ObjectId(adminId),
      subject: 'adminList' as const,
      subjectId: new Types.ObjectId(),
      companyId: null,
      details: { list: 'users', looks: 1, count: ids.length },
      shown: ids,
    };
    await world.server.app.models.auditEntries.insertOne(noted);
    const subjectId = noted.subjectId.toHexString();
    const { rows } = await admin.ok('adminListAudit', { query: { subjectId } });
    expect(rows).toMatchObject([{ shown: idsOf(ids.slice(0, AUDIT_SHOWN_FIRST)), shownCount: ids.length }]);
    const opened = await admin.ok('adminListAudit', { query: { entryId: noted._id.toHexString() } });
    expect(opened).toMatchObject({ total: 1, rows: [{ shown: idsOf(ids), shownCount: ids.length }] });
  });

  test('stays when an account ends: an id leads to nobody then', async () => {
    const { me, visitor } = await joinAsTalent(world, { givenName: 'Gången' });
    await admin.ok('adminListUsers', { query: { search: me.id } });
    await visitor.ok('deleteMe');
    expect((await admin.ok('adminListAudit', { query: { subjectId: me.id } })).rows).toHaveLength(2);
  });
});

test('what cannot be noted is not shown', async () => {
  const { auditEntries } = world.server.app.models;
  const full = jest.spyOn(auditEntries, 'updateOne').mockRejectedValue(new Error('full'));
  expect((await admin.call('adminListUsers', { query: {} })).status).toBe(500);
  full.mockRestore();
});
