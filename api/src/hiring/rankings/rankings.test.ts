import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { RANKINGS_KEPT_DAYS } from '@vela/market/retention';
import { ExposureTable, SCORE_VERSION } from '@vela/matching';
import {
  joinAsRecruiter,
  joinAsTalent,
  type Recruiter,
  requestTo,
  type Talent,
} from '../../../tests/support/people.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { followExposures, followMoments } from './index.js';

let world: World;
let recruiter: Recruiter;
let ada: Talent;
let bea: Talent;

beforeAll(async () => {
  // What waits is written when the tests say so.
  world = await startWorld({}, { jobs: 'none' });
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  ada = await joinAsTalent(world, { givenName: 'Ada' });
  bea = await joinAsTalent(world, { givenName: 'Bea' }, { experienceYears: 1, minSalary: 90_000, maxSalary: 95_000 });
});
afterAll(() => world.stop());

const look = async (query: object = {}) => {
  const { rankingLog } = world.server.app;
  await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id }, query });
  const { waiting } = rankingLog;
  await rankingLog.write();
  return waiting;
};

const logged = () => world.server.app.models.rankings.find().sort({ at: 1, place: 1 }).lean();

describe('the log of rankings', () => {
  test('holds who was shown, where and why, once for each role and day', async () => {
    expect(await look()).toBe(2);
    await look({ setup: ['remote'] });
    const entries = await logged();
    expect(entries.map(({ place, scoreVersion, filters }) => ({ place, scoreVersion, filters }))).toEqual([
      { place: 1, scoreVersion: SCORE_VERSION, filters: {} },
      { place: 2, scoreVersion: SCORE_VERSION, filters: {} },
    ]);
    expect(entries[0]?.basisPoints).toBeGreaterThan(entries[1]?.basisPoints ?? Infinity);
    world.clock.advance({ days: 1 });
    await look({ setup: ['remote'], page: 2, pageSize: 1 });
    expect((await logged()).slice(2)).toMatchObject([{ place: 2, filters: { setup: ['remote'] } }]);
  });

  test('names nobody: not the talent, and not one company’s list to another', async () => {
    const other = await joinAsRecruiter(world, { givenName: 'Tor' }, 'Pier AB');
    await other.visitor.ok('getOpenRole', { params: { id: other.role.id } });
    await world.server.app.rankingLog.write();
    const entries = await logged();
    expect(JSON.stringify(entries)).not.toContain(ada.profile.id);
    const talentsOf = (companyId: string) =>
      new Set(entries.filter((entry) => entry.companyId.toHexString() === companyId).map(({ talent }) => talent));
    expect([...talentsOf(other.company.id)].filter((talent) => talentsOf(recruiter.company.id).has(talent))).toEqual(
      [],
    );
    expect(talentsOf(other.company.id).size).toBe(2);
  });

  test('waits for no store, and goes on where it was when the store is back', async () => {
    const { rankingLog, models } = world.server.app;
    world.clock.advance({ days: 1 });
    const write = jest.spyOn(models.rankings, 'bulkWrite').mockRejectedValueOnce(new Error('away'));
    await expect(look()).rejects.toThrow('away');
    expect(rankingLog.waiting).toBe(2);
    await rankingLog.write();
    expect(rankingLog.waiting).toBe(0);
    write.mockRestore();
  });

  test('tells the talent how often, for what, and no company', async () => {
    const { id } = await recruiter.visitor.ok('createConnection', { body: requestTo(recruiter, ada) });
    const told = await ada.visitor.ok('getAppearances');
    expect(told).toMatchObject({ viewed: 0, asked: 1, roles: [{ role: 'Backend engineer', asked: 1, bestPlace: 1 }] });
    expect(told.shown).toBe(told.roles[0]?.shown);
    const exported = await ada.visitor.call('exportMyData');
    const { talent } = exported.body as { talent: { rankings: object[] } };
    expect(talent.rankings).toHaveLength(told.shown);
    expect(JSON.stringify(talent.rankings)).not.toContain(recruiter.company.id);
    await ada.visitor.ok('answerConnection', { params: { id }, body: { status: 'declined', reason: 'No.' } });
  });

  test('orders the next day’s lists: who was shown less comes first among equals', async () => {
    const { exposures, models } = world.server.app;
    world.clock.advance({ minutes: 20 });
    await followExposures(world.server.app);
    const before = exposures.of(bea.profile.id);
    expect(before).toBe((await bea.visitor.ok('getAppearances')).shown);
    expect(before).toBeGreaterThan(0);
    // A partition follows its own people alone, up to a moment that another clock has closed; who asks it knows the moment alone.
    const [part, asking] = [new ExposureTable(), new ExposureTable()];
    const app = { ...world.server.app, exposures: part };
    await followExposures(app, { isFollowed: (profileId) => profileId === bea.profile.id, upTo: exposures.moment + 1 });
    expect([...part.shown]).toEqual([bea.profile.id]);
    expect([part.of(bea.profile.id), part.moment]).toEqual([before, exposures.moment + 1]);
    await followExposures(app, { upTo: exposures.moment + 3 });
    expect(part.moment).toBe(exposures.moment + 1);
    followMoments({ ...world.server.app, exposures: asking });
    expect([asking.moment, [...asking.shown]]).toEqual([exposures.moment, []]);
    world.clock.advance({ days: 29 });
    await followExposures(world.server.app);
    expect(exposures.of(bea.profile.id)).toBe(0);
    const indexes = await models.rankings.collection.indexes();
    expect(indexes.find(({ key }) => key['at'] === 1)?.expireAfterSeconds).toBe(RANKINGS_KEPT_DAYS * 86_400);
  });

  test('keeps nothing of who deletes the account while it is written', async () => {
    const { rankingLog, models } = world.server.app;
    const cleo = await joinAsTalent(world, { givenName: 'Cleo' });
    await look({ pageSize: 50 });
    expect((await cleo.visitor.ok('getAppearances')).shown).toBe(1);
    const count = await models.rankings.countDocuments();
    world.clock.advance({ days: 1 });
    await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id }, query: { pageSize: 49 } });
    expect(rankingLog.waiting).toBe(3);
    const bulkWrite = models.rankings.bulkWrite.bind(models.rankings);
    const write = jest.spyOn(models.rankings, 'bulkWrite').mockImplementationOnce(async (...given) => {
      await cleo.visitor.ok('deleteMe');
      return bulkWrite(...given);
    });
    await rankingLog.write();
    write.mockRestore();
    // Ada and Bea of the new day came, Cleo of the day before went.
    expect(await models.rankings.countDocuments()).toBe(count + 2 - 1);
  });

  test('goes with the account, what waits included', async () => {
    const { rankingLog, models } = world.server.app;
    await rankingLog.write();
    const count = await models.rankings.countDocuments();
    const { shown } = await bea.visitor.ok('getAppearances');
    world.clock.advance({ days: 1 });
    await recruiter.visitor.ok('getOpenRole', { params: { id: recruiter.role.id } });
    await bea.visitor.ok('deleteMe');
    await rankingLog.write();
    expect(await models.rankings.countDocuments()).toBe(count - shown + 1);
  });

  test('tells it for what a role is called that another one took the place of, and then a third', async () => {
    const before = await ada.visitor.ok('getAppearances');
    expect(before.roles).toMatchObject([{ role: 'Backend engineer' }]);
    const { visitor: admin } = await world.join({ givenName: 'Boss', email: 'admin@vela.example' });
    const made = async (name: string): Promise<string> => {
      const { categories } = await admin.ok('adminCreateTerm', {
        body: { kind: 'role', categoryId: world.category.id, name },
      });
      return categories.flatMap(({ roles }) => roles).find((role) => role.name === name)?.id ?? '';
    };
    const merge = (from: string, into: string) =>
      admin.ok('adminMergeTerms', { body: { kind: 'role', from, into, reason: 'The same work' } });
    const [server, service] = [await made('Server engineer'), await made('Service engineer')];
    await merge(world.category.roles[0]?.id ?? '', server);
    await merge(server, service);
    // What is shown from then on counts for the same role.
    world.clock.advance({ days: 1 });
    await look();
    const after = await ada.visitor.ok('getAppearances');
    expect(after.roles).toEqual([{ ...before.roles[0], role: 'Service engineer', shown: before.shown + 1 }]);
  });
});
