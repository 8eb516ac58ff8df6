import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { BUNDLED_RATES, ExposureTable, type MatchRole, type RateTable, scoreMatch } from '@vela/matching';
import { Line } from '../../../../tests/support/line.js';
import { joinAsRecruiter, joinAsTalent, type Recruiter } from '../../../../tests/support/people.js';
import { until } from '../../../../tests/support/until.js';
import { startWorld, type World } from '../../../../tests/support/world.js';
import { searcherWith } from '../../../accounts/companies/index.js';
import { connectStore } from '../../../platform/database/index.js';
import { createLog } from '../../../platform/observability/index.js';
import { createModels } from '../../../records/models.js';
import { uncached } from '../../../records/reads.js';
import { Catalogue } from '../../../reference/categories/catalogue.js';
import { LiveRates } from '../../../reference/rates/index.js';
import { matchProfileOf, matchRoleOf } from '../engine/subjects.js';
import { IndexEngine } from './index-engine.js';

let world: World;
let recruiter: Recruiter;
let wanted: MatchRole;

beforeAll(async () => {
  world = await startWorld();
  recruiter = await joinAsRecruiter(world, { givenName: 'Rut' });
  const role = await world.server.app.models.openRoles.findById(recruiter.role.id).lean();
  if (role === null) throw new Error('The role is missing.');
  wanted = matchRoleOf(role, searcherWith({ _id: role.companyId }, []), world.server.app.catalogue.current);
});
afterAll(() => world.stop());

/** An engine of its own, as another instance on the same store has one. */
const anotherEngine = (rates: RateTable = BUNDLED_RATES): IndexEngine => {
  const { models, catalogue, log } = world.server.app;
  return new IndexEngine(models.jobSeekerProfiles, catalogue, {
    rates,
    exposures: new ExposureTable(),
    log,
    records: uncached,
  });
};

test('a pause that is saved while an instance builds its index is not undone by what was read before', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Ada' });
  const engine = anotherEngine();
  const starting = engine.start();
  await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
  await starting;
  await until(async () => (await engine.count(wanted)) === 0);
  await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: true } });
  await until(async () => (await engine.count(wanted)) === 1);
  await engine.stop();
});

test('many saves at once leave the state of the last', async () => {
  const talent = await joinAsTalent(world, { givenName: 'Bea' });
  const { matchEngine } = world.server.app;
  const before = await matchEngine.count(wanted);
  for (let round = 0; round < 10; round += 1) {
    await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
    await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: true } });
  }
  expect(await matchEngine.count(wanted)).toBe(before);
  await talent.visitor.ok('saveJobSeekerProfile', { body: { availableForContact: false } });
  expect(await matchEngine.count(wanted)).toBe(before - 1);
});

test('by rates of another day everybody’s pay is reckoned anew', async () => {
  const { profile } = await joinAsTalent(
    world,
    { givenName: 'Dea' },
    { currency: 'EUR', minSalary: 6000, maxSalary: 7000, compensationTimePeriod: 'Monthly' },
  );
  const { app } = world.server;
  const stored = await app.models.jobSeekerProfiles.findById(profile.id).lean();
  if (stored === null) throw new Error('The profile is missing.');
  const rates = new LiveRates(BUNDLED_RATES);
  const engine = anotherEngine(rates);
  await engine.start();
  const shown = async () =>
    (await engine.rank(wanted, { week: 0, offset: 0, limit: 50 })).ranked.find(
      ({ profileId }) => profileId === profile.id,
    )?.basisPoints;
  const expected = () => scoreMatch(wanted, matchProfileOf(stored, app.catalogue.current), rates).basisPoints;
  const before = expected();
  expect(await shown()).toBe(before);
  // Euros that are worth half as many kronor.
  const { SEK } = BUNDLED_RATES.perEuro;
  rates.take({ date: '2026-11-25', perEuro: { ...BUNDLED_RATES.perEuro, SEK: SEK / 2 } });
  expect(expected()).toBeGreaterThan(before);
  await until(async () => (await shown()) === expected());
  await engine.stop();
});

test('a store that goes away while an instance builds its index has the build begin again', async () => {
  await joinAsTalent(world, { givenName: 'Cim' });
  const expected = await world.server.app.matchEngine.count(wanted);
  const line = new Line(world.store.uri);
  await line.join();
  const connection = await connectStore(line.uri);
  const models = createModels(connection);
  const catalogue = new Catalogue(models.categories);
  const reload = catalogue.reload.bind(catalogue);
  jest.spyOn(catalogue, 'reload').mockImplementationOnce(async () => {
    await reload();
    await line.cut();
  });
  const log = createLog({ logLevel: 'silent', version: 'test' });
  const told: unknown[] = [];
  const engine = new IndexEngine(models.jobSeekerProfiles, catalogue, {
    rates: BUNDLED_RATES,
    exposures: new ExposureTable(),
    log,
    records: uncached,
  });
  jest.spyOn(log, 'warn').mockImplementation((_facts: unknown, sentence?: unknown) => {
    told.push(sentence);
  });
  const starting = engine.start();
  await until(() => told.includes('the store went away while the match index was being built, it is built anew'));
  expect(engine.ready).toBe(false);
  await expect(engine.count(wanted)).rejects.toMatchObject({ status: 503 });
  await line.join();
  await starting;
  expect([engine.ready, await engine.count(wanted)]).toEqual([true, expected]);
  await engine.stop();

  // One that is stopped while it waits for the store ends without an error.
  await line.cut();
  const other = new IndexEngine(models.jobSeekerProfiles, catalogue, {
    rates: BUNDLED_RATES,
    exposures: new ExposureTable(),
    log,
    records: uncached,
  });
  const waiting = other.start();
  await other.stop();
  await waiting;
  expect(other.ready).toBe(false);
  await connection.close();
});
